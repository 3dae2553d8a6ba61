import { type Random, between, oneOf } from '@archway/geometry';
import { FLESH, NOTHING, SKIN } from './classes.ts';
import { mottled } from './mottled.ts';
import type { Paints } from './paints.ts';

/** A picture in the making: three values of 0 to 1 and a class for each pixel. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly colours: Float32Array;
  readonly classes: Uint8Array;
}

/** Left, top, right and bottom of what is of interest, in pixels. */
export type Box = readonly [number, number, number, number];

/** What may lie beyond lips that are held away: gloves, a black or white sheet, clear plastic, cheeks, seldom skin. */
const beyondKinds = ['skin', 'glove', 'glove', 'black', 'flesh', 'flesh', 'white', 'plastic'] as const;
/** Lips that nobody holds have skin around them, or the picture ends. */
const beyondSmile = ['skin', 'skin', 'skin', 'skin', 'black'] as const;

/**
 * Lips around an opening, and what is beyond them. `tight` of 0 leaves room around the box; 1 closes in on it.
 * With `lower` the lower lip reaches up to this line, with `upper` the upper one down to it.
 */
export function coverWithLips(
  { width, height, colours, classes }: Canvas,
  box: Box,
  paints: Paints,
  random: Random,
  { tight, upper, lower }: { readonly tight: number; readonly upper?: number; readonly lower?: number },
): void {
  const [left, top, right, bottom] = [box[0], upper ?? box[1], box[2], lower ?? box[3]];
  const room = (1 - tight) * between(random, 0.1, 0.45) + 0.03;
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const a = ((right - left) / 2) * (1 + room);
  const fixed = upper !== undefined || lower !== undefined;
  const b = ((bottom - top) / 2) * (fixed ? 1 : 1 + room * between(random, 1, 2.2)) + (fixed ? 0 : 4);
  const power = between(random, 1.8, 3.6);
  const [sx, sy] = [between(random, -0.08, 0.08) * a, fixed ? 0 : between(random, -0.15, 0.15) * b];
  const ring = fixed ? between(random, 0.15, 0.6) : between(random, 0.02, 0.5);
  const beyond = oneOf(random, fixed ? beyondSmile : beyondKinds);
  const tone = between(random, 0.75, 1);
  const uneven = between(random, 0, 0.12);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x - cx - sx) / a, (y - cy - sy) / b];
      const around = Math.atan2(v, u);
      const off =
        (Math.abs(u) ** power + Math.abs(v) ** power) ** (1 / power) + uneven * Math.sin(3 * around + paints.phase);
      if (off < 1) {
        // Shadow of the lips.
        if (off > 0.9) for (let k = 0; k < 3; k++) colours[3 * (y * width + x) + k]! *= 1 - (off - 0.9) * 4;
        continue;
      }
      const i = y * width + x;
      const grain = 1 + 0.1 * mottled(x, y, 0, 9, paints.phase) + 0.05 * mottled(x, y, 0, 3, paints.phase);
      const inLip = (off - 1) / ring;
      const [colour, kind] =
        inLip < 1
          ? [paints.lip.map((value) => value * (0.6 + 0.45 * Math.sin(Math.PI * Math.min(1, inLip + 0.15)))), FLESH]
          : beyondOf(beyond, paints, tone, inLip);
      for (let k = 0; k < 3; k++) colours[3 * i + k] = colour[k]! * grain;
      classes[i] = kind;
    }
}

function beyondOf(
  kind: (typeof beyondKinds)[number],
  { skin, lip }: Paints,
  tone: number,
  inLip: number,
): readonly [readonly number[], number] {
  const fold = 1 - 0.25 * Math.exp(-((inLip - 1) * 3));
  if (kind === 'skin') return [skin.map((value) => value * fold), SKIN];
  if (kind === 'flesh') return [lip.map((value) => value * fold * 0.9), FLESH];
  const sheets = { glove: [tone, tone * 0.96, tone * 0.9], black: [0.02, 0.02, 0.02], white: [1, 1, 1] };
  const plastic = [tone * 0.75, tone * 0.78, tone * 0.8];
  const colour = kind === 'plastic' ? plastic : sheets[kind];
  return [colour.map((value) => value * (kind === 'black' ? 1 : fold)), NOTHING];
}

/** Plastic, a cheek or darkness that comes in from the sides of the picture. */
export function coverSides({ width, height, colours, classes }: Canvas, paints: Paints, random: Random): void {
  const [both, atLeft] = [random() < 0.5, random() < 0.5];
  const depth = between(random, 0.03, 0.16);
  const kind = oneOf(random, ['dark', 'lip', 'clear', 'white', 'skin'] as const);
  const colour = {
    dark: [0.03, 0.02, 0.02],
    lip: paints.lip,
    clear: [0.75, 0.77, 0.8],
    white: [0.95, 0.93, 0.9],
    skin: paints.skin,
  }[kind];
  const kindClass = kind === 'lip' ? FLESH : kind === 'skin' ? SKIN : NOTHING;
  const bend = between(random, -0.5, 1);
  for (let y = 0; y < height; y++) {
    const reach = depth * width * (1 + bend * ((2 * y) / height - 1) ** 2);
    for (let x = 0; x < reach; x++)
      for (const [wanted, at] of [
        [both || atLeft, x],
        [both || !atLeft, width - 1 - x],
      ] as const) {
        if (!wanted) continue;
        const i = y * width + at;
        const edge = 0.6 + 0.4 * (1 - x / reach);
        for (let k = 0; k < 3; k++) colours[3 * i + k] = colour[k]! * edge;
        classes[i] = kindClass;
      }
  }
}

/** One colour all around, as of a page or a mirror's edge. */
export function frameIt({ width, height, colours, classes }: Canvas, random: Random): void {
  const colour = oneOf(random, [0, 0.03, 1, 0.9, 0.5]);
  const widths = [0, 1, 2, 3].map(() => (random() < 0.6 ? between(random, 0, 0.22) : 0));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside =
        x >= widths[0]! * width &&
        x < (1 - widths[1]!) * width &&
        y >= widths[2]! * height &&
        y < (1 - widths[3]!) * height;
      if (inside) continue;
      const i = y * width + x;
      for (let k = 0; k < 3; k++) colours[3 * i + k] = colour;
      classes[i] = NOTHING;
    }
}
