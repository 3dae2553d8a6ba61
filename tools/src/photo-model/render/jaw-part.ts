import { type JawTraits, generateJaw, generateTeeth } from '@archway/mesh';
import { hollowness } from './hollowness.ts';
import { type Surface, material } from './surface.ts';

/** A tooth of a jaw as far as a picture is concerned. */
export interface PictureTooth {
  readonly fdi: number;
  readonly origin: readonly number[];
  readonly facial: readonly number[];
}

export interface JawPart {
  readonly jaw: 'upper' | 'lower';
  readonly surface: Surface;
  readonly teeth: readonly PictureTooth[];
}

/** Green of a colour of `generateJaw` from which on it is that of a tooth. */
const TOOTH_GREEN = 180;
/** How far from the middle of a tooth, in halves of its width, gum begins to rise between it and the next. */
const PAPILLA_FROM = 0.4;
/** The gum that goes along with a tooth, in mm. */
const FOLLOW = 3;
/** Steps from the rim of a scan over the fold to lip and cheek: outwards and away from the teeth, mm. */
const CHEEK = [
  [0.8, 3],
  [2, 6],
  [6, 8.5],
  [12, 10],
  [19, 13],
] as const;
const FLOOR_STEPS = 10;
const SOFT_STEPS = 7;

/**
 * A jaw of `generateJaw` with what lies around it in a mouth whose lips are held away.
 * @param papilla how far gum rises between two teeth, mm
 */
export function jawPart(jaw: 'upper' | 'lower', seed: number, traits: Partial<JawTraits>, papilla = 0): JawPart {
  const options = { jaw, triangles: 20_000, seed, traits };
  const { positions, indices, colors } = generateJaw(options);
  const teeth = generateTeeth(options);
  // The first cell of the grid tells how many vertices a row has.
  const columns = Math.max(indices[0]!, indices[1]!, indices[2]!) - 1;
  const rows = jaw === 'lower' ? positions.length / 3 / columns : Math.floor(positions.length / 3 / columns);
  const point = (v: number) => [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
  /** 0 in the middle of a tooth to 1 between two. */
  const offMiddle = (v: number): number => {
    const { frame, mesiodistal } = teeth[toothAt(v) - 1]!;
    const [x, y, z] = point(v) as [number, number, number];
    const { origin, mesial } = frame;
    const off = (x - origin[0]) * mesial[0] + (y - origin[1]) * mesial[1] + (z - origin[2]) * mesial[2];
    return Math.min(1, Math.abs(off) / (mesiodistal / 2));
  };
  const toothAt = (v: number): number => {
    const [x, y, z] = point(v) as [number, number, number];
    let [found, least] = [0, Infinity];
    for (const [i, { frame, mesiodistal }] of teeth.entries()) {
      const { origin, mesial, buccal } = frame;
      const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]];
      const along = Math.abs(dx * mesial[0] + dy * mesial[1] + dz * mesial[2]) / mesiodistal;
      const off = along + Math.abs(dx * buccal[0] + dy * buccal[1] + dz * buccal[2]) / 20;
      if (off < least) [found, least] = [i + 1, off];
    }
    return found;
  };
  const count = positions.length / 3;
  const materials = new Uint8Array(count).fill(material.gum);
  const tooth = new Uint8Array(count);
  const follows = new Float32Array(count);
  const covered = new Float32Array(count);
  for (let i = 0; i < rows; i++) {
    const row = Array.from({ length: columns }, (_, j) => i * columns + j);
    const crown = row.filter((v) => colors![3 * v + 1]! > TOOTH_GREEN);
    const rise = crown.length > 0 ? papilla * gumRise(offMiddle(crown[0]!)) : 0;
    const far = (v: number, end: number) => Math.hypot(...point(v).map((p, k) => p - point(end)[k]!));
    for (const v of crown) covered[v] = rise - Math.min(far(v, crown[0]!), far(v, crown.at(-1)!));
    for (const v of crown) [materials[v], tooth[v], follows[v]] = [material.tooth, toothAt(v), 1];
    const ends = [crown[0], crown.at(-1)];
    for (const [j, v] of row.entries()) {
      if (materials[v] === material.tooth) continue;
      const inner = crown.length > 0 ? v > ends[1]! : j > columns * 0.5;
      if (inner && jaw === 'upper') materials[v] = material.palate;
      const near = inner ? ends[1] : ends[0];
      if (near === undefined) continue;
      const [a, b] = [point(v), point(near)];
      tooth[v] = tooth[near]!;
      follows[v] = Math.exp(-Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) / FOLLOW);
    }
  }
  const scan: Surface = {
    positions,
    indices: Uint32Array.from(indices),
    materials,
    tooth,
    follows,
    covered,
    hollow: hollowness(positions, Uint32Array.from(indices)),
  };
  const pieces = [scan, cheeks(jaw, positions, rows, columns)];
  pieces.push(jaw === 'lower' ? floor(positions, rows, columns) : softPalate(scan, rows, columns));
  return {
    jaw,
    surface: joined(pieces),
    teeth: teeth.map(({ fdi, frame, facial }) => ({ fdi, origin: frame.origin, facial })),
  };
}

const gumRise = (off: number): number => Math.max(0, (off - PAPILLA_FROM) / (1 - PAPILLA_FROM)) ** 1.3;

/** From the outer rim over the fold to lip and cheek. */
function cheeks(jaw: JawPart['jaw'], positions: Float32Array, rows: number, columns: number): Surface {
  const deep = jaw === 'upper' ? 1 : -1;
  const middle = Math.floor(columns / 3);
  const points: number[] = [];
  for (let i = 0; i < rows; i++) {
    const rim = i * columns;
    // Outwards, evened over neighbours, so that the cheek shows no single teeth.
    let [nx, nz] = [0, 0];
    for (let k = Math.max(0, i - 6); k <= Math.min(rows - 1, i + 6); k++) {
      nx += positions[3 * k * columns]! - positions[3 * (k * columns + middle)]!;
      nz += positions[3 * k * columns + 2]! - positions[3 * (k * columns + middle) + 2]!;
    }
    const size = Math.hypot(nx, nz) || 1;
    for (const [out, away] of [[0, 0], ...CHEEK] as const)
      points.push(
        positions[3 * rim]! + (nx / size) * out,
        positions[3 * rim + 1]! + deep * away,
        positions[3 * rim + 2]! + (nz / size) * out,
      );
  }
  const across = CHEEK.length + 1;
  return plain(points, gridCells(rows, across), (v) => (v % across >= 4 ? material.lip : material.gum));
}

/** Behind the palate of an upper jaw, to the back and down. */
function softPalate({ positions, materials }: Surface, rows: number, columns: number): Surface {
  const of = (row: number) =>
    Array.from({ length: columns }, (_, j) => row * columns + j).filter((v) => materials[v] === material.palate);
  const line = [...of(0), ...of(rows - 1).reverse()];
  const points: number[] = [];
  for (let step = 0; step <= SOFT_STEPS; step++)
    for (const v of line)
      points.push(
        positions[3 * v]! * (1 - 0.03 * step),
        positions[3 * v + 1]! - 0.25 * step ** 2,
        positions[3 * v + 2]! - 3.5 * step,
      );
  return plain(points, gridCells(SOFT_STEPS + 1, line.length), () => material.palate);
}

/** Between the inner rims of both sides of a lower jaw. */
function floor(positions: Float32Array, rows: number, columns: number): Surface {
  const points: number[] = [];
  const half = Math.floor(rows / 2);
  for (let i = 0; i <= half; i++) {
    const [a, b] = [i, rows - 1 - i].map((row) => 3 * (row * columns + columns - 1)) as [number, number];
    for (let k = 0; k <= FLOOR_STEPS; k++) {
      const t = k / FLOOR_STEPS;
      const at = (axis: number) => positions[a + axis]! * (1 - t) + positions[b + axis]! * t;
      points.push(at(0), at(1) - 3 * Math.sin(Math.PI * t), at(2));
    }
  }
  return plain(points, gridCells(half + 1, FLOOR_STEPS + 1), () => material.floor);
}

/**
 * A tongue between the teeth of a lower jaw; `size` in mm: half of its width, height and length.
 * @param flat 1: an ellipsoid; less: as flat on top and as steep at its borders as a box at 0
 */
export function tongue(middle: readonly number[], size: readonly number[], flat: number): Surface {
  const [rings, sides] = [20, 32];
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** flat;
  const points: number[] = [];
  for (let i = 0; i <= rings; i++) {
    const up = Math.PI * (i / rings) - Math.PI / 2;
    for (let k = 0; k <= sides; k++) {
      const around = (2 * Math.PI * k) / sides;
      // A furrow along the middle.
      const furrow = 1 - 0.12 * Math.exp(-((Math.cos(up) * Math.cos(around) * 4) ** 2));
      points.push(
        middle[0]! + size[0]! * bent(Math.cos(up)) * Math.cos(around),
        middle[1]! + size[1]! * bent(Math.sin(up)) * furrow,
        middle[2]! + size[2]! * bent(Math.cos(up)) * Math.sin(around),
      );
    }
  }
  return plain(points, gridCells(rings + 1, sides + 1), () => material.tongue);
}

function gridCells(rows: number, columns: number): number[] {
  const indices: number[] = [];
  for (let i = 0; i + 1 < rows; i++)
    for (let k = 0; k + 1 < columns; k++) {
      const [a, b] = [i * columns + k, (i + 1) * columns + k];
      indices.push(a, b, b + 1, a, b + 1, a + 1);
    }
  return indices;
}

const plain = (points: readonly number[], indices: readonly number[], of: (vertex: number) => number): Surface => ({
  positions: Float32Array.from(points),
  indices: Uint32Array.from(indices),
  materials: Uint8Array.from({ length: points.length / 3 }, (_, v) => of(v)),
  tooth: new Uint8Array(points.length / 3),
  follows: new Float32Array(points.length / 3),
  covered: new Float32Array(points.length / 3),
  hollow: new Float32Array(points.length / 3),
});

/** Several pieces as one. */
export function joined(pieces: readonly Surface[]): Surface {
  const sum = (size: (piece: Surface) => number) => pieces.reduce((total, piece) => total + size(piece), 0);
  const vertices = sum(({ materials }) => materials.length);
  const all = {
    ...{ positions: new Float32Array(3 * vertices), indices: new Uint32Array(sum(({ indices }) => indices.length)) },
    ...{ materials: new Uint8Array(vertices), tooth: new Uint8Array(vertices) },
    ...{ follows: new Float32Array(vertices), covered: new Float32Array(vertices) },
    hollow: new Float32Array(vertices),
  };
  let [vertex, index] = [0, 0];
  for (const piece of pieces) {
    all.positions.set(piece.positions, 3 * vertex);
    for (const v of piece.indices) all.indices[index++] = v + vertex;
    for (const key of ['materials', 'tooth', 'follows', 'covered', 'hollow'] as const) all[key].set(piece[key], vertex);
    vertex += piece.materials.length;
  }
  return all;
}
