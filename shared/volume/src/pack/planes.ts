import { typeOf, type ComponentType } from '../volume.ts';

/** Sample planes of a slice: one for int16, low then high 16 bits for int32. */
export const planesPerSlice = (type: ComponentType): number => (type === 'int16' ? 1 : 2);

/** Shifts signed voxels into unsigned 16-bit planes, since a JPEG-LS stream carries no sign. */
export function toPlanes(slice: Int16Array | Int32Array): Uint16Array[] {
  if (typeOf(slice) === 'int16') {
    const plane = new Uint16Array(slice.length);
    for (let i = 0; i < slice.length; i += 1) plane[i] = slice[i]! + 32768;
    return [plane];
  }
  const low = new Uint16Array(slice.length);
  const high = new Uint16Array(slice.length);
  for (let i = 0; i < slice.length; i += 1) {
    // Adding 2^31 to a 32-bit integer flips its top bit.
    const shifted = slice[i]! ^ 0x80000000;
    low[i] = shifted & 0xffff;
    high[i] = shifted >>> 16;
  }
  return [low, high];
}

/** The reverse of `toPlanes`, written into `target` from `offset`. */
export function fromPlanes(planes: readonly Uint16Array[], target: Int16Array | Int32Array, offset: number): void {
  const [low, high] = planes;
  if (!low) return;
  if (typeOf(target) === 'int16') {
    for (let i = 0; i < low.length; i += 1) target[offset + i] = low[i]! - 32768;
    return;
  }
  if (!high) return;
  for (let i = 0; i < low.length; i += 1) target[offset + i] = ((high[i]! << 16) | low[i]!) ^ 0x80000000;
}
