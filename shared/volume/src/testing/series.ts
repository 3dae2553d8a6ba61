import type { VolumeInput } from '../source/bytes.ts';
import type { Vec3, Volume } from '../volume.ts';
import { writeDicom, type ImageOptions } from './dicom-writer.ts';

declare const Blob: new (parts: readonly Uint8Array[]) => VolumeInput['blob'];

export const inputOf = (name: string, bytes: Uint8Array): VolumeInput => ({ name, blob: new Blob([bytes]) });

/** A repeatable order that is not the right one. */
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value, index) => ({ value, key: (index * 7919 + 13) % 101 }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

export interface SeriesOptions extends Partial<ImageOptions> {
  /** Millimetres that each slice slides down its columns. */
  readonly slide?: number;
  /** Slices that are left out. */
  readonly without?: readonly number[];
}

/** The slices of a volume as files whose names and instance numbers say nothing of their order. */
export function writeSeries(
  volume: Volume,
  { slide = 0, without = [], ...options }: SeriesOptions = {},
): { name: string; bytes: Uint8Array }[] {
  const [columns, rows, depth] = volume.size;
  const samples = volume.data as Int16Array;
  const files = Array.from({ length: depth }, (_, k) => ({
    name: `scan/IM${String((k * 37) % 997).padStart(4, '0')}`,
    bytes: writeDicom({
      columns,
      rows,
      samples: samples.slice(k * columns * rows, (k + 1) * columns * rows),
      position: [volume.origin[0], volume.origin[1] + k * slide, volume.origin[2] + k * volume.spacing[2]] as Vec3,
      spacing: [volume.spacing[1], volume.spacing[0]],
      instance: (k * 31) % depth,
      ...options,
    }),
  })).filter((_, k) => !without.includes(k));
  return shuffled(files);
}

/** A volume with a pattern in it: a ball of 1000 in air, and noise that repeats. */
export function pattern(size: Vec3, spacing: Vec3 = [0.3, 0.3, 0.4]): Volume {
  const data = new Int16Array(size[0] * size[1] * size[2]);
  for (let n = 0; n < data.length; n += 1) {
    const at = [n % size[0], Math.floor(n / size[0]) % size[1], Math.floor(n / (size[0] * size[1]))];
    const far = Math.hypot(...at.map((each, axis) => each / size[axis]! - 0.5));
    data[n] = (far < 0.35 ? 1000 : -1000) + ((n * 7919) % 31);
  }
  return {
    size,
    spacing,
    origin: [10, -20, 30],
    direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    componentType: 'int16',
    name: 'Doe Jane',
    data,
  };
}
