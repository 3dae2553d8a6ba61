import { perAxis } from '@archway/geometry';
import type { StackNotes } from '../dicom/geometry.ts';
import { VolumeError } from '../volume-error.ts';
import { voxelCount, type ComponentType, type Vec3, type Volume } from '../volume.ts';

export interface ChunkPlace {
  readonly file: string;
  readonly firstSlice: number;
  readonly slices: number;
}

/** Where the voxels came from, and what was left out of them and why. */
export interface VolumeSource {
  readonly series?: string;
  readonly modality?: string;
  readonly slicesRead?: number;
  readonly setAside?: readonly { readonly file: string; readonly reason: string }[];
  /** How many were set aside, when not all of them are listed. */
  readonly setAsideCount?: number;
  /** Gaps, missing slices and what was corrected. */
  readonly notes?: Omit<StackNotes, 'duplicates'>;
}

/** `desc.json`. Packages of older clients hold only the geometry, the type and the name. */
export interface Descriptor {
  readonly size: Vec3;
  readonly origin: Vec3;
  readonly spacing: Vec3;
  readonly direction: readonly number[];
  readonly imageType: { readonly componentType: ComponentType };
  readonly name: string;
  readonly format?: 1;
  readonly codec?: 'jpeg-ls';
  readonly chunks?: readonly ChunkPlace[];
  /** SHA-256 of the voxels as little-endian bytes, in hex. */
  readonly sha256?: string;
  readonly source?: VolumeSource;
}

export function describe(
  volume: Omit<Volume, 'data'>,
  chunks: readonly ChunkPlace[],
  sha256: string,
  source: VolumeSource,
): Descriptor {
  const { size, origin, spacing, direction, componentType, name } = volume;
  return {
    size,
    origin,
    spacing,
    direction,
    imageType: { componentType },
    name,
    format: 1,
    codec: 'jpeg-ls',
    chunks,
    sha256,
    source,
  };
}

/** No real scan is larger: 4096³ voxels is beyond every memory. */
export const LARGEST_SIDE = 4096;
/** Bytes of `desc.json`: ten thousand chunks, or hundreds of files that were set aside with long names. */
export const LARGEST_DESCRIPTOR = 2 ** 21;

const numbers = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((each) => typeof each === 'number' && Number.isFinite(each));

/** Reads `desc.json`. @throws VolumeError descriptorInvalid, unsupportedDataType, noImageData */
export function parseDescriptor(text: string): Descriptor {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new VolumeError('descriptorInvalid');
  }
  if (typeof raw !== 'object' || raw === null) throw new VolumeError('descriptorInvalid');
  const { size, origin, spacing, direction, imageType } = raw as Record<string, unknown>;
  const geometry = numbers(size, 3) && numbers(origin, 3) && numbers(spacing, 3) && numbers(direction, 9);
  if (!geometry || !size.every((side) => Number.isInteger(side) && side >= 0 && side <= LARGEST_SIDE))
    throw new VolumeError('descriptorInvalid');
  if (!spacing.every((step) => step > 0)) throw new VolumeError('descriptorInvalid');
  const type = (imageType as { componentType?: unknown } | undefined)?.componentType;
  if (type !== 'int16' && type !== 'int32') throw new VolumeError('unsupportedDataType', { type: String(type) });
  if (voxelCount(perAxis((axis) => size[axis]!)) === 0) throw new VolumeError('noImageData');
  const descriptor = raw as Descriptor;
  return {
    ...descriptor,
    name: typeof descriptor.name === 'string' ? descriptor.name : '',
    ...(descriptor.chunks ? { chunks: chunkPlaces(descriptor) } : {}),
  };
}

/** The chunks must cover the slices exactly once, in order, each from a file of its own. */
function chunkPlaces({ chunks, size }: Descriptor): readonly ChunkPlace[] {
  if (!Array.isArray(chunks)) throw new VolumeError('descriptorInvalid');
  let next = 0;
  for (const chunk of chunks as readonly ChunkPlace[]) {
    const valid =
      typeof chunk?.file === 'string' &&
      Number.isInteger(chunk.slices) &&
      chunk.slices > 0 &&
      chunk.firstSlice === next;
    if (!valid) throw new VolumeError('descriptorInvalid');
    next += chunk.slices;
  }
  const files = new Set((chunks as readonly ChunkPlace[]).map(({ file }) => file));
  if (next !== size[2] || files.size !== chunks.length) throw new VolumeError('descriptorInvalid');
  return chunks as readonly ChunkPlace[];
}
