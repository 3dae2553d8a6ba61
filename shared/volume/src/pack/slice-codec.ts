import { VolumeError } from '../volume-error.ts';
import { typeOf, type ComponentType } from '../volume.ts';
import type { JpegLs } from './jpeg-ls.ts';
import { planesPerSlice, readPlane, writePlane } from './planes.ts';

/** One slice as `(length, JPEG-LS)` for each of its planes; lengths are little-endian uint32. */
export function encodeSlice(
  codec: JpegLs,
  slice: Int16Array | Int32Array,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const streams = Array.from({ length: planesPerSlice(typeOf(slice)) }, (_, plane) =>
    codec.encodeFrom((samples) => writePlane(slice, plane, samples), width, height),
  );
  const bytes = new Uint8Array(streams.reduce((sum, stream) => sum + 4 + stream.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const stream of streams) {
    view.setUint32(at, stream.length, true);
    bytes.set(stream, at + 4);
    at += 4 + stream.length;
  }
  return bytes;
}

/** Where the slice that begins at `at` ends. @throws VolumeError chunkDamaged */
export function endOfSlice(bytes: Uint8Array, at: number, type: ComponentType): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = at;
  for (let plane = 0; plane < planesPerSlice(type); plane += 1) {
    if (end + 4 > bytes.length) throw new VolumeError('chunkDamaged');
    const length = view.getUint32(end, true);
    end += 4 + length;
    if (length === 0 || end > bytes.length) throw new VolumeError('chunkDamaged');
  }
  return end;
}

/** Decodes one slice into `target` from voxel `offset`. @throws VolumeError chunkDamaged */
export function decodeSlice(
  codec: JpegLs,
  bytes: Uint8Array,
  [width, height]: readonly [number, number],
  target: Int16Array | Int32Array,
  offset: number,
): void {
  const type = typeOf(target);
  if (endOfSlice(bytes, 0, type) !== bytes.length) throw new VolumeError('chunkDamaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (let plane = 0; plane < planesPerSlice(type); plane += 1) {
    const end = at + 4 + view.getUint32(at, true);
    const stream = bytes.subarray(at + 4, end);
    codec.decodeTo((samples) => readPlane(samples, plane, target, offset), stream, width, height);
    at = end;
  }
}
