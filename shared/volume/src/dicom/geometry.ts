import { VolumeError } from '../volume-error.ts';
import type { Vec3 } from '../volume.ts';
import type { DicomSlice } from './slice.ts';

const dot = (a: readonly number[], b: readonly number[]): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
const cross = (a: readonly number[], b: readonly number[]): Vec3 => [
  a[1]! * b[2]! - a[2]! * b[1]!,
  a[2]! * b[0]! - a[0]! * b[2]!,
  a[0]! * b[1]! - a[1]! * b[0]!,
];

/** Steps may differ by this part before they are called uneven. */
const EVEN = 0.02;
/** Slices may be shifted sideways by this part of a pixel before the stack is called tilted. */
const STRAIGHT = 0.5;

export interface StackNotes {
  /** Places where the distance between two slices is not the usual one, in mm, by index of the first of the two. */
  readonly unevenGaps: readonly { readonly after: number; readonly gap: number }[];
  /** Slices that seem to be missing: gaps that are whole multiples of the usual one. */
  readonly missing: number;
  /** Slices at a place where another one stands already; the first was kept. */
  readonly duplicates: readonly string[];
  /** The order follows the instance numbers, for the files give no positions. */
  readonly orderAssumed: boolean;
}

export interface Stack {
  readonly slices: readonly DicomSlice[];
  readonly spacing: Vec3;
  readonly origin: Vec3;
  readonly direction: readonly number[];
  readonly notes: StackNotes;
}

/**
 * Orders slices along their normal and measures the real distance between them.
 * @throws VolumeError gantryTilt when the slices slide sideways, which a box-shaped volume cannot hold.
 */
export function stack(slices: readonly DicomSlice[]): Stack {
  const first = slices[0];
  if (!first) throw new VolumeError('noImageData');
  const row = first.orientation.slice(0, 3);
  const column = first.orientation.slice(3, 6);
  const normal = cross(row, column);
  const placed = slices.every((slice) => slice.position !== undefined);
  const ordered = placed
    ? [...slices].sort((a, b) => dot(a.position!, normal) - dot(b.position!, normal))
    : [...slices].sort((a, b) => a.instanceNumber - b.instanceNumber);
  const { kept, duplicates } = placed ? withoutDuplicates(ordered, normal) : { kept: ordered, duplicates: [] };
  const heights = kept.map((slice) => (placed ? dot(slice.position!, normal) : 0));
  const gaps = heights.slice(1).map((height, index) => height - heights[index]!);
  const step = placed && gaps.length > 0 ? median(gaps) : (first.step ?? first.pixelSpacing[0]);
  if (placed) refuseTilt(kept, row, column, first.pixelSpacing);
  const unevenGaps = gaps
    .map((gap, after) => ({ after, gap }))
    .filter(({ gap }) => placed && Math.abs(gap - step) > EVEN * step);
  const missing = unevenGaps.reduce(
    (sum, { gap }) => sum + (Math.abs(gap / step - Math.round(gap / step)) < 0.1 ? Math.round(gap / step) - 1 : 0),
    0,
  );
  return {
    slices: kept,
    spacing: [first.pixelSpacing[1], first.pixelSpacing[0], Math.abs(step) || 1],
    origin: kept[0]!.position ?? [0, 0, 0],
    direction: [row[0]!, column[0]!, normal[0], row[1]!, column[1]!, normal[1], row[2]!, column[2]!, normal[2]],
    notes: { unevenGaps, missing, duplicates, orderAssumed: !placed },
  };
}

function withoutDuplicates(ordered: readonly DicomSlice[], normal: Vec3): { kept: DicomSlice[]; duplicates: string[] } {
  const kept: DicomSlice[] = [];
  const duplicates: string[] = [];
  for (const slice of ordered) {
    const before = kept.at(-1);
    if (before && Math.abs(dot(slice.position!, normal) - dot(before.position!, normal)) < 1e-3)
      duplicates.push(slice.file);
    else kept.push(slice);
  }
  return { kept, duplicates };
}

function refuseTilt(
  slices: readonly DicomSlice[],
  row: readonly number[],
  column: readonly number[],
  spacing: readonly [number, number],
): void {
  const [a, b] = [slices[0]!, slices.at(-1)!];
  const drift = [0, 1, 2].map((axis) => b.position![axis]! - a.position![axis]!);
  const steps = Math.max(1, slices.length - 1);
  const [across, down] = [Math.abs(dot(drift, row)) / steps, Math.abs(dot(drift, column)) / steps];
  if (across > STRAIGHT * spacing[1] || down > STRAIGHT * spacing[0])
    throw new VolumeError('gantryTilt', { shift: Number(Math.max(across, down).toFixed(3)) });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
