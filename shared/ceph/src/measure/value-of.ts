import type { LandmarkKey } from '../landmarks.ts';
import { type Marks, confirmedPoints } from '../marks.ts';
import type { Point } from '../point.ts';
import { headFrame } from './head-frame.ts';
import type { Measure } from './measure.ts';

/** What a measure gives, and why it gives nothing. */
export interface Measured {
  /** Null without landmarks or calibration, and where landmarks that make a line lie on each other. */
  readonly value: number | null;
  /** Landmarks that nobody confirmed. */
  readonly missing: readonly LandmarkKey[];
  /** The measure is a length, and the film is not calibrated. */
  readonly uncalibrated: boolean;
}

/** @returns a function that measures the confirmed landmarks of a film; proposals count nowhere */
export function measuring(marks: Marks, mmPerPixel: number | null): (measure: Measure) => Measured {
  const at = headFrame(confirmedPoints(marks), mmPerPixel ?? 1);
  return (measure) => {
    const missing = measure.needs.filter((key) => !at[key]);
    const uncalibrated = measure.unit === 'mm' && mmPerPixel === null;
    const value = missing.length > 0 || uncalibrated ? null : measure.of(at as Readonly<Record<LandmarkKey, Point>>);
    return { value: value !== null && Number.isFinite(value) ? value : null, missing, uncalibrated };
  };
}
