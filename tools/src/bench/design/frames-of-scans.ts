import { segmentJaw } from '@archway/dental/segment';
import { standingScan } from '@archway/dental/design';
import {
  degreesFromMirror,
  jawBodies,
  labelledJaw,
  mirrored,
  placedJaws,
  readAxis,
  toothFrames,
} from '@archway/dental/testing/parts';
import { type Vec3, dot } from '@archway/geometry';
import { type LabelledJaw, labelledJaws } from '../segment/labelled-jaws.ts';

/** Degrees of long axes. */
export interface AxisFigures {
  /** Between those of teeth that were found and of the same teeth as they are labelled. */
  readonly apart: readonly number[];
  /** Between a tooth and the mirror image of its counterpart, as they are labelled. */
  readonly sides: readonly number[];
  /** Between a tooth and the mirror image of what its counterpart reads by itself; and the same of its own reading. */
  readonly predicted: readonly number[];
  readonly read: readonly number[];
}

/** Axes of a tooth: of its frame, and as its crown alone reads. */
interface Axes {
  readonly long: Vec3;
  readonly reading: Vec3;
}

const degrees = (one: Vec3, other: Vec3): number => (Math.acos(Math.min(1, dot(one, other))) * 180) / Math.PI;

/** By FDI number; none where the jaw is refused. */
function axesOf({ jaw, mesh }: LabelledJaw, labels: ArrayLike<number>): ReadonlyMap<number, Axes> {
  const standing = standingScan(jaw, mesh, labels);
  const scan = standing && placedJaws({ [jaw]: standing }).scans[jaw];
  const labelled = scan && labelledJaw(scan);
  if (!labelled || 'problem' in labelled) return new Map();
  const { teeth } = jawBodies(labelled.jaw);
  const frames = toothFrames(jaw, teeth);
  return new Map(frames.map(({ fdi, long }, n) => [fdi, { long, reading: readAxis(teeth[n]!.whole) }]));
}

/** Axes of all labelled scans beside the checkout; nothing where they are absent. */
export async function axisFigures(): Promise<AxisFigures> {
  const [apart, sides, predicted, read]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const jaw of await labelledJaws()) {
    const labelled = axesOf(jaw, jaw.truth);
    const found = axesOf(jaw, (await segmentJaw(jaw.mesh, { jaw: jaw.jaw })).labels);
    for (const [fdi, { long, reading }] of labelled) {
      const automatic = found.get(fdi);
      if (automatic) apart.push(degrees(long, automatic.long));
      const other = labelled.get(mirrored(fdi));
      if (!other) continue;
      // Each pair once.
      if (fdi < mirrored(fdi)) sides.push(degreesFromMirror(long, other.long));
      predicted.push(degreesFromMirror(long, other.reading));
      read.push(degreesFromMirror(reading, other.reading));
    }
  }
  return { apart, sides, predicted, read };
}

/** The root of the mean of squares. */
export const rms = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** @param part 0 to 1; 0.5 is the middle */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
