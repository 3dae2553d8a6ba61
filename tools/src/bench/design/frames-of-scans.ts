import { segmentJaw } from '@archway/dental/segment';
import { standingScan } from '@archway/dental/design';
import { degreesFromMirror, mirrored, placedJaws, preparedJaw } from '@archway/dental/testing/parts';
import { type Vec3, dot } from '@archway/geometry';
import { type LabelledJaw, labelledJaws } from '../segment/labelled-jaws.ts';

/** Degrees of long axes. */
export interface AxisFigures {
  /** Between those of teeth that were found and of the same teeth as they are labelled. */
  readonly apart: readonly number[];
  /** Between a tooth and the mirror image of its counterpart, as they are labelled. */
  readonly sides: readonly number[];
}

const degrees = (one: Vec3, other: Vec3): number => (Math.acos(Math.min(1, dot(one, other))) * 180) / Math.PI;

/** Long axes by FDI number; none where the jaw is refused. */
function axesOf({ jaw, mesh }: LabelledJaw, labels: ArrayLike<number>): ReadonlyMap<number, Vec3> {
  const standing = standingScan(jaw, mesh, labels);
  const scan = standing && placedJaws({ [jaw]: standing }).scans[jaw];
  const found = scan && preparedJaw(scan, {});
  return new Map(found && 'prepared' in found ? found.prepared.teeth.map(({ fdi, long }) => [fdi, long]) : []);
}

/** Axes of all labelled scans beside the checkout; nothing where they are absent. */
export async function axisFigures(): Promise<AxisFigures> {
  const [apart, sides]: [number[], number[]] = [[], []];
  for (const jaw of await labelledJaws()) {
    const labelled = axesOf(jaw, jaw.truth);
    const found = axesOf(jaw, (await segmentJaw(jaw.mesh, { jaw: jaw.jaw })).labels);
    for (const [fdi, axis] of labelled) {
      const automatic = found.get(fdi);
      if (automatic) apart.push(degrees(axis, automatic));
      const other = labelled.get(mirrored(fdi));
      // Each pair once.
      if (other && fdi < mirrored(fdi)) sides.push(degreesFromMirror(axis, other));
    }
  }
  return { apart, sides };
}

/** @param part 0 to 1; 0.5 is the middle */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
