import type { LandmarkKey, Words } from '../landmarks.ts';
import type { Point } from '../point.ts';

/** Degrees, millimetres, per cent. */
export type Unit = 'deg' | 'mm' | '%';

/** What is measured of the landmarks that it names. */
export interface Measure {
  readonly key: string;
  /** As it is written in both languages. */
  readonly label: string;
  readonly name: Words;
  readonly unit: Unit;
  readonly needs: readonly LandmarkKey[];
  /** @param at landmarks of the head frame, in millimetres where the unit is one; all that are needed are there */
  readonly of: (at: Readonly<Record<LandmarkKey, Point>>) => number;
}

/** A measure that is handed no landmark but those that it names. */
export const measure = <const L extends LandmarkKey>(
  key: string,
  unit: Unit,
  [label, zh, en]: readonly [label: string, zh: string, en: string],
  needs: readonly L[],
  of: (at: Readonly<Record<L, Point>>) => number,
): Measure => ({ key, label, name: { zh, en }, unit, needs, of });
