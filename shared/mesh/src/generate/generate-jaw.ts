import { seededRandom } from '@archway/geometry';
import type { Mesh } from '../mesh.ts';
import { archCurve } from './arch-curve.ts';
import type { SectionPoint } from './cross-section.ts';
import { crownPoint, innerGum, outerGum, palateRoot } from './cross-section.ts';
import { ridgeOf } from './ridge.ts';
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
/** How far upper and lower tips stand apart where they meet behind. */
const BITE_GAP = -0.4;

const TOOTH = [236, 226, 205] as const;
const GUM = [214, 130, 128] as const;

/**
 * A jaw like one from an intra-oral scanner: fourteen teeth and gum, an upper one with its palate; open at the rim,
 * coloured, about 65 × 55 × 20 mm, the same for the same options on every machine.
 * Axes: x to the patient's left, y up, z to the front; upper and lower of one seed stand in occlusion.
 */
export function generateJaw({ jaw, triangles = 100_000, seed = 1, traits: given }: GenerateJawOptions): Mesh {
  const traits = { ...plainJaw, ...given };
  const across = Math.max(12, Math.round(Math.sqrt(triangles / 2 / ALONG_PER_ACROSS[jaw])));
  // An even number along, so that one cross-section lies on the midline.
  const along = Math.max(24, 2 * Math.round(triangles / across / 4));
  const ridge = ridgeOf(jaw, seed * 2 + (jaw === 'upper' ? 1 : 0), traits);
  const curve = archCurve(halfWidthOf[jaw] * traits.width, ridge.halfLength);
  const random = seededRandom(seed + 77);
  const columns = across + 1;
  const positions = new Float32Array((along + 1) * columns * 3);
  const colors = new Uint8Array(positions.length);

  for (let i = 0; i <= along; i++) {
    const length = ((2 * i) / along - 1) * ridge.halfLength;
    const place = curve.at(length);
    const here = ridge.at(length);
    for (let j = 0; j <= across; j++) {
      const t = j / across;
      const { outer, crown } = parts[jaw];
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
  const mesh: Mesh = { positions, indices: gridTriangles(along, across, jaw === 'upper'), colors };
  if (traits.midline !== 0) for (let v = 0; v < positions.length; v += 3) positions[v]! += traits.midline;
  return jaw === 'upper' ? asUpper(mesh, traits.overjet) : mesh;
}

/** The midline of the palate; `back` is 0 behind the incisors and 1 at the rear end of the scan. */
function spineAt(back: number, depth: number): { z: number; up: number } {
  return {
    z: -9 - (depth - 12) * back,
    up: -9 - PALATE_HEIGHT * 0.6 * Math.sin(Math.min(1, back * 1.5) * (Math.PI / 2)),
  };
}

/** Two triangles for each cell; with `closed` the last column of both sides is one and the same. */
function gridTriangles(along: number, across: number, closed: boolean): Uint32Array {
  const columns = across + 1;
  const indices: number[] = [];
  const vertex = (i: number, j: number) => (closed && j === across ? Math.min(i, along - i) : i) * columns + j;
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < across; j++) {
      const a = vertex(i, j);
      const b = vertex(i + 1, j);
      const c = vertex(i + 1, j + 1);
      const d = vertex(i, j + 1);
      // Diagonals alternate, which keeps the surface free of a visible grain.
      if ((i + j) % 2 === 0) indices.push(a, b, c, a, c, d);
      else indices.push(a, b, d, b, c, d);
    }
  }
  return Uint32Array.from(indices);
}

/** Turned upside down (and mirrored, which keeps left on the left) and set in front of the lower teeth. */
function asUpper({ positions, indices, colors }: Mesh, overjet: number): Mesh {
  for (let v = 0; v < positions.length; v += 3) {
    positions[v + 1] = BITE_GAP - positions[v + 1]!;
    positions[v + 2] = positions[v + 2]! + overjet;
  }
  for (let i = 0; i < indices.length; i += 3) {
    const b = indices[i + 1]!;
    indices[i + 1] = indices[i + 2]!;
    indices[i + 2] = b;
  }
  return { positions, indices, ...(colors && { colors }) };
}
