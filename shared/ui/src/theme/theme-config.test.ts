import getDesignToken from 'antd/es/theme/getDesignToken';
import { canvasTheme } from './canvas-theme.ts';
import { themeFor } from './theme-config.ts';

/** The design table, value by value; colours of the default tenant. */
const table = {
  colorPrimary: '#4F46BA',
  colorLink: '#4F46BA',
  colorPrimaryHover: '#645CC2',
  colorLinkHover: '#645CC2',
  colorPrimaryActive: '#3F3895',
  colorLinkActive: '#3F3895',
  colorPrimaryBg: '#F3F2FA',
  colorPrimaryBgHover: '#E6E5F5',
  controlOutline: '#E6E5F5',
  colorPrimaryBorder: '#CAC8EA',
  colorText: '#1A1D27',
  colorTextHeading: '#1A1D27',
  colorTextSecondary: '#515766',
  colorTextTertiary: '#646A79',
  colorTextDescription: '#646A79',
  colorTextPlaceholder: '#646A79',
  colorIcon: '#646A79',
  colorTextQuaternary: '#A4A9B6',
  colorTextDisabled: '#A4A9B6',
  colorBgLayout: '#F6F7F9',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  colorFillTertiary: '#F1F2F5',
  colorFillQuaternary: '#F8F9FA',
  colorBgMask: 'rgba(22,26,38,.42)',
  colorBorder: '#D3D7DF',
  colorBorderSecondary: '#EBEDF1',
  colorSplit: '#EBEDF1',
  borderRadiusSM: 4,
  borderRadius: 6,
  borderRadiusLG: 10,
  sizeUnit: 4,
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 15,
  fontSizeHeading3: 20,
  fontSizeHeading4: 15,
  fontSizeHeading5: 13,
  fontWeightStrong: 600,
  controlHeight: 32,
  controlHeightSM: 28,
  controlHeightLG: 40,
  boxShadowTertiary: '0 1px 2px rgba(22,26,38,.05)',
  boxShadowSecondary: '0 6px 20px -4px rgba(22,26,38,.12), 0 2px 6px rgba(22,26,38,.05)',
  boxShadow: '0 16px 40px -8px rgba(22,26,38,.20), 0 4px 12px rgba(22,26,38,.06)',
  motionDurationFast: '.1s',
  motionDurationMid: '.16s',
  motionDurationSlow: '.24s',
  colorError: '#B3261E',
  colorErrorBg: '#FDEEEC',
  colorErrorText: '#B3261E',
  colorSuccess: '#17693F',
  colorSuccessBg: '#E8F6EE',
  colorSuccessText: '#17693F',
  colorInfo: '#1D5FBF',
  colorInfoBg: '#EAF2FD',
  colorInfoText: '#1D5FBF',
  colorWarning: '#E08A17',
  colorWarningBg: '#FDF3E1',
  colorWarningText: '#96500A',
};

const same = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value);

describe('the tokens that antd computes', () => {
  const tokens = getDesignToken(themeFor()) as unknown as Record<string, unknown>;

  test.each(Object.entries(table))('%s is %s', (name, value) => expect(same(tokens[name])).toBe(same(value)));

  test.each([
    ['fontSize', 'lineHeight', 22],
    ['fontSizeSM', 'lineHeightSM', 18],
    ['fontSizeHeading3', 'lineHeightHeading3', 28],
    ['fontSizeHeading4', 'lineHeightHeading4', 24],
    ['fontSizeHeading5', 'lineHeightHeading5', 20],
  ])('%s has lines of %s', (size, height, pixels) =>
    expect(Number(tokens[size]) * Number(tokens[height])).toBeCloseTo(pixels, 5),
  );

  test('a dark tenant colour keeps clear derived colours', () => {
    const teal = getDesignToken(themeFor('#0E6F6C')) as unknown as Record<string, unknown>;
    expect(teal['colorPrimaryBg']).toBe('#EEF5F5');
    expect(same(teal['colorLink'])).toBe('#0E6F6C');
    expect(teal['colorPrimaryActive']).toBe('#0B5956');
  });

  test('themes of two colours do not share one key of CSS variables', () => {
    expect(themeFor('#0E6F6C').cssVar?.key).not.toBe(themeFor().cssVar?.key);
    expect(themeFor('#0E6F6C').cssVar?.prefix).toBe('archway');
  });

  test('the table of components', () => {
    const { Layout, Menu, Table, Tabs, Segmented, Button } = themeFor().components ?? {};
    expect(Layout).toMatchObject({ headerHeight: 56, headerBg: '#FFFFFF' });
    expect(Menu).toMatchObject({ horizontalItemSelectedColor: '#1A1D27', activeBarHeight: 2 });
    expect(Table).toMatchObject({
      headerBg: '#FFFFFF',
      headerColor: '#646A79',
      headerSplitColor: 'transparent',
      cellFontSize: 13,
      cellPaddingInline: 12,
      rowSelectedBg: '#F3F2FA',
      rowHoverBg: '#F8F9FA',
    });
    expect(Tabs).toMatchObject({ horizontalItemGutter: 24 });
    expect(Segmented).toMatchObject({ trackBg: '#ECEEF2', itemSelectedBg: '#FFFFFF' });
    expect(Button).toMatchObject({ fontWeight: 500 });
  });
});

test('the dark algorithm does not change the colour of the canvas', () => {
  const tokens = getDesignToken(canvasTheme);
  expect(same(tokens.colorPrimary)).toBe('#8C84F0');
  expect(tokens.colorBgElevated).toBe('#282C34');
  expect(tokens.colorBgContainer).toBe('#1F2228');
});
