import type { SettingContent } from '@archway/platform';
import type { Projection } from '../scene/camera-rig.ts';
import { type AttachmentColorKey, isAttachmentColorKey } from './attachment-colors.ts';
import { type Background, type BackgroundKey, backgrounds, isBackgroundKey } from './backgrounds.ts';
import { darken, isHexColor, luminance } from './color.ts';

type Hex = `#${string}`;

/**
 * What a doctor keeps about the 3D page: the content of the setting record `sceneSetting`, but for the colours, which
 * are part of the preferences.
 */
export interface SceneSetting {
  readonly projection: Projection;
  readonly showScale: boolean;
  readonly showDirections: boolean;
  /** Decimals of lengths in mm. */
  readonly digits: 1 | 2 | 3;
  /** mm; a gap up to this counts as contact, a deeper overlap as collision. */
  readonly gapAlarmDistance: number;
  /** mm between an attachment and what it must not come near. */
  readonly attachmentAlarmDistance: number;
  /** A preset, or a colour of one's own as #RRGGBB. */
  readonly backgroundColor: BackgroundKey | Hex;
  readonly attachmentColor: AttachmentColorKey | Hex;
  readonly btnActiveColor: Hex;
}

export const defaultSceneSetting: SceneSetting = {
  projection: 'orthographic',
  showScale: true,
  showDirections: true,
  digits: 2,
  gapAlarmDistance: 0.1,
  attachmentAlarmDistance: 0.5,
  backgroundColor: 'default',
  attachmentColor: 'orange',
  btnActiveColor: '#454080',
};

/** Bounds and step of the alarm distances, mm. */
export const alarmBounds = {
  gapAlarmDistance: { min: 0.01, max: 2, step: 0.01 },
  attachmentAlarmDistance: { min: 0, max: 5, step: 0.1 },
} as const;

/**
 * Reads what is stored; what is missing or makes no sense gets its default, as the specification wants.
 * @param stored content of `sceneSetting`
 * @param preference content of `preferenceSetting`
 */
export function readSceneSetting(stored: SettingContent, preference: SettingContent): SceneSetting {
  const { projection, showScale, showDirections, digits } = stored;
  // They stood in the scene's own record before, and stay there until one of them is changed.
  const colors = { ...record(stored['designColorSetting']), ...record(preference['designColorSetting']) };
  const standard = defaultSceneSetting;
  return {
    projection: projection === 'orthographic' || projection === 'perspective' ? projection : standard.projection,
    showScale: typeof showScale === 'boolean' ? showScale : standard.showScale,
    showDirections: typeof showDirections === 'boolean' ? showDirections : standard.showDirections,
    digits: digits === 1 || digits === 3 ? digits : standard.digits,
    gapAlarmDistance: alarm('gapAlarmDistance', stored),
    attachmentAlarmDistance: alarm('attachmentAlarmDistance', stored),
    backgroundColor:
      // The colours stood beside each other before they had an object of their own.
      colorOr(colors['backgroundColor'] ?? stored['background'], isBackgroundKey, standard.backgroundColor),
    attachmentColor: colorOr(colors['attachmentColor'], isAttachmentColorKey, standard.attachmentColor),
    btnActiveColor: colorOr(colors['btnActiveColor'], (_): _ is never => false, standard.btnActiveColor),
  };
}

const colorNames: readonly string[] = ['backgroundColor', 'attachmentColor', 'btnActiveColor'];

/** The content of `sceneSetting` to store: what other versions of the page keep there stays. */
export function writeScene(before: SettingContent, setting: SceneSetting): SettingContent {
  const plain = Object.entries(setting).filter(([name]) => !colorNames.includes(name));
  return { ...before, ...Object.fromEntries(plain) };
}

/** The content of `preferenceSetting` to store: everything else of it stays. */
export function writeColors(before: SettingContent, setting: SceneSetting): SettingContent {
  const { backgroundColor, attachmentColor, btnActiveColor } = setting;
  const others = record(before['designColorSetting']);
  return { ...before, designColorSetting: { ...others, backgroundColor, attachmentColor, btnActiveColor } };
}

/** Which of the two records a change of these names concerns. */
export const recordsOfChange = (names: readonly string[]) => ({
  scene: names.some((name) => !colorNames.includes(name)),
  colors: names.some((name) => colorNames.includes(name)),
});

function alarm(name: keyof typeof alarmBounds, stored: SettingContent): number {
  const value = stored[name];
  const { min, max } = alarmBounds[name];
  return typeof value === 'number' && value >= min && value <= max ? value : defaultSceneSetting[name];
}

function colorOr<Key extends string>(
  value: unknown,
  isKey: (key: string) => key is Key,
  standard: Key | Hex,
): Key | Hex {
  if (typeof value !== 'string') return standard;
  return isKey(value) || isHex(value) ? value : standard;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isHex = (value: string): value is Hex => isHexColor(value);

/** The two colours of a chosen background. */
export function backgroundOf(chosen: SceneSetting['backgroundColor']): Background {
  const preset = backgrounds.find((each) => each.key === chosen);
  return preset ?? { key: 'custom', centre: chosen, edge: darken(chosen, 0.14) };
}

/** Marks on the canvas are drawn dark on a light background. */
export const isLight = ({ centre }: Background): boolean => luminance(centre) > 0.35;
