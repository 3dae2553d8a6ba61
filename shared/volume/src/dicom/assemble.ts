import { VolumeError } from '../volume-error.ts';
import { sharedVoxels, typeOf, voxels, type Volume } from '../volume.ts';
import { stack, type Stack, type StackNotes } from './geometry.ts';
import type { DicomSeries } from './series.ts';
import { plansOf, sliceValues } from './slice-values.ts';

/**
 * Builds the volume of a series: slices in their real order, rescaled to Hounsfield units (or whatever the series measures),
 * int16 when every value fits and int32 otherwise.
 * @throws VolumeError noImageData, gantryTilt, truncated, unsupportedDataType
 */
export function assemble(series: DicomSeries): { volume: Volume; notes: StackNotes } {
  const stacked = stack(series.slices);
  const assembly = new Assembly(stacked, series.name);
  for (const plan of plansOf(stacked))
    assembly.place(plan.index, sliceValues(stacked.slices[plan.index]!.samples(), plan));
  return { volume: assembly.volume, notes: stacked.notes };
}

/** A volume that fills slice by slice, in any order; it becomes int32 with the first slice that needs it. */
export class Assembly {
  volume: Volume;

  private readonly shared: boolean;

  /** @param shared in memory that workers see, where there is such. */
  constructor({ size, origin, spacing, direction }: Stack, name: string, shared = false) {
    this.shared = shared;
    const count = size[0] * size[1] * size[2];
    this.volume = {
      size,
      origin,
      spacing,
      direction,
      componentType: 'int16',
      name,
      data: allocate('int16', count, shared),
    };
  }

  /** @throws VolumeError noImageData when the slice has another size. */
  place(index: number, values: Int16Array | Int32Array): void {
    const sliceVoxels = this.volume.size[0] * this.volume.size[1];
    if (values.length !== sliceVoxels) throw new VolumeError('noImageData', { slice: index });
    if (typeOf(values) === 'int32' && this.volume.componentType === 'int16') {
      const wider = allocate('int32', this.volume.data.length, this.shared);
      wider.set(this.volume.data);
      this.volume = { ...this.volume, componentType: 'int32', data: wider };
    }
    this.volume.data.set(values, index * sliceVoxels);
  }
}

/** @throws VolumeError tooLarge when the memory is not there. */
export function allocate(type: Volume['componentType'], count: number, shared = false): Int16Array | Int32Array {
  try {
    return (shared ? sharedVoxels(type, count) : undefined) ?? voxels(type, count);
  } catch {
    throw new VolumeError('tooLarge', { voxels: count });
  }
}
