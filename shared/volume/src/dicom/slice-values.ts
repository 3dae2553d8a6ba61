import type { Stack } from './geometry.ts';
import { rescale } from './rescale.ts';
import type { Samples } from './samples.ts';
import { shift, type Shear } from './shear.ts';
import type { SliceHeader } from './slice.ts';
import { typeOf } from '../volume.ts';

/** What becomes of one slice of a stack; plain data, it goes to the workers. */
export interface SlicePlan {
  readonly index: number;
  readonly header: SliceHeader;
  readonly shear?: { readonly to: Omit<Shear, 'shifts'>; readonly shift: readonly [number, number] };
}

export function plansOf({ slices, shear }: Stack): SlicePlan[] {
  if (!shear) return slices.map((header, index) => ({ index, header }));
  const { shifts, ...to } = shear;
  return slices.map((header, index) => ({ index, header, shear: { to, shift: shifts[index]! } }));
}

/** The voxels of one slice of the volume. @throws VolumeError unsupportedDataType */
export function sliceValues(samples: Samples, { header, shear }: SlicePlan): Int16Array | Int32Array {
  const values = rescale(samples, header.slope, header.intercept);
  return shear ? shift(values, header, shear.to, shear.shift, outsideOf(header, values)) : values;
}

const AIR = -1000;

/** What stands where a tilted slice has nothing: the declared padding, air in a CT, else the lowest value. */
function outsideOf(header: SliceHeader, values: Int16Array | Int32Array): number {
  const [least, most] = typeOf(values) === 'int16' ? [-32768, 32767] : [-(2 ** 31), 2 ** 31 - 1];
  const declared =
    header.padding === undefined ? undefined : Math.round(header.padding * header.slope + header.intercept);
  if (declared !== undefined && declared >= least && declared <= most) return declared;
  if (header.modality === 'CT') return Math.max(AIR, least);
  let low = most;
  for (let i = 0; i < values.length; i += 1) if (values[i]! < low) low = values[i]!;
  return low;
}
