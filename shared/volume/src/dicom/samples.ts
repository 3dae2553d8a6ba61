import type { PixelLayout } from './layout.ts';

export type Samples = Int16Array | Uint16Array | Int32Array | Uint32Array | Int8Array | Uint8Array;

const arrays = {
  8: [Uint8Array, Int8Array],
  16: [Uint16Array, Int16Array],
  32: [Uint32Array, Int32Array],
} as const;

/**
 * The samples of one frame: byte order set right, other bits masked away, the sign extended.
 * @param raw the frame's own bytes, aligned and not needed any more: they are changed in place.
 */
export function samplesOf(raw: Uint8Array<ArrayBuffer>, layout: PixelLayout): Samples {
  const { allocated, stored, highBit, signed } = layout;
  const count = Math.floor((raw.length * 8) / allocated);
  if (layout.bigEndian && allocated > 8) swap(raw, allocated / 8);
  const samples = new arrays[allocated][signed ? 1 : 0](raw.buffer, 0, count);
  const whole = stored >= allocated || stored <= 0 || highBit + 1 < stored || highBit >= allocated;
  if (whole) return samples;
  // Up until the value's highest bit is the highest of the word, then down again with the right kind of shift.
  const up = 31 - highBit;
  const down = 32 - stored;
  if (signed) for (let i = 0; i < count; i += 1) samples[i] = (samples[i]! << up) >> down;
  else for (let i = 0; i < count; i += 1) samples[i] = (samples[i]! << up) >>> down;
  return samples;
}

function swap(bytes: Uint8Array, width: number): void {
  for (let i = 0; i + width <= bytes.length; i += width) {
    for (let low = i, high = i + width - 1; low < high; low += 1, high -= 1) {
      const kept = bytes[low]!;
      bytes[low] = bytes[high]!;
      bytes[high] = kept;
    }
  }
}
