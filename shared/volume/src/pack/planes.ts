import { typeOf, type ComponentType } from '../volume.ts';

/** Sample planes of a slice: one for int16, low then high 16 bits for int32. */
export const planesPerSlice = (type: ComponentType): number => (type === 'int16' ? 1 : 2);

/**
 * Shifts signed voxels into one unsigned 16-bit plane, since a JPEG-LS stream carries no sign. Written where the codec reads it,
 * so that no plane stands in memory twice.
 */
export function writePlane(slice: Int16Array | Int32Array, plane: number, target: Uint16Array): void {
  const count = slice.length;
  if (typeOf(slice) === 'int16') for (let i = 0; i < count; i += 1) target[i] = slice[i]! + 32768;
  // Adding 2^31 to a 32-bit integer flips its top bit.
  else if (plane === 0) for (let i = 0; i < count; i += 1) target[i] = slice[i]! & 0xffff;
  else for (let i = 0; i < count; i += 1) target[i] = (slice[i]! ^ 0x80000000) >>> 16;
}

/** The reverse of `writePlane`, into `target` from `offset`; planes come in their order. */
export function readPlane(samples: Uint16Array, plane: number, target: Int16Array | Int32Array, offset: number): void {
  const count = samples.length;
  if (typeOf(target) === 'int16') for (let i = 0; i < count; i += 1) target[offset + i] = samples[i]! - 32768;
  else if (plane === 0) for (let i = 0; i < count; i += 1) target[offset + i] = samples[i]!;
  else for (let i = 0; i < count; i += 1) target[offset + i] = ((samples[i]! << 16) | target[offset + i]!) ^ 0x80000000;
}
