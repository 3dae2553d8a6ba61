import type { LibraryForm } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import { type ArchForm, HALF_WIDTH } from './arch-curve.ts';
import { archFit } from './arch-fit.ts';

/** A tooth that stands on the line of its arch; teeth upwards, in mm. */
export interface ArchTooth {
  readonly fdi: number;
  /** What lies on the line of the arch: the middle of the edge, the tip of a canine, the buccal cusps. */
  readonly line: Vec3;
}

/**
 * The forms that the field draws its templates of. Put over each other at the front and at the molars they differ by some
 * 6 mm in the width at the canines (McLaughlin and Bennett): a number is the part of the depth at the first molars that is
 * of the fourth power, so that the front is the flatter the larger it is.
 */
const FOURTH_POWER: Readonly<Record<LibraryForm, number>> = { tapered: 0.17, ovoid: 0.45, square: 0.72 };

/** An arch is scaled to no less than this, in mm, however few teeth are left of it. */
const LEAST_WIDTH = HALF_WIDTH / 2;
const MOLAR = 6;

/** Half the width of an arch at its first molars; of a jaw without them, at the teeth that are farthest out. */
function molarWidth(teeth: readonly ArchTooth[], middle: number): number {
  const away = (some: readonly ArchTooth[]): number[] => some.map(({ line }) => Math.abs(line[0] - middle));
  const molars = away(teeth.filter(({ fdi }) => placeOf(fdi) === MOLAR));
  const width = molars.length > 0 ? molars.reduce((sum, each) => sum + each, 0) / molars.length : 0;
  return Math.max(LEAST_WIDTH, width || Math.max(0, ...away(teeth)));
}

/** A form of the library in the size of a jaw: its front and its molars stay where they are. */
export function archOfLibrary(form: LibraryForm, teeth: readonly ArchTooth[]): ArchForm {
  const { front, bend, corner, middle, yaw } = archFit(teeth.map(({ line }) => [line[0], line[2]])).form;
  const across = (molarWidth(teeth, middle) / HALF_WIDTH) ** 2;
  const depth = bend * across + corner * across ** 2;
  const part = FOURTH_POWER[form];
  return { front, bend: ((1 - part) * depth) / across, corner: (part * depth) / across ** 2, middle, yaw };
}
