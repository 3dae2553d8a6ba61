import type { Mesh } from '@archway/mesh';
import type { Surface } from './surface.ts';

export type Vec = readonly [number, number, number];
export type Rgb = readonly [number, number, number];

/** What a pixel shows of the nearest surface. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  /** −Infinity where there is nothing. */
  readonly depth: Float32Array;
  readonly normals: Float32Array;
  /** enamel, tip, rim. */
  readonly kinds: Float32Array;
  /** Where on the object, before the camera turned it: for patterns that stay on the surface. */
  readonly spots: Float32Array;
}

export interface Camera {
  /** Right, up and towards the camera, as directions of the patient (x to the left, y up, z to the front). */
  readonly axes: readonly [Vec, Vec, Vec];
  /** What is in the middle of the picture. */
  readonly target: Vec;
  /** mm from the target. */
  readonly distance: number;
  /** Pixels for a mm at the target. */
  readonly scale: number;
}

const dot = (a: Vec, x: number, y: number, z: number): number => a[0] * x + a[1] * y + a[2] * z;

export function emptyLayer(width: number, height: number): Layer {
  const size = width * height;
  return {
    ...{ width, height, depth: new Float32Array(size).fill(-Infinity), normals: new Float32Array(size * 3) },
    ...{ kinds: new Float32Array(size * 3), spots: new Float32Array(size * 3) },
  };
}

/** x, y (pixels) and depth of each vertex, and its normal as the camera sees it. */
function projected({ positions }: Mesh, normals: Float32Array, { width, height }: Layer, camera: Camera) {
  const { axes, target, distance, scale } = camera;
  const seen = new Float32Array(positions.length);
  const turned = new Float32Array(positions.length);
  for (let v = 0; v < positions.length; v += 3) {
    const x = positions[v]! - target[0];
    const y = positions[v + 1]! - target[1];
    const z = positions[v + 2]! - target[2];
    const away = dot(axes[2], x, y, z);
    const near = (scale * distance) / (distance - away);
    seen[v] = width / 2 + dot(axes[0], x, y, z) * near;
    seen[v + 1] = height / 2 - dot(axes[1], x, y, z) * near;
    seen[v + 2] = away;
    for (let k = 0; k < 3; k++) turned[v + k] = dot(axes[k]!, normals[v]!, normals[v + 1]!, normals[v + 2]!);
  }
  return { seen, turned };
}

/** Draws a mesh into a layer by its depth. */
export function rasterize(layer: Layer, camera: Camera, mesh: Mesh, surface: Surface): void {
  const { positions, indices } = mesh;
  const { width, height, depth, normals, kinds, spots } = layer;
  const { seen, turned } = projected(mesh, surface.normals, layer, camera);
  const { enamel, tip, rim } = surface;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const [ax, ay, bx, by] = [seen[a]!, seen[a + 1]!, seen[b]!, seen[b + 1]!];
    const [cx, cy] = [seen[c]!, seen[c + 1]!];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // What faces away is the back of a scan, which has no thickness.
    if (area > -1e-9) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const u = ((bx - x - 0.5) * (cy - y - 0.5) - (by - y - 0.5) * (cx - x - 0.5)) / area;
        const v = ((cx - x - 0.5) * (ay - y - 0.5) - (cy - y - 0.5) * (ax - x - 0.5)) / area;
        const w = 1 - u - v;
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
        const z = u * seen[a + 2]! + v * seen[b + 2]! + w * seen[c + 2]!;
        const at = y * width + x;
        if (z <= depth[at]!) continue;
        depth[at] = z;
        const to = at * 3;
        for (let k = 0; k < 3; k++) {
          normals[to + k] = u * turned[a + k]! + v * turned[b + k]! + w * turned[c + k]!;
          spots[to + k] = u * positions[a + k]! + v * positions[b + k]! + w * positions[c + k]!;
        }
        kinds[to] = u * enamel[a / 3]! + v * enamel[b / 3]! + w * enamel[c / 3]!;
        kinds[to + 1] = u * tip[a / 3]! + v * tip[b / 3]! + w * tip[c / 3]!;
        kinds[to + 2] = u * rim[a / 3]! + v * rim[b / 3]! + w * rim[c / 3]!;
      }
  }
}
