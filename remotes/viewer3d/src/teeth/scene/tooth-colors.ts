import { Color } from 'three';
import { canvasColors } from '@archway/ui';

/** Neighbours differ, and so do both sides of the midline; each tooth has its number as well. */
const tones = ['#7FB7E6', '#F2C46D', '#9AD29B', '#E79BC0', '#8FD3D0', '#D9B38C', '#B5A6E8', '#D6DB8B'] as const;

/** How much a selected tooth takes of the colour of selection, and what is painted of the one that it becomes. */
const SELECTED = 0.72;

/** Colours of one label, linear, 0 to 255. */
export type Tone = readonly [number, number, number];

const toneOf = (color: Color): Tone => [color.r * 255, color.g * 255, color.b * 255];

const hueOf = (fdi: number): string => {
  const [quadrant, kind] = [Math.floor(fdi / 10), fdi % 10];
  return tones[(kind + (quadrant % 2 === 0 ? 4 : 0)) % tones.length]!;
};

/** The colour of each label. */
export function tonesOf(selected: ReadonlySet<number>): readonly Tone[] {
  return Array.from({ length: 256 }, (_, fdi) => {
    if (fdi === 0) return toneOf(new Color(canvasColors.gingiva));
    const color = new Color(hueOf(fdi));
    return toneOf(selected.has(fdi) ? color.lerp(new Color(canvasColors.selected), SELECTED) : color);
  });
}

export const colorOf = (fdi: number): string => hueOf(fdi);
