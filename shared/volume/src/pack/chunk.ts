import { VolumeError } from '../volume-error.ts';
import { typeOf, type ComponentType } from '../volume.ts';
import type { JpegLs } from './jpeg-ls.ts';
import { decodeSlice, encodeSlice, endOfSlice } from './slice-codec.ts';

const HEADER_BYTES = 16;

/** A chunk is a whole number of slices with at most this many voxels. */
const CHUNK_VOXELS = 96_000_000;

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
): Uint8Array<ArrayBuffer> {
  const sliceVoxels = width * height;
  const slices = data.length / sliceVoxels;
  const parts: Uint8Array[] = [];
  for (let k = 0; k < slices; k += 1) {
    parts.push(encodeSlice(codec, data.subarray(k * sliceVoxels, (k + 1) * sliceVoxels), width, height));
    onSlice?.(k + 1);
  }
  return chunkOf({ componentType: typeOf(data), width, height, slices }, parts);
}

/** A chunk of slices that are encoded already. */
export function chunkOf(header: ChunkHeader, slices: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(slices.reduce((length, slice) => length + slice.length, HEADER_BYTES));
  const view = new DataView(whole.buffer);
  [header.componentType === 'int16' ? 0 : 1, header.width, header.height, header.slices].forEach((value, index) =>
    view.setUint32(index * 4, value, true),
  );
  let at = HEADER_BYTES;
  for (const slice of slices) {
    whole.set(slice, at);
    at += slice.length;
  }
  return whole;
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

/** The slices of a chunk, still compressed; views of its bytes. @throws VolumeError chunkDamaged when it is cut off. */
export function slicesOf(bytes: Uint8Array): Uint8Array[] {
  const { componentType, slices } = chunkHeader(bytes);
  const found: Uint8Array[] = [];
  for (let at = HEADER_BYTES; found.length < slices;) {
    const end = endOfSlice(bytes, at, componentType);
    found.push(bytes.subarray(at, end));
    at = end;
  }
  return found;
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
  if (head.componentType !== typeOf(target) || offset + head.slices * sliceVoxels > target.length)
    throw new VolumeError('chunkDamaged');
  slicesOf(bytes).forEach((slice, k) => {
    decodeSlice(codec, slice, [head.width, head.height], target, offset + k * sliceVoxels);
    onSlice?.(k);
  });
  return head;
}
