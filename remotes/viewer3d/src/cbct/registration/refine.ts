import { type Vec3, apply, leastSquares, mean } from '@archway/geometry';
import type { Sampler } from '../frame/sampler.ts';
import { type Rigid, aroundVector, move, shiftBy, then } from './rigid.ts';
import type { Surface } from './surface.ts';

export interface RefineOptions {
  /** Stored value of the border between tooth and what is around it. */
  readonly level: number;
  /** How far from the scan the border is looked for at first, in mm. */
  readonly reach: number;
  readonly rounds?: number;
  readonly samples?: number;
}

export interface Refined {
  readonly rigid: Rigid;
  /** Root mean square of what is left between scan and border, in mm. */
  readonly rms: number;
  /** Share of the sampled vertices that found a border. */
  readonly matched: number;
}

const STEP_MM = 0.1;
const LAST_REACH_MM = 0.8;
/** With fewer matches the border that was found is not the scan's. */
const ENOUGH = 0.15;

/**
 * Closest-point refinement: from every sampled vertex the border of the tooth is looked for along the vertex' normal,
 * and the scan is moved so that the planes through what was found are met best; the reach shrinks from round to round, so that gums and
 * everything else that has no such border nearby drop out.
 * @returns null when too little of the scan lies at a border: it must be brought closer by hand first
 */
export function refine(surface: Surface, sample: Sampler, start: Rigid, options: RefineOptions): Refined | null {
  const { level, reach, rounds = 24, samples = 4000 } = options;
  const vertices = surface.positions.length / 3;
  const stride = Math.max(1, Math.floor(vertices / samples));
  let rigid = start;
  let found: Border[] = [];
  let asked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const within = Math.max(LAST_REACH_MM, reach * (1 - round / (rounds * 0.6)));
    found = [];
    asked = 0;
    for (let vertex = 0; vertex < vertices; vertex += stride) {
      asked += 1;
      const border = borderOf(surface, vertex, rigid, sample, level, within);
      if (border) found.push(border);
    }
    if (found.length < Math.max(12, asked * ENOUGH)) return null;
    const { step, size } = towards(found);
    rigid = then(rigid, step);
    if (size < 0.001 && within === LAST_REACH_MM) break;
  }
  return { rigid, rms: rootMeanSquare(found.map(({ distance }) => distance)), matched: found.length / asked };
}

/** A vertex in patient space, the outward normal there, and how far along it the border lies, in mm. */
interface Border {
  readonly at: Vec3;
  readonly normal: Vec3;
  readonly distance: number;
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));

/** The small movement after which the vertices lie best on the planes at their borders. */
function towards(borders: readonly Border[]): { step: Rigid; size: number } {
  const centre = mean(borders.map(({ at }) => at));
  const rows = borders.map(({ at, normal: [nx, ny, nz] }) => {
    const [x, y, z] = [at[0] - centre[0], at[1] - centre[1], at[2] - centre[2]];
    return [y * nz - z * ny, z * nx - x * nz, x * ny - y * nx, nx, ny, nz];
  });
  const [a, b, c, x, y, z] = leastSquares(
    rows,
    borders.map(({ distance }) => distance),
    1e-6,
  ) as [number, number, number, number, number, number];
  return { step: then(aroundVector([a, b, c], centre), shiftBy([x, y, z])), size: Math.hypot(x, y, z) };
}

/** The place nearest to a vertex, along its normal, where the value falls below `level` from the inside to the outside. */
function borderOf(
  { positions, normals }: Surface,
  vertex: number,
  rigid: Rigid,
  sample: Sampler,
  level: number,
  reach: number,
): Border | null {
  const at = vertex * 3;
  const [x, y, z] = move(rigid, [positions[at]!, positions[at + 1]!, positions[at + 2]!]);
  const [nx, ny, nz] = apply(rigid.rotation, [normals[at]!, normals[at + 1]!, normals[at + 2]!]);
  let best = Infinity;
  let inner = sample(x - nx * reach, y - ny * reach, z - nz * reach);
  for (let d = -reach + STEP_MM; d <= reach; d += STEP_MM) {
    const outer = sample(x + nx * d, y + ny * d, z + nz * d);
    if (inner >= level && outer < level) {
      const place = d - STEP_MM * ((level - outer) / (inner - outer));
      if (Math.abs(place) < Math.abs(best)) best = place;
    }
    inner = outer;
  }
  return best === Infinity ? null : { at: [x, y, z], normal: [nx, ny, nz], distance: best };
}
