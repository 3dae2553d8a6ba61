import type { StatusTone } from '@archway/contracts';
import { mix } from '@archway/contracts';
import { derivePrimary } from './primary.ts';

/** Text, background and dot of each status tone; every pair of text and background is at least 5.4 : 1. */
export const statusColors = {
  neutral: { text: '#545B6A', bg: '#F0F1F4', dot: '#9AA1AF' },
  info: { text: '#1D5FBF', bg: '#EAF2FD', dot: '#3B82E0' },
  warning: { text: '#96500A', bg: '#FDF3E1', dot: '#E08A17' },
  success: { text: '#17693F', bg: '#E8F6EE', dot: '#2C9A62' },
  error: { text: '#B3261E', bg: '#FDEEEC', dot: '#D9453B' },
  production: { text: '#0B6670', bg: '#E4F4F5', dot: '#1D929E' },
} as const satisfies Record<StatusTone, { text: string; bg: string; dot: string }>;

export type { StatusTone };

/** Unchecked boxes, radios and switches, and field borders under `prefers-contrast: more`: 3 : 1 on white. */
export const CONTROL_LINE = '#868D9C';

const FONT_FAMILY =
  '"Inter Variable", Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

/** The tokens that do not depend on the tenant. Numbers are pixels, but for line heights and weights. */
export const fixedTokens = {
  colorText: '#1A1D27',
  colorTextHeading: '#1A1D27',
  colorTextSecondary: '#515766',
  colorTextTertiary: '#646A79',
  colorTextDescription: '#646A79',
  colorTextPlaceholder: '#646A79',
  colorTextLabel: '#515766',
  colorIcon: '#646A79',
  colorIconHover: '#1A1D27',
  colorTextQuaternary: '#A4A9B6',
  colorTextDisabled: '#A4A9B6',

  colorBgLayout: '#F6F7F9',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  colorBgContainerDisabled: '#F1F2F5',
  colorFillSecondary: '#EBEDF1',
  colorFillTertiary: '#F1F2F5',
  colorFillQuaternary: '#F8F9FA',
  colorBgTextHover: '#F1F2F5',
  colorBgTextActive: '#EBEDF1',
  colorFillAlter: '#F8F9FA',
  colorBgMask: 'rgba(22,26,38,.42)',

  colorBorder: '#D3D7DF',
  colorBorderSecondary: '#EBEDF1',
  colorSplit: '#EBEDF1',
  colorBorderDisabled: '#D3D7DF',

  colorError: statusColors.error.text,
  colorErrorBg: statusColors.error.bg,
  colorErrorText: statusColors.error.text,
  colorErrorHover: mix('#FFFFFF', statusColors.error.text, 0.12),
  colorErrorActive: mix('#000000', statusColors.error.text, 0.2),
  colorErrorBorder: mix(statusColors.error.dot, '#FFFFFF', 0.3),
  colorSuccess: statusColors.success.text,
  colorSuccessBg: statusColors.success.bg,
  colorSuccessText: statusColors.success.text,
  colorSuccessBorder: mix(statusColors.success.dot, '#FFFFFF', 0.3),
  colorInfo: statusColors.info.text,
  colorInfoBg: statusColors.info.bg,
  colorInfoText: statusColors.info.text,
  colorInfoBorder: mix(statusColors.info.dot, '#FFFFFF', 0.3),
  colorWarning: statusColors.warning.dot,
  colorWarningBg: statusColors.warning.bg,
  colorWarningText: statusColors.warning.text,
  colorWarningBorder: mix(statusColors.warning.dot, '#FFFFFF', 0.3),

  borderRadiusXS: 2,
  borderRadiusSM: 4,
  borderRadius: 6,
  borderRadiusLG: 10,
  sizeUnit: 4,
  sizeStep: 4,

  fontFamily: FONT_FAMILY,
  fontSize: 14,
  lineHeight: 22 / 14,
  fontSizeSM: 12,
  lineHeightSM: 18 / 12,
  fontSizeLG: 15,
  lineHeightLG: 24 / 15,
  fontSizeHeading2: 24,
  lineHeightHeading2: 32 / 24,
  fontSizeHeading3: 20,
  lineHeightHeading3: 28 / 20,
  fontSizeHeading4: 15,
  lineHeightHeading4: 24 / 15,
  fontSizeHeading5: 13,
  lineHeightHeading5: 20 / 13,
  fontWeightStrong: 600,

  controlHeight: 32,
  controlHeightSM: 28,
  controlHeightLG: 40,
  controlOutlineWidth: 3,
  controlItemBgHover: '#F8F9FA',

  boxShadowTertiary: '0 1px 2px rgba(22,26,38,.05)',
  boxShadowSecondary: '0 6px 20px -4px rgba(22,26,38,.12), 0 2px 6px rgba(22,26,38,.05)',
  boxShadow: '0 16px 40px -8px rgba(22,26,38,.20), 0 4px 12px rgba(22,26,38,.06)',

  motionDurationFast: '.1s',
  motionDurationMid: '.16s',
  motionDurationSlow: '.24s',
  // antd's "back" curves overshoot; nothing here bounces.
  motionEaseInBack: 'cubic-bezier(0.55, 0.055, 0.675, 0.19)',
  motionEaseOutBack: 'cubic-bezier(0.215, 0.61, 0.355, 1)',
} as const;

/** The tokens made from the tenant's colour. */
export function primaryTokens(primary: string) {
  const p = derivePrimary(primary);
  return {
    colorPrimary: p.base,
    colorPrimaryHover: p.hover,
    colorPrimaryActive: p.active,
    colorPrimaryBg: p.bg,
    colorPrimaryBgHover: p.bgHover,
    colorPrimaryBorder: p.border,
    colorPrimaryBorderHover: p.borderHover,
    colorPrimaryText: p.base,
    colorPrimaryTextHover: p.hover,
    colorPrimaryTextActive: p.active,
    colorLink: p.base,
    colorLinkHover: p.hover,
    colorLinkActive: p.active,
    controlOutline: p.bgHover,
    controlItemBgActive: p.bg,
    controlItemBgActiveHover: p.bgHover,
  };
}
