import { VolumeError } from '../volume-error.ts';
import { voxels, type Volume } from '../volume.ts';
import { stack, type StackNotes } from './geometry.ts';
import type { DicomSeries } from './series.ts';

/**
 * Builds the volume of a series: slices in their real order, rescaled to Hounsfield units (or whatever the series measures),
 * int16 when every value fits and int32 otherwise.
 * @throws VolumeError noImageData, gantryTilt
 */
export function assemble(series: DicomSeries): { volume: Volume; notes: StackNotes } {
  const { slices, notes, ...geometry } = stack(series.slices);
  const [columns, rows] = series.dimension;
  const sliceVoxels = columns * rows;
  let [low, high] = [Infinity, -Infinity];
  const scaled = slices.map((slice) => {
    const samples = slice.samples();
    if (samples.length !== sliceVoxels) throw new VolumeError('noImageData', { file: slice.file });
    const values = new Int32Array(sliceVoxels);
    for (let i = 0; i < sliceVoxels; i += 1) {
      const value = Math.round(samples[i]! * slice.slope + slice.intercept);
      values[i] = value;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return values;
  });
  const componentType = low >= -32768 && high <= 32767 ? 'int16' : 'int32';
  const data = voxels(componentType, sliceVoxels * slices.length);
  scaled.forEach((values, k) => data.set(values, k * sliceVoxels));
  return {
    volume: { ...geometry, size: [columns, rows, slices.length], componentType, name: series.name, data },
    notes,
  };
}
