import vtkPiecewiseFunction from '@kitware/vtk.js/Common/DataModel/PiecewiseFunction.js';
import vtkColorTransferFunction from '@kitware/vtk.js/Rendering/Core/ColorTransferFunction.js';
import type { vtkVolume } from '@kitware/vtk.js/Rendering/Core/Volume.js';
import type vtkVolumeMapper from '@kitware/vtk.js/Rendering/Core/VolumeMapper.js';
import type { GridVolume } from '../frame/grid.ts';
import type { RenderingName } from './look-names.ts';

interface Look {
  /** Stored value, red, green, blue (0 to 1). */
  readonly colors: readonly (readonly [number, number, number, number])[];
  /** Stored value, opacity per millimetre or so. */
  readonly opacity: readonly (readonly [number, number])[];
}

const looks: Readonly<Record<RenderingName, Look>> = {
  bone: {
    colors: [
      [-1000, 0.2, 0.1, 0.08],
      [350, 0.72, 0.45, 0.32],
      [800, 0.9, 0.82, 0.66],
      [1600, 0.97, 0.94, 0.86],
      [3000, 1, 1, 0.97],
    ],
    opacity: [
      [300, 0],
      [600, 0.25],
      [1200, 0.8],
      [3000, 0.95],
    ],
  },
  teeth: {
    colors: [
      [800, 0.75, 0.6, 0.45],
      [1500, 0.95, 0.9, 0.78],
      [2600, 1, 0.99, 0.94],
    ],
    opacity: [
      [1050, 0],
      [1450, 0.3],
      [2000, 0.9],
      [3000, 0.95],
    ],
  },
  skin: {
    colors: [
      [-600, 0.55, 0.32, 0.26],
      [-100, 0.87, 0.66, 0.55],
      [200, 0.92, 0.75, 0.65],
      [1200, 0.97, 0.93, 0.86],
    ],
    opacity: [
      [-550, 0],
      [-250, 0.35],
      [100, 0.6],
      [1200, 0.9],
    ],
  },
};

/** Gives a volume the colours, opacities and light of a look. */
export function applyLook(actor: vtkVolume, name: RenderingName): void {
  const { colors, opacity } = looks[name];
  const color = vtkColorTransferFunction.newInstance();
  for (const [value, r, g, b] of colors) color.addRGBPoint(value, r, g, b);
  const scalar = vtkPiecewiseFunction.newInstance();
  for (const [value, share] of opacity) scalar.addPoint(value, share);
  const property = actor.getProperty();
  property.setRGBTransferFunction(0, color);
  property.setScalarOpacity(0, scalar);
  property.setUseGradientOpacity(0, false);
  property.setInterpolationTypeToLinear();
  property.setShade(true);
  property.setAmbient(0.25);
  property.setDiffuse(0.75);
  property.setSpecular(0.2);
  property.setSpecularPower(12);
}

/** Samples along a ray through the whole volume, and pixels per sampled pixel each way. */
const quality = {
  still: { card: { samples: 1400, pixels: 1 }, software: { samples: 260, pixels: 2 } },
  moving: { card: { samples: 500, pixels: 2 }, software: { samples: 110, pixels: 5 } },
} as const;

/** Sets how finely the rendering looks: coarser while it is moved, and never finer than the machine can. */
export function setQuality(
  mapper: vtkVolumeMapper,
  { size, spacing }: Pick<GridVolume, 'size' | 'spacing'>,
  how: { moving: boolean; software: boolean },
): void {
  const { samples, pixels } = quality[how.moving ? 'moving' : 'still'][how.software ? 'software' : 'card'];
  const diagonal = Math.hypot(...size.map((count, axis) => count * spacing[axis]!));
  mapper.setAutoAdjustSampleDistances(false);
  mapper.setSampleDistance(Math.max(diagonal / samples, Math.min(...spacing) / 2));
  mapper.setImageSampleDistance(pixels);
}
