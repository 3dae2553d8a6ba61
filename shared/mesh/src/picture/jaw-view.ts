import { anyPerpendicular, cross, dot, scale, subtract, unit } from '@archway/geometry';
import type { MeshAnalysis } from '../analyse/analyse-mesh.ts';
import type { Vector } from '../analyse/measure.ts';
import type { Mesh } from '../mesh.ts';
import { occlusalDirection } from '../orient/occlusal-plane.ts';
import { sampleSurface } from '../orient/samples.ts';

/** From where a picture is taken: three directions at right angles, in the file's axes. */
export interface View {
  readonly right: Vector;
  readonly up: Vector;
  /** Out of the picture, to whoever looks at it. */
  readonly near: Vector;
}

/** How far the look at the chewing surfaces leans to the lips. */
const LEAN = 0.6;
const SAMPLES = 4000;

/**
 * On the chewing surfaces, leaning to the lips, as one looks into a mouth: an upper jaw from below, with its front teeth above,
 * a lower one from above, with its front teeth below. What is no whole arch is seen from its open side.
 */
export function jawView(mesh: Mesh, { orientation, jawGuess }: Pick<MeshAnalysis, 'orientation' | 'jawGuess'>): View {
  if (!orientation) {
    const near = occlusalDirection(sampleSurface(mesh, SAMPLES, 1)).up;
    const up = anyPerpendicular(near);
    return { right: cross(up, near), up, near };
  }
  const { occlusal, anterior } = orientation;
  const near = unit([
    occlusal[0] + LEAN * anterior[0],
    occlusal[1] + LEAN * anterior[1],
    occlusal[2] + LEAN * anterior[2],
  ]);
  const top = jawGuess.jaw === 'upper' ? scale(occlusal, -1) : occlusal;
  const up = unit(subtract(top, scale(near, dot(top, near))));
  return { right: cross(up, near), up, near };
}
