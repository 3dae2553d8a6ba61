import { inverse } from '@archway/geometry';
import { type GridVolume, stepsToMm } from './grid.ts';

/**
 * Reads a volume between its voxels (trilinear), by position in mm. Outside, by more than half a voxel, it gives
 * `outside`: air, so that what was not scanned is never taken for tissue.
 */
export function sampler(volume: GridVolume, outside = -1000): (x: number, y: number, z: number) => number {
  const [a, b, c, d, e, f, g, h, i] = inverse(stepsToMm(volume));
  const [ox, oy, oz] = volume.origin;
  const [nx, ny, nz] = volume.size;
  const { data } = volume;
  const row = nx;
  const slice = nx * ny;
  return (x, y, z) => {
    const px = x - ox;
    const py = y - oy;
    const pz = z - oz;
    const u = a * px + b * py + c * pz;
    const v = d * px + e * py + f * pz;
    const w = g * px + h * py + i * pz;
    if (u < -0.5 || v < -0.5 || w < -0.5 || u > nx - 0.5 || v > ny - 0.5 || w > nz - 0.5) return outside;
    const u0 = clamp(Math.floor(u), nx - 2);
    const v0 = clamp(Math.floor(v), ny - 2);
    const w0 = clamp(Math.floor(w), nz - 2);
    const fu = nx > 1 ? unit(u - u0) : 0;
    const fv = ny > 1 ? unit(v - v0) : 0;
    const fw = nz > 1 ? unit(w - w0) : 0;
    const at = u0 + row * v0 + slice * w0;
    const du = nx > 1 ? 1 : 0;
    const dv = ny > 1 ? row : 0;
    const dw = nz > 1 ? slice : 0;
    const near = mix(mix(data[at]!, data[at + du]!, fu), mix(data[at + dv]!, data[at + dv + du]!, fu), fv);
    const far = mix(
      mix(data[at + dw]!, data[at + dw + du]!, fu),
      mix(data[at + dw + dv]!, data[at + dw + dv + du]!, fu),
      fv,
    );
    return mix(near, far, fw);
  };
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const unit = (t: number): number => (t < 0 ? 0 : t > 1 ? 1 : t);
const clamp = (value: number, last: number): number => Math.max(0, Math.min(value, Math.max(0, last)));

export type Sampler = ReturnType<typeof sampler>;
