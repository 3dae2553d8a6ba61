import { seededRandom } from '@archway/geometry';
import { type ArchPoint, archCurve } from './arch-curve.ts';
import type { SectionPoint } from './cross-section.ts';
import { crownPoint, innerGum, outerGum, palateRoot } from './cross-section.ts';
import { type Ridge, type StandingTooth, ridgeOf } from './ridge.ts';
import { halfWidthOf } from './teeth.ts';
import { type JawTraits, plainJaw } from './traits.ts';

export interface GenerateJawOptions {
  jaw: 'upper' | 'lower';
  /** About how many triangles; default 100,000. */
  triangles?: number;
  /** Another seed is another patient; default 1. */
  seed?: number;
  /** What is particular about this patient; default an even arch of average teeth. */
  traits?: Partial<JawTraits>;
}

/** Shares of the way across the arch: outer gum, crown, inner gum (of a lower jaw) or palate. */
const parts = {
  upper: { outer: 0.16, crown: 0.44 },
  lower: { outer: 0.22, crown: 0.56 },
};
/** Steps along the arch for each step across, so that triangles come out about equilateral. */
const ALONG_PER_ACROSS = { upper: 2.2, lower: 2.9 };
const PALATE_HEIGHT = 17;
/** Height of the noise of a scanner, in mm. */
const NOISE = 0.015;

const TOOTH = [236, 226, 205] as const;
const GUM = [214, 130, 128] as const;

/** The points of a jaw as they were cut across its arch, teeth upwards: vertex `i * (across + 1) + j`. */
export interface JawGrid {
  readonly traits: JawTraits;
  readonly along: number;
  readonly across: number;
  readonly positions: Float32Array;
  readonly colors: Uint8Array;
  /** First and last row of the crowns. */
  readonly crown: readonly [number, number];
  readonly halfLength: number;
  readonly teeth: readonly StandingTooth[];
  readonly curve: (length: number) => ArchPoint;
  readonly ridge: (length: number) => Ridge;
}

/** Where a column of the grid lies along the arch, in mm from the midline. */
export const lengthAt = ({ along, halfLength }: Pick<JawGrid, 'along' | 'halfLength'>, i: number): number =>
  ((2 * i) / along - 1) * halfLength;

/** What jaw and teeth of one patient are made of. */
export function jawGrid({ jaw, triangles = 100_000, seed = 1, traits: given }: GenerateJawOptions): JawGrid {
  const traits = { ...plainJaw, ...given };
  const across = Math.max(12, Math.round(Math.sqrt(triangles / 2 / ALONG_PER_ACROSS[jaw])));
  // An even number along, so that one cross-section lies on the midline.
  const along = Math.max(24, 2 * Math.round(triangles / across / 4));
  const ridge = ridgeOf(jaw, seed * 2 + (jaw === 'upper' ? 1 : 0), traits);
  const { halfLength } = ridge;
  const curve = archCurve(halfWidthOf[jaw] * traits.width, halfLength);
  const random = seededRandom(seed + 77);
  const columns = across + 1;
  const positions = new Float32Array((along + 1) * columns * 3);
  const colors = new Uint8Array(positions.length);
  const { outer, crown } = parts[jaw];

  for (let i = 0; i <= along; i++) {
    const length = lengthAt({ along, halfLength }, i);
    const place = curve.at(length);
    const here = ridge.at(length);
    for (let j = 0; j <= across; j++) {
      const t = j / across;
      let point: SectionPoint;
      let spine = 0;
      if (t <= outer) point = outerGum(here, t / outer);
      else if (t <= outer + crown) point = crownPoint(here, (t - outer) / crown);
      else if (jaw === 'lower') point = innerGum(here, (t - outer - crown) / (1 - outer - crown));
      else {
        spine = (t - outer - crown) / (1 - outer - crown);
        point = palateRoot(here, spine);
      }
      const at = (i * columns + j) * 3;
      let x = place.x + place.nx * point.out;
      let y = point.up;
      let z = place.z + place.nz * point.out;
      if (spine > 0) {
        // The palate: from the inner gum line to the midline, which both sides reach at the same points.
        const back = Math.abs((2 * i) / along - 1);
        const target = spineAt(back, curve.depth);
        const eased = spine ** 0.9;
        x *= 1 - eased;
        z += (target.z - z) * eased;
        y += (target.up - y) * Math.sin((spine * Math.PI) / 2) ** 0.8;
      }
      const noise = (random() - 0.5) * 2 * NOISE;
      const last = spine === 1;
      positions[at] = last ? 0 : x + place.nx * noise;
      positions[at + 1] = last ? y : y + noise;
      positions[at + 2] = last ? z : z + place.nz * noise;
      const base = point.gum ? GUM : TOOTH;
      const shade = 1 + (random() - 0.5) * 0.04;
      for (let k = 0; k < 3; k++) colors[at + k] = Math.min(255, base[k]! * shade);
    }
  }
  return {
    ...{ traits, along, across, positions, colors, halfLength },
    crown: [Math.floor(outer * across) + 1, Math.floor((outer + crown) * across)],
    teeth: ridge.teeth,
    curve: curve.at,
    ridge: ridge.at,
  };
}

/** The midline of the palate; `back` is 0 behind the incisors and 1 at the rear end of the scan. */
function spineAt(back: number, depth: number): { z: number; up: number } {
  return {
    z: -9 - (depth - 12) * back,
    up: -9 - PALATE_HEIGHT * 0.6 * Math.sin(Math.min(1, back * 1.5) * (Math.PI / 2)),
  };
}
