import type { GridVolume } from '../frame/grid.ts';
import { sampler } from '../frame/sampler.ts';
import { sampleCurve, type SampledCurve, type Vec2 } from './curve.ts';

export type Blend = 'max' | 'average';

export interface PanoramaRequest {
  /** Control points from the patient's right to the left. */
  readonly curve: readonly Vec2[];
  /** Height of the middle row, z in mm. */
  readonly centreZ: number;
  /** mm from the lowest to the highest row. */
  readonly height: number;
  /** mm across the curve that are seen together; 0: the curve alone. */
  readonly thickness: number;
  readonly blend: Blend;
  /** mm per pixel, both ways. */
  readonly step: number;
}

export interface SectionRequest {
  readonly curve: readonly Vec2[];
  readonly centreZ: number;
  readonly height: number;
  /** mm across the jaw. */
  readonly width: number;
  /** Positions along the curve in mm from its start, one picture each. */
  readonly positions: readonly number[];
  readonly step: number;
}

/** A picture in stored values; the top row is the highest. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array<ArrayBuffer>;
  readonly mmPerPixel: number;
}

const rowsOf = (height: number, step: number): number => Math.max(1, Math.round(height / step) + 1);

/**
 * The jaw unrolled along a curve: a column per step of the curve, a row per step of height. Each pixel looks across the
 * curve over `thickness` mm, and is the brightest or the mean of what it meets.
 */
export function panorama(volume: GridVolume, request: PanoramaRequest): Picture {
  const { curve, centreZ, height, thickness, blend, step } = request;
  const { points } = sampleCurve(curve, step);
  const rows = rowsOf(height, step);
  const data = new Float32Array(points.length * rows);
  const sample = sampler(volume);
  const layers = Math.max(1, Math.round(thickness / step) + 1);
  const offsets = Array.from({ length: layers }, (_, n) => (layers === 1 ? 0 : (n / (layers - 1) - 0.5) * thickness));
  points.forEach(({ x, y, tx, ty }, column) => {
    for (let row = 0; row < rows; row += 1) {
      const z = centreZ + ((rows - 1) / 2 - row) * step;
      let brightest = -Infinity;
      let total = 0;
      for (const offset of offsets) {
        const value = sample(x + ty * offset, y - tx * offset, z);
        if (value > brightest) brightest = value;
        total += value;
      }
      data[row * points.length + column] = blend === 'max' ? brightest : total / layers;
    }
  });
  return { width: points.length, height: rows, data, mmPerPixel: step };
}

/** Cuts across the jaw at right angles to the curve; the outer (cheek) side is at the left of each picture. */
export function crossSections(volume: GridVolume, request: SectionRequest): Picture[] {
  const { curve, centreZ, height, width, positions, step } = request;
  const line = sampleCurve(curve, step);
  const sample = sampler(volume);
  const rows = rowsOf(height, step);
  const columns = rowsOf(width, step);
  return positions.map((position) => {
    const data = new Float32Array(columns * rows);
    const at = pointAt(line, position);
    if (!at) return { width: columns, height: rows, data: data.fill(-1000), mmPerPixel: step };
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const outward = ((columns - 1) / 2 - column) * step;
        const z = centreZ + ((rows - 1) / 2 - row) * step;
        data[row * columns + column] = sample(at.x + at.ty * outward, at.y - at.tx * outward, z);
      }
    return { width: columns, height: rows, data, mmPerPixel: step };
  });
}

/** The point of the curve that is `position` mm from its start; null beyond its ends. */
export function pointAt(line: SampledCurve, position: number): SampledCurve['points'][number] | null {
  if (position < 0 || position > line.length + 1e-9) return null;
  return line.points[Math.min(line.points.length - 1, Math.round(position / line.step))] ?? null;
}
