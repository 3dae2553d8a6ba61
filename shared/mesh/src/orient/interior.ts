import { RunningLeastSquares } from '@archway/geometry';
import { CELL, CellMap } from './cell-map.ts';

/** What lies inside the arch, over the place of palate or tongue. */
export interface Interior {
  /** Share of that place which the surface covers with its face to the teeth; flat plaster does not count. */
  cover: number;
  /** Distance of the surface from a plane laid through it, root of the mean square in mm; 0 when nothing is there. */
  roughness: number;
  /**
   * How much higher the surface stands 10 mm beside the midline than on it, in mm towards the teeth: a palate is a vault,
   * poured plaster is flat, a tongue is the other way round.
   */
  vault: number;
  /** Depth of the surface below the cusps in mm. */
  depth: number;
}

/** A strip of 24 mm across the midline, from 17 to 36 mm behind the incisors. */
const ACROSS = 12;
const FROM = -17;
const TO = -36;
const BESIDE = 10;
const MIN_SAMPLES = 40;

/** @param aligned as for `ArchLine`; @param facing normal · occlusal of each sample; @param plaster samples to leave out */
export function interiorOf(aligned: Float64Array, facing: Float64Array, plaster: Uint8Array): Interior {
  const covered = new CellMap();
  const plane = new RunningLeastSquares();
  const vault = new RunningLeastSquares();
  const own: number[] = [];
  let depth = 0;
  for (let i = 0; i < aligned.length; i += 3) {
    const x = aligned[i]!;
    const y = aligned[i + 1]!;
    const z = aligned[i + 2]!;
    if (Math.abs(x) > ACROSS || z > FROM || z < TO || facing[i / 3]! < 0.2 || plaster[i / 3] === 1) continue;
    covered.add(x, z);
    plane.add(1, x, z, y, 1);
    vault.add(1, x * x, z, y, 1);
    depth -= y;
    own.push(i);
  }
  let asked = 0;
  let met = 0;
  for (let x = -7.5; x <= 7.5; x += CELL) {
    for (let z = -34; z <= -19; z += CELL) {
      asked++;
      if (covered.has(x, z)) met++;
    }
  }
  if (own.length < MIN_SAMPLES) return { cover: met / asked, roughness: 0, vault: 0, depth: 0 };
  const [a, b, c] = plane.solve();
  const squares = own.reduce((sum, i) => sum + (aligned[i + 1]! - a - b * aligned[i]! - c * aligned[i + 2]!) ** 2, 0);
  return {
    cover: met / asked,
    roughness: Math.sqrt(squares / own.length),
    vault: vault.solve()[1] * BESIDE ** 2,
    depth: depth / own.length,
  };
}
