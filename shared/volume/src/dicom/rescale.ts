import { VolumeError } from '../volume-error.ts';
import type { Samples } from './samples.ts';

/**
 * Stored samples as what they measure (Hounsfield units): int16 when every value fits, else int32.
 * Values between two integers are rounded.
 * @throws VolumeError unsupportedDataType when a value exceeds 32 bits.
 */
export function rescale(samples: Samples, slope: number, intercept: number): Int16Array | Int32Array {
  const count = samples.length;
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < count; i += 1) {
    const value = samples[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const ends = [Math.round(low * slope + intercept), Math.round(high * slope + intercept)];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const fits = (limit: number): boolean => least >= -limit && most <= limit - 1;
  if (count > 0 && !fits(2 ** 31)) throw new VolumeError('unsupportedDataType', { lowest: least, highest: most });
  const same = slope === 1 && intercept === 0;
  if (same && samples instanceof Int16Array) return samples;
  const values = fits(2 ** 15) ? new Int16Array(count) : new Int32Array(count);
  if (same) values.set(samples);
  else if (Number.isInteger(slope) && Number.isInteger(intercept))
    for (let i = 0; i < count; i += 1) values[i] = samples[i]! * slope + intercept;
  else for (let i = 0; i < count; i += 1) values[i] = Math.round(samples[i]! * slope + intercept);
  return values;
}
