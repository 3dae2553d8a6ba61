import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import { CSS_VAR_PREFIX } from './theme-config.ts';
import { fixedTokens } from './tokens.ts';

/**
 * Colours inside the 3D canvas. They carry meaning, so they are the same for every tenant, and each comes with a second
 * mark (shape, number or outline).
 */
export const canvasColors = {
  centre: '#3B404A',
  edge: '#23272E',
  panel: '#282C34',
  line: '#363B45',
  field: '#1F2228',
  text: '#E8EAEE',
  textSecondary: '#B4BAC5',
  textTertiary: '#8E96A5',
  tooth: '#F0EDE5',
  gingiva: '#CE8484',
  selected: '#8C84F0',
  otherVersion: '#60A5FA',
  attachment: '#F5A63C',
  ipr: '#4FC3D0',
  contact: '#7BD88F',
  overLimit: '#F5C27A',
  collision: '#FF9A92',
} as const;

/** The dark algorithm darkens the seed colours; the selection colour of the canvas is put back after it. */
const keepSelection: MappingAlgorithm = (_, map) => ({ ...map!, colorPrimary: canvasColors.selected });

/** Theme of the 3D page and of every dark panel; the same for every tenant. */
export const canvasTheme: ThemeConfig = {
  algorithm: [darkAlgorithm, keepSelection],
  inherit: false,
  hashed: true,
  // antd puts the key on each component as a class, so it must not be the class of the frame around them.
  cssVar: { prefix: CSS_VAR_PREFIX, key: 'archway-canvas-theme' },
  token: {
    fontFamily: fixedTokens.fontFamily,
    fontSize: 13,
    fontSizeSM: 12,
    borderRadius: fixedTokens.borderRadius,
    borderRadiusSM: fixedTokens.borderRadiusSM,
    borderRadiusLG: fixedTokens.borderRadiusLG,
    controlHeight: fixedTokens.controlHeight,
    controlHeightSM: fixedTokens.controlHeightSM,
    controlHeightLG: fixedTokens.controlHeightLG,
    motionDurationFast: fixedTokens.motionDurationFast,
    motionDurationMid: fixedTokens.motionDurationMid,
    motionDurationSlow: fixedTokens.motionDurationSlow,
    motionEaseInBack: fixedTokens.motionEaseInBack,
    motionEaseOutBack: fixedTokens.motionEaseOutBack,
    colorPrimary: canvasColors.selected,
    colorPrimaryHover: '#A29BF4',
    colorPrimaryActive: '#7068D6',
    colorPrimaryBg: '#3A3668',
    colorPrimaryBgHover: '#454080',
    colorPrimaryBorder: '#5E57B0',
    colorLink: '#A29BF4',
    colorLinkHover: '#BDB8F8',
    colorLinkActive: '#8C84F0',
    colorText: canvasColors.text,
    colorTextHeading: canvasColors.text,
    colorTextSecondary: canvasColors.textSecondary,
    colorTextTertiary: canvasColors.textTertiary,
    colorTextDescription: canvasColors.textTertiary,
    colorTextPlaceholder: canvasColors.textTertiary,
    colorIcon: canvasColors.textSecondary,
    colorBgLayout: canvasColors.edge,
    colorBgContainer: canvasColors.field,
    colorBgElevated: canvasColors.panel,
    colorBorder: '#4A505C',
    colorBorderSecondary: canvasColors.line,
    colorSplit: canvasColors.line,
    colorFillTertiary: '#31363F',
    colorFillQuaternary: '#2C3038',
    colorError: canvasColors.collision,
    colorWarning: canvasColors.overLimit,
    colorSuccess: canvasColors.contact,
    controlOutline: 'rgba(140,132,240,.32)',
    controlOutlineWidth: 3,
  },
  components: {
    Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Segmented: { trackBg: '#1F2228', itemSelectedBg: '#464C58', itemColor: canvasColors.textSecondary },
    Tabs: { horizontalItemGutter: 20, itemSelectedColor: canvasColors.text, horizontalMargin: '0' },
  },
};
