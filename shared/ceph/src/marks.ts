import { type LandmarkKey, landmarks } from './landmarks.ts';
import type { Point } from './point.ts';

/** A landmark on a film, in its pixels. */
export interface Mark extends Point {
  /** Somebody placed, moved or confirmed it. What is only proposed counts in no measure. */
  readonly confirmed: boolean;
  /** Of a proposal, 0 to 1; absent where a person placed it. */
  readonly confidence?: number | undefined;
}

export type Marks = Partial<Readonly<Record<LandmarkKey, Mark>>>;
export type Points = Partial<Readonly<Record<LandmarkKey, Point>>>;

/** The landmarks that count. */
export function confirmedPoints(marks: Marks): Points {
  const points: Partial<Record<LandmarkKey, Point>> = {};
  for (const { key } of landmarks) {
    const mark = marks[key];
    if (mark?.confirmed) points[key] = { x: mark.x, y: mark.y };
  }
  return points;
}
