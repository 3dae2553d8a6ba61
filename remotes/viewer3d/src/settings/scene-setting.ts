import type { Projection } from '../scene/camera-rig.ts';
import { type Background, type BackgroundKey, backgrounds, isBackgroundKey } from './backgrounds.ts';
import { darken, isHexColor, luminance } from './color.ts';

/** What a doctor keeps about the 3D page: the content of the setting record `sceneSetting`. */
export interface SceneSetting {
  /** A preset, or a colour of one's own as #RRGGBB. */
  readonly background: BackgroundKey | `#${string}`;
  readonly projection: Projection;
  readonly showScale: boolean;
  readonly showDirections: boolean;
}

export const defaultSceneSetting: SceneSetting = {
  background: 'default',
  projection: 'orthographic',
  showScale: true,
  showDirections: true,
};

/** Reads a stored setting; what is missing or unreadable gets its default, as the specification wants. */
export function readSceneSetting(content: string | null | undefined): SceneSetting {
  const { background, projection, showScale, showDirections } = parsed(content);
  const known = typeof background === 'string' && (isBackgroundKey(background) || isHex(background));
  return {
    background: known ? background : defaultSceneSetting.background,
    projection:
      projection === 'orthographic' || projection === 'perspective' ? projection : defaultSceneSetting.projection,
    showScale: typeof showScale === 'boolean' ? showScale : defaultSceneSetting.showScale,
    showDirections: typeof showDirections === 'boolean' ? showDirections : defaultSceneSetting.showDirections,
  };
}

/** The content to store: what other versions of the page keep there stays. */
export function writeSceneSetting(before: string | null | undefined, setting: SceneSetting): string {
  return JSON.stringify({ ...parsed(before), ...setting });
}

function parsed(content: string | null | undefined): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(content ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

const isHex = (value: string): value is `#${string}` => isHexColor(value);

/** The two colours of a chosen background. */
export function backgroundOf(chosen: SceneSetting['background']): Background {
  const preset = backgrounds.find((each) => each.key === chosen);
  return preset ?? { key: 'custom', centre: chosen, edge: darken(chosen, 0.14) };
}

/** Marks on the canvas are drawn dark on a light background. */
export const isLight = ({ centre }: Background): boolean => luminance(centre) > 0.35;
