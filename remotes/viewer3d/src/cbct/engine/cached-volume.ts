import { cache, volumeLoader, type Types } from '@cornerstonejs/core';
import type { GridVolume } from '../frame/grid.ts';

let last = 0;

/** A volume in cornerstone's cache, for as long as it is drawn. */
export interface CachedVolume {
  readonly id: string;
  readonly volume: GridVolume;
  /** Tells that slices were filled in since it was put in. */
  updated(first: number, count: number): void;
  release(): void;
}

/**
 * Puts a volume into cornerstone's cache without a copy of its voxels. 32-bit integers, which cannot be drawn, become
 * floating point numbers: exact up to 2^24, and values are read from the voxels themselves anyway.
 * @param frame name of the space it stands in; volumes of one space can take each other's place
 */
export function putVolume(volume: GridVolume, frame: string): CachedVolume {
  last += 1;
  const id = `cbct-${last}`;
  const drawn = drawable(volume.data);
  const { size, spacing, origin, direction } = volume;
  const bits = drawn instanceof Int16Array ? 16 : 32;
  // One vector of the direction after the other, where `Grid` has them as columns.
  const axes = [0, 1, 2].flatMap((axis) => [direction[axis]!, direction[axis + 3]!, direction[axis + 6]!]);
  const metadata: Types.Metadata = {
    BitsAllocated: bits,
    BitsStored: bits,
    HighBit: bits - 1,
    SamplesPerPixel: 1,
    PixelRepresentation: 1,
    PhotometricInterpretation: 'MONOCHROME2',
    Modality: 'CT',
    SeriesInstanceUID: frame,
    ImageOrientationPatient: axes.slice(0, 6),
    PixelSpacing: [spacing[1], spacing[0]],
    FrameOfReferenceUID: frame,
    Columns: size[0],
    Rows: size[1],
    voiLut: [],
    VOILUTFunction: 'LINEAR',
  };
  const local = volumeLoader.createLocalVolume(id, {
    metadata,
    dimensions: [...size],
    spacing: [...spacing],
    origin: [...origin],
    direction: axes as unknown as Types.Mat3,
    scalarData: drawn,
  });
  return {
    id,
    volume,
    updated(first, count) {
      const slice = size[0] * size[1];
      if (drawn !== volume.data) drawn.set(volume.data.subarray(first * slice, (first + count) * slice), first * slice);
      const texture = (local as unknown as { vtkOpenGLTexture: { setUpdatedFrame(slice: number): void } })
        .vtkOpenGLTexture;
      for (let k = first; k < first + count; k += 1) texture.setUpdatedFrame(k);
    },
    release() {
      const { imageIds } = local;
      if (cache.getVolumeLoadObject(id)) cache.removeVolumeLoadObject(id);
      for (const imageId of imageIds)
        if (cache.getImageLoadObject(imageId)) cache.removeImageLoadObject(imageId, { force: true });
    },
  };
}

const drawable = (data: GridVolume['data']): Int16Array | Float32Array =>
  data instanceof Int32Array ? Float32Array.from(data) : data;
