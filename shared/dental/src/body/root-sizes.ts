import type { Jaw } from '../document/jaws.ts';
import { isDeciduous, placeOf } from './jaw-axes.ts';

/** Lengths of roots in mm and how much they narrow, by place 1 to 8: averages of dental anatomy (Wheeler's tables). */
const LENGTH: Readonly<Record<Jaw, readonly number[]>> = {
  upper: [13, 13, 17, 14, 14, 12.5, 11.5, 11],
  lower: [12.5, 14, 16, 14, 14.5, 14, 13, 11],
};
const TAPER = [0.45, 0.45, 0.4, 0.45, 0.45, 0.6, 0.6, 0.6] as const;

/** Deciduous roots are shorter, and their molars stand at the places of premolars. */
const DECIDUOUS = 0.75;

export function rootSize(jaw: Jaw, fdi: number): { readonly length: number; readonly taper: number } {
  const place = placeOf(fdi) - 1;
  if (!isDeciduous(fdi)) return { length: LENGTH[jaw][place]!, taper: TAPER[place]! };
  return { length: LENGTH[jaw][place]! * DECIDUOUS, taper: place > 2 ? TAPER[5] : TAPER[place]! };
}
