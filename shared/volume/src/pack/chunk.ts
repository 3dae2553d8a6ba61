import { VolumeError } from '../volume-error.ts';
import type { ComponentType } from '../volume.ts';
import type { JpegLs } from './jpeg-ls.ts';
import { fromPlanes, planesPerSlice, toPlanes } from './planes.ts';

const HEADER_BYTES = 16;

/** A chunk is a whole number of slices with at most this many voxels. */
export const CHUNK_VOXELS = 96_000_000;

/** Slices per chunk for a slice of this many voxels; at least one. */
export const slicesPerChunk = (sliceVoxels: number): number =>
  Math.max(1, Math.floor(CHUNK_VOXELS / Math.max(1, sliceVoxels)));

export interface ChunkHeader {
  readonly componentType: ComponentType;
  readonly width: number;
  readonly height: number;
  readonly slices: number;
}

/** Encodes slices as `header, (length, JPEG-LS)…`, all numbers little-endian uint32. */
export function encodeChunk(
  codec: JpegLs,
  data: Int16Array | Int32Array,
  width: number,
  height: number,
  onSlice?: (done: number) => void,
): Uint8Array {
  const sliceVoxels = width * height;
  const slices = data.length / sliceVoxels;
  const parts: Uint8Array[] = [header([data instanceof Int16Array ? 0 : 1, width, height, slices])];
  for (let k = 0; k < slices; k += 1) {
    for (const plane of toPlanes(data.subarray(k * sliceVoxels, (k + 1) * sliceVoxels))) {
      const stream = codec.encode(plane, width, height);
      parts.push(header([stream.length]), stream);
    }
    onSlice?.(k + 1);
  }
  return concat(parts);
}

/** Reads and checks the header. @throws VolumeError chunkDamaged */
export function chunkHeader(bytes: Uint8Array): ChunkHeader {
  if (bytes.length < HEADER_BYTES) throw new VolumeError('chunkDamaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [flag, width, height, slices] = [0, 4, 8, 12].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  const plausible = flag <= 1 && width > 0 && height > 0 && slices > 0 && width <= 65535 && height <= 65535;
  // Every slice costs at least its length field, so a count beyond the bytes is a lie.
  if (!plausible || slices * 4 > bytes.length) throw new VolumeError('chunkDamaged');
  return { componentType: flag === 0 ? 'int16' : 'int32', width, height, slices };
}

/**
 * Decodes a chunk slice by slice into `target` from voxel `offset`.
 * @throws VolumeError chunkDamaged when it is cut off or does not fit.
 */
export function decodeChunk(
  codec: JpegLs,
  bytes: Uint8Array,
  target: Int16Array | Int32Array,
  offset: number,
  onSlice?: (slice: number) => void,
): ChunkHeader {
  const head = chunkHeader(bytes);
  const sliceVoxels = head.width * head.height;
  if (offset + head.slices * sliceVoxels > target.length) throw new VolumeError('chunkDamaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = HEADER_BYTES;
  for (let k = 0; k < head.slices; k += 1) {
    const planes: Uint16Array[] = [];
    for (let p = 0; p < planesPerSlice(head.componentType); p += 1) {
      if (at + 4 > bytes.length) throw new VolumeError('chunkDamaged');
      const length = view.getUint32(at, true);
      at += 4;
      if (length === 0 || at + length > bytes.length) throw new VolumeError('chunkDamaged');
      planes.push(codec.decode(bytes.subarray(at, at + length), head.width, head.height));
      at += length;
    }
    fromPlanes(planes, target, offset + k * sliceVoxels);
    onSlice?.(k);
  }
  return head;
}

function header(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint32(index * 4, value, true));
  return bytes;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
