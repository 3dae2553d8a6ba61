import {
  RunningLeastSquares,
  add,
  anyPerpendicular,
  cross,
  dot,
  length,
  principalAxes,
  scale,
  unit,
} from '@archway/geometry';
import type { Vector } from '../analyse/measure.ts';
import type { SurfaceSamples } from './samples.ts';
import { covariance, inFrame } from './samples.ts';
import { sectorOf } from './sector.ts';

/** Below this mean normal the surface is closed (an open scan has about 0.3 to 0.6). */
const CLOSED = 0.15;
/** Cosine of the slope up to which a place counts as level. */
const LEVEL = 0.93;
const SECTORS = 48;
/** Nearer to the middle than this (mm) lie palate and tongue, no cusps. */
const MIDDLE = 6;

/**
 * The direction out of the gum past the cusps. First the thinnest direction of the whole, turned to the side to which
 * an open surface shows its face (for a closed model: away from its flat base); then a plane is laid on the cusps, four
 * times over, each time from the direction found before.
 */
export function occlusalDirection(samples: SurfaceSamples): { up: Vector; closed: boolean } {
  const { vectors } = principalAxes(covariance(samples));
  let up = vectors[0];
  const closed = length(samples.meanNormal) < CLOSED;
  if (closed ? flatSide(samples, up) > 0 : dot(samples.meanNormal, up) < 0) up = scale(up, -1);
  for (let round = 0; round < 4; round++) up = planeOnCusps(samples, up);
  return { up, closed };
}

/**
 * Positive when the flat side of a closed model lies towards `up`: the base of a plaster model, or the smooth undersides
 * of crowns, while chewing surfaces have few places that lie level.
 */
function flatSide({ normals }: SurfaceSamples, up: Vector): number {
  let balance = 0;
  for (let i = 0; i < normals.length; i += 3) {
    const facing = normals[i]! * up[0] + normals[i + 1]! * up[1] + normals[i + 2]! * up[2];
    if (facing > LEVEL) balance++;
    else if (facing < -LEVEL) balance--;
  }
  return balance;
}

function planeOnCusps(samples: SurfaceSamples, up: Vector): Vector {
  const x = anyPerpendicular(up);
  const z = cross(x, up);
  const tops = topOfSectors(inFrame(samples.points, [x, up, z], samples.center));
  let weights = tops.map(() => 1);
  let plane: Vector = [0, 0, 0];
  for (let round = 0; round < 15; round++) {
    const fit = new RunningLeastSquares();
    tops.forEach((top, i) => fit.add(top[0], top[2], 1, top[1], weights[i]!));
    plane = fit.solve();
    // Gaps between teeth and the ground behind the last molar lie low; they count for less than what stands high.
    weights = tops.map((top) => {
      const above = top[1] - (plane[0] * top[0] + plane[1] * top[2] + plane[2]);
      const away = above / (above < 0 ? 2 : 4);
      return 1 / (1 + away * away);
    });
  }
  return unit(add(add(scale(x, -plane[0]), up), scale(z, -plane[1])));
}

/** The mean of the highest 3 % of points in each of 48 sectors around the middle. */
function topOfSectors(frame: Float64Array): Vector[] {
  const sectors: number[][] = Array.from({ length: SECTORS }, () => []);
  for (let i = 0; i < frame.length; i += 3) {
    const x = frame[i]!;
    const z = frame[i + 2]!;
    if (x * x + z * z < MIDDLE * MIDDLE) continue;
    sectors[sectorOf(x, z, SECTORS)]!.push(i);
  }
  return sectors
    .filter((sector) => sector.length >= 15)
    .map((sector) => {
      sector.sort((a, b) => frame[b + 1]! - frame[a + 1]!);
      const highest = sector.slice(0, Math.max(2, Math.floor(sector.length * 0.03)));
      const sum = highest.reduce<Vector>((s, i) => add(s, [frame[i]!, frame[i + 1]!, frame[i + 2]!]), [0, 0, 0]);
      return scale(sum, 1 / highest.length);
    });
}
