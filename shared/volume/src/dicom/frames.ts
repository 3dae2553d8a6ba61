import { cross, moved, perAxis } from '@archway/geometry';
import type { DataSet } from 'dicom-parser';
import type { Vec3 } from '../volume.ts';
import { marksOf } from './marks.ts';
import type { SliceHeader } from './slice.ts';
import { itemOf, numbersOf } from './values.ts';

const DEFAULT_SPACING = 0.2;
const DEFAULT_ORIENTATION = [1, 0, 0, 0, 1, 0] as const;

export type FrameGeometry = Pick<
  SliceHeader,
  | 'pixelSpacing'
  | 'position'
  | 'placedItself'
  | 'orientation'
  | 'slope'
  | 'intercept'
  | 'step'
  | 'imageType'
  | 'marks'
  | 'window'
>;

/** Frames that follow one another in time, not in space. */
export const isCine = (data: DataSet): boolean =>
  /^x0018106[35]$/.test(data.attributeTag('x00280009') ?? '') && !('x52009230' in data.elements);

/**
 * What one frame says of itself. An enhanced file says it in the frame's own functional groups (5200,9230) or in those that all
 * frames share (5200,9229); an older one only for the whole file.
 */
export function frameOf(data: DataSet, frame: number, frames: number): FrameGeometry {
  const own = itemOf(data, 'x52009230', frame);
  const shared = itemOf(data, 'x52009229');
  const group = (tag: string): DataSet | undefined => itemOf(own, tag) ?? itemOf(shared, tag);
  /** The value where it stands: in the group of the frame, of all frames, or in the file itself. */
  const values = (tag: string, inGroup: string): number[] => {
    const found = numbersOf(group(inGroup), tag);
    return found.length > 0 ? found : numbersOf(data, tag);
  };
  const spacing = values('x00280030', 'x00289110');
  const detector = numbersOf(data, 'x00181164');
  const [between, across] = spacing.length > 0 ? spacing : detector;
  const declared = values('x00200037', 'x00209116');
  const orientation = validOrientation(declared) ?? validOrientation(numbersOf(nuclear(data), 'x00200037'));
  const step =
    values('x00180088', 'x00289110').find((each) => each > 0) ??
    values('x00180050', 'x00289110').find((each) => each > 0);
  const frameType = itemOf(own, 'x00189329') ?? itemOf(shared, 'x00189329');
  const center = values('x00281050', 'x00289132')[0];
  const width = values('x00281051', 'x00289132')[0];
  const placed = orientation ?? DEFAULT_ORIENTATION;
  return {
    pixelSpacing: [positive(between) ?? DEFAULT_SPACING, positive(across) ?? positive(between) ?? DEFAULT_SPACING],
    orientation: placed,
    placedItself: asPosition(numbersOf(group('x00209113'), 'x00200032')) !== undefined,
    position: positionOf(data, frame, frames, group('x00209113'), placed, step),
    slope: values('x00281053', 'x00289145')[0] || 1,
    intercept: values('x00281052', 'x00289145')[0] ?? 0,
    step,
    imageType: (frameType?.string('x00089007') ?? data.string('x00080008') ?? '')
      .split('\\')
      .map((each) => each.trim()),
    marks: marksOf(data, group),
    window: center !== undefined && width !== undefined && width > 0 ? [center, width] : undefined,
  };
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

const nuclear = (data: DataSet): DataSet | undefined => itemOf(data, 'x00540022');

/** Two unit vectors at a right angle, or nothing. */
function validOrientation(values: readonly number[]): readonly number[] | undefined {
  if (values.length !== 6) return undefined;
  const [a, b, c, d, e, f] = values as [number, number, number, number, number, number];
  const unit = (x: number, y: number, z: number): boolean => Math.abs(Math.hypot(x, y, z) - 1) < 0.05;
  return unit(a, b, c) && unit(d, e, f) && Math.abs(a * d + b * e + c * f) < 0.05 ? values : undefined;
}

const asPosition = (values: readonly number[]): Vec3 | undefined =>
  values.length === 3 ? perAxis((axis) => values[axis]!) : undefined;

/** The frame's own position; in files without one, the first frame's, and so many steps along the normal. */
function positionOf(
  data: DataSet,
  frame: number,
  frames: number,
  plane: DataSet | undefined,
  orientation: readonly number[],
  step: number | undefined,
): Vec3 | undefined {
  const own = asPosition(numbersOf(plane, 'x00200032'));
  if (own) return own;
  const first = asPosition(numbersOf(data, 'x00200032')) ?? asPosition(numbersOf(nuclear(data), 'x00200032'));
  if (!first || frames === 1) return first;
  const offsets = numbersOf(data, 'x3004000c');
  const along = offsets.length === frames ? offsets[frame]! : step === undefined ? undefined : frame * step;
  if (along === undefined) return undefined;
  const across = perAxis((axis) => orientation[axis]!);
  const down = perAxis((axis) => orientation[3 + axis]!);
  return moved(first, [cross(across, down), along]);
}
