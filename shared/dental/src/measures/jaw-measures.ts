import { type Vec3, length, mean, subtract } from '@archway/geometry';
import { isDeciduous, placeOf } from '../body/jaw-axes.ts';
import type { Jaw } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { archCurve } from '../target/arch-curve.ts';
import { archFit } from '../target/arch-fit.ts';
import { POOR_FIT } from '../target/make-target.ts';
import { type Measured, measured } from './measured.ts';

/** Of one jaw; lengths in mm. */
export interface JawMeasures {
  /** Mesio-distal, by FDI number. */
  readonly widths: ReadonlyMap<number, number>;
  /** How far contacts lie off an even arch: above 1.5 mm nothing is measured along it. */
  readonly archRms: number;
  /** Along the contacts between the mesial sides of the first molars. */
  readonly available: Measured;
  /** Of the ten teeth in front of the first molars, side by side. */
  readonly needed: Measured;
  /** Needed less available: above 0 the teeth are crowded, below 0 spaced. */
  readonly crowding: Measured;
  /** Between the tips of the canines, and between the buccal cusps of the first molars. */
  readonly canines: Measured;
  readonly molars: Measured;
  /** Between the middle incisors, off the middle of the arch; above 0 to larger x, teeth upwards. */
  readonly midline: Measured;
}

/** The teeth of a place in both quadrants. */
function pairAt(teeth: readonly FramedTooth[], place: number): [FramedTooth, FramedTooth] | undefined {
  const found = teeth.filter(({ fdi }) => placeOf(fdi) === place && !isDeciduous(fdi));
  return found.length === 2 ? [found[0]!, found[1]!] : undefined;
}

const between = (pair: [FramedTooth, FramedTooth] | undefined): Measured =>
  measured(pair && length(subtract(pair[0].line, pair[1].line)), 'teethMissing');

/** The contacts of the row as points: two that touch are one. */
function contactPoints(teeth: readonly FramedTooth[]): Vec3[] {
  return teeth.flatMap(({ contactMesial, contactDistal }) => [contactMesial, contactDistal]);
}

export function jawMeasures(teeth: readonly FramedTooth[]): JawMeasures {
  const { form, rms } = archFit(contactPoints(teeth).map(([x, , z]) => [x, z]));
  const along = (point: Vec3): number => archCurve(form).nearest(point[0], point[2]);
  const poor = rms > POOR_FIT;
  const onArch = (value: number | undefined): Measured =>
    poor ? { notAssessed: 'archUnusual' } : measured(value, 'teethMissing');
  const [sixes, ones] = [pairAt(teeth, 6), pairAt(teeth, 1)];
  const front = teeth.filter(({ fdi }) => placeOf(fdi) <= 5 && !isDeciduous(fdi));
  const available = sixes && Math.abs(along(sixes[0].contactMesial) - along(sixes[1].contactMesial));
  const needed = front.length === 10 ? front.reduce((sum, { width }) => sum + width, 0) : undefined;
  const middle = ones && mean([ones[0].contactMesial, ones[1].contactMesial]);
  return {
    widths: new Map(teeth.map(({ fdi, width }) => [fdi, width])),
    archRms: rms,
    available: onArch(available),
    needed: measured(needed, 'teethMissing'),
    crowding: onArch(needed !== undefined && available !== undefined ? needed - available : undefined),
    canines: between(pairAt(teeth, 3)),
    molars: between(sixes),
    midline: onArch(middle && middle[0] - form.middle),
  };
}

/** Bolton's ratio of the lower to the upper teeth in per cent: of the six in front (77.2 is usual), or of twelve (91.3). */
export function boltonRatio(widths: Readonly<Record<Jaw, ReadonlyMap<number, number>>>, teeth: 6 | 12): Measured {
  const sum = (jaw: Jaw): number => {
    let [total, count] = [0, 0];
    for (const [fdi, width] of widths[jaw])
      if (!isDeciduous(fdi) && placeOf(fdi) <= teeth / 2) {
        total += width;
        count++;
      }
    return count === teeth ? total : NaN;
  };
  return measured((100 * sum('lower')) / sum('upper'), 'teethMissing');
}
