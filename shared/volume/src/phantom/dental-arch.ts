/** Mesiodistal widths in mm from the midline back: incisors, canine, premolars, molars. */
const UPPER_WIDTHS = [8.5, 6.6, 7.6, 7, 6.8, 10.2, 9.6] as const;
const LOWER_WIDTHS = [5.4, 5.9, 6.9, 7, 7.1, 11, 10.4] as const;

export interface Tooth {
  /** Along the arch from the midline in mm, left positive. */
  readonly at: number;
  readonly halfWidth: number;
  /** Buccolingual. */
  readonly halfDepth: number;
  readonly rootLength: number;
}

export const teethOf = (jaw: 'upper' | 'lower'): Tooth[] => {
  let edge = 0;
  const side = (jaw === 'upper' ? UPPER_WIDTHS : LOWER_WIDTHS).map((width, index): Tooth => {
    edge += width;
    const molar = index > 4;
    return {
      at: edge - width / 2,
      halfWidth: width / 2 - 0.1,
      halfDepth: molar ? 5.2 : index > 2 ? 4.3 : index === 2 ? 3.9 : 3.3,
      rootLength: index === 2 ? 16 : molar ? 12 : 13,
    };
  });
  return [...side, ...side.map((tooth) => ({ ...tooth, at: -tooth.at }))];
};

/** Where the points of a grid lie beside an arch; one value for each point of a slice. */
export interface ArchPlaces {
  /** Along the arch from its middle, left positive, in mm. */
  readonly along: Float32Array;
  /** Off the arch, outwards positive, in mm. */
  readonly off: Float32Array;
  /** Index of the nearest tooth, and how far along and across it the point lies: 1 at its surface. */
  readonly tooth: Uint8Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
}

/** The arch is a parabola, open to the back: `y = front + x² · CURVE`. */
const CURVE = 0.036;
const STEP = 0.4;
/** Points further away than this (mm) have nothing to do with the jaw. */
export const REACH = 9;

/** Places of all points of a slice beside an arch that begins at `front` (y of its middle). */
export function placesBeside(front: number, teeth: readonly Tooth[], xs: Float32Array, ys: Float32Array): ArchPlaces {
  const half = halfArch(front);
  const count = xs.length * ys.length;
  const [along, off, u, v] = [0, 1, 2, 3].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const tooth = new Uint8Array(count);
  for (let j = 0, at = 0; j < ys.length; j += 1)
    for (let i = 0; i < xs.length; i += 1, at += 1) {
      const [x, y] = [xs[i]!, ys[j]!];
      // Both sides are alike: the near one is looked at.
      const [s, far] = nearest(half, Math.abs(x), y);
      along[at] = x < 0 ? -s : s;
      off[at] = far * (y < front + x * x * CURVE ? 1 : -1);
      let least = Infinity;
      for (let n = 0; n < teeth.length; n += 1) {
        const way = Math.abs(along[at]! - teeth[n]!.at) / teeth[n]!.halfWidth;
        if (way >= least) continue;
        [least, tooth[at]] = [way, n];
      }
      u[at] = least;
      v[at] = Math.abs(off[at]!) / teeth[tooth[at]!]!.halfDepth;
    }
  return { along, off, tooth, u, v };
}

type ArchPoint = readonly [x: number, y: number, along: number];

function halfArch(front: number): ArchPoint[] {
  const points: ArchPoint[] = [];
  for (let x = 0, along = 0; x <= 36; x += STEP) {
    points.push([x, front + x * x * CURVE, along]);
    along += STEP * Math.sqrt(1 + (2 * (x + STEP / 2) * CURVE) ** 2);
  }
  return points;
}

function nearest(points: readonly ArchPoint[], x: number, y: number): [along: number, distance: number] {
  let [best, least] = [0, Infinity];
  for (const [px, py, along] of points) {
    const far = (x - px) * (x - px) + (y - py) * (y - py);
    if (far < least) [best, least] = [along, far];
  }
  return [best, Math.sqrt(least)];
}
