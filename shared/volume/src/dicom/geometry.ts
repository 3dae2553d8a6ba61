import { cross, dot } from '@archway/geometry';
import { VolumeError } from '../volume-error.ts';
import type { Vec3 } from '../volume.ts';
import { isOnePlace } from './places.ts';
import { straighten, type Shear } from './shear.ts';
import type { SliceHeader } from './slice.ts';
import { median, rangeOf } from './spread.ts';

/** Steps may differ by this part before they are called uneven. */
const EVEN = 0.02;
/** A wider gap is no hole in a series but another part of the body. */
const MOST_MISSING = 50;

export interface StackNotes {
  /** Places where the distance between two slices is not the usual one, in mm, by index of the first of the two. */
  readonly unevenGaps: readonly { readonly after: number; readonly gap: number }[];
  /** Slices that seem to be missing: gaps that are whole multiples of the usual one. */
  readonly missing: number;
  /** Slices at a place where another one stands already; the first was kept. */
  readonly duplicates: readonly string[];
  /** The order follows slice locations or instance numbers, for the files give no positions. */
  readonly orderAssumed: boolean;
  /** Gantry tilt in degrees that was corrected; 0 when the slices stand straight. */
  readonly tiltDegrees: number;
  /** Voxels were interpolated (for the tilt). Uneven gaps never are: the slices are kept as they are. */
  readonly resampled: boolean;
  /** The files show low values white (MONOCHROME1); the values are kept as they are. */
  readonly inverted: boolean;
}

export interface Stack<Slice extends SliceHeader = SliceHeader> {
  readonly slices: readonly Slice[];
  /** Columns, rows, slices of the volume; wider or higher than the images when a tilt is corrected. */
  readonly size: Vec3;
  readonly spacing: Vec3;
  readonly origin: Vec3;
  readonly direction: readonly number[];
  /** How far each slice is moved back, in pixels; nothing when they stand straight. */
  readonly shear: Shear | undefined;
  readonly notes: StackNotes;
}

/**
 * Orders slices along their normal and measures the real distance between them.
 * @throws VolumeError noImageData, gantryTilt when the slices slide sideways by more than is corrected, timeSeries when they are
 * images of one place, or of as many times as places
 */
export function stack<Slice extends SliceHeader>(slices: readonly Slice[]): Stack<Slice> {
  const first = slices[0];
  if (!first) throw new VolumeError('noImageData');
  const [row, column] = directionsOf(first);
  const normal = cross(row, column);
  const heightOf = (slice: Slice): number => dot(slice.position!, normal);
  const placed = isPlaced(slices, normal);
  if (!placed && isOnePlace(slices)) throw new VolumeError('timeSeries', { images: slices.length });
  const ordered = placed ? [...slices].sort((a, b) => heightOf(a) - heightOf(b)) : assumedOrder(slices);
  const { kept, duplicates } = placed ? withoutDuplicates(ordered, heightOf) : { kept: ordered, duplicates: [] };
  if (duplicates.length * 2 > kept.length) throw new VolumeError('timeSeries', { images: slices.length });
  const gaps = placed ? kept.slice(1).map((slice, index) => heightOf(slice) - heightOf(kept[index]!)) : [];
  const step = gaps.length > 0 ? stepOf(gaps) : (first.step ?? first.pixelSpacing[0]);
  const shear = placed ? straighten(kept, row, column, normal) : undefined;
  const unevenGaps = gaps
    .map((gap, after) => ({ after, gap: Number(gap.toFixed(4)) }))
    .filter(({ gap }) => Math.abs(gap - step) > EVEN * step);
  return {
    slices: kept,
    size: [shear?.columns ?? first.columns, shear?.rows ?? first.rows, kept.length],
    spacing: [first.pixelSpacing[1], first.pixelSpacing[0], Math.abs(step) || 1],
    origin: shear?.origin ?? kept[0]!.position ?? [0, 0, 0],
    direction: [row[0], column[0], normal[0], row[1], column[1], normal[1], row[2], column[2], normal[2]],
    shear,
    notes: {
      unevenGaps,
      missing: unevenGaps.reduce((sum, { gap }) => sum + missingIn(gap / step), 0),
      duplicates,
      orderAssumed: !placed,
      tiltDegrees: shear?.degrees ?? 0,
      resampled: shear !== undefined,
      inverted: first.inverted,
    },
  };
}

/** Positions count only if they tell the slices apart; some devices write the same one into every file. */
function isPlaced(slices: readonly SliceHeader[], normal: Vec3): boolean {
  if (!slices.every((slice) => slice.position !== undefined)) return false;
  return slices.length === 1 || rangeOf(slices.map((slice) => dot(slice.position!, normal))).span > 1e-3;
}

/** Without positions: by slice location when that tells all apart, else by instance number. */
function assumedOrder<Slice extends SliceHeader>(slices: readonly Slice[]): Slice[] {
  const located = new Set(slices.map((slice) => slice.location)).size === slices.length;
  const usable = located && slices.every((slice) => slice.location !== undefined);
  return [...slices].sort((a, b) => (usable ? a.location! - b.location! : a.instanceNumber - b.instanceNumber));
}

/** The usual gap; the mean of those that are about as long, since each is written with few digits. In whole nanometres. */
function stepOf(gaps: readonly number[]): number {
  const usual = median(gaps);
  const alike = gaps.filter((gap) => Math.abs(gap - usual) <= EVEN * usual);
  return Math.round((alike.reduce((sum, gap) => sum + gap, 0) / alike.length) * 1e6) / 1e6;
}

/** Whole slices that a gap of so many steps has room for. */
const missingIn = (steps: number): number =>
  steps > 1.5 && steps < MOST_MISSING && Math.abs(steps - Math.round(steps)) < 0.1 ? Math.round(steps) - 1 : 0;

function withoutDuplicates<Slice extends SliceHeader>(
  ordered: readonly Slice[],
  heightOf: (slice: Slice) => number,
): { kept: Slice[]; duplicates: string[] } {
  const kept: Slice[] = [];
  const duplicates: string[] = [];
  for (const slice of ordered) {
    const before = kept.at(-1);
    if (before && Math.abs(heightOf(slice) - heightOf(before)) < 1e-3) duplicates.push(slice.file);
    else kept.push(slice);
  }
  return { kept, duplicates };
}

/** Unit vectors of a row and of a column of pixels. */
function directionsOf({ orientation: o }: SliceHeader): [Vec3, Vec3] {
  return [
    [o[0]!, o[1]!, o[2]!],
    [o[3]!, o[4]!, o[5]!],
  ];
}
