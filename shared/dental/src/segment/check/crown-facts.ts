import { rimOf } from '../surface/rim.ts';
import type { Surface } from '../surface/surface.ts';

/** What the faces of a tooth tell about it. */
export interface CrownFacts {
  readonly area: number;
  /** Middle of the crown in the jaw's frame. */
  readonly middle: readonly [number, number, number];
  /** mm of its boundary with gum, with other teeth, and with the rim of the scan. */
  readonly gum: number;
  readonly teeth: number;
  readonly rim: number;
  /** How much of the boundary with gum lies in a groove: -0.5 (on ridges) to 1 (all of it in a groove of 20°). */
  readonly crease: number;
  /** The same of its boundary with neighbours; 1 where it has none. */
  readonly parting: number;
  /** Bends outwards within the crown; radians per mm. */
  readonly relief: number;
}

/** A groove of so many radians is one. */
const GROOVE = 0.35;

interface Sums {
  area: number;
  place: [number, number, number];
  gum: number;
  creased: number;
  teeth: number;
  parted: number;
  rim: number;
  ridges: number;
}

const creaseOf = (angle: number): number => Math.max(-0.5, Math.min(1, angle / GROOVE));

/** @param count of labels beside gum @returns the facts of label n at n - 1; undefined for a label without faces */
export function crownFacts(surface: Surface, labels: Uint8Array, count: number): (CrownFacts | undefined)[] {
  const sums = Array.from({ length: count }, (): Sums => ({
    area: 0,
    place: [0, 0, 0],
    gum: 0,
    creased: 0,
    teeth: 0,
    parted: 0,
    rim: 0,
    ridges: 0,
  }));
  addFaces(surface, labels, sums);
  addEdges(surface, labels, sums);
  return sums.map(({ area, place: [x, y, z], gum, creased, teeth, parted, rim, ridges }) => {
    if (area === 0) return undefined;
    return {
      area,
      middle: [x / area, y / area, z / area] as const,
      gum,
      teeth,
      rim,
      crease: gum > 0 ? creased / gum : 0,
      parting: teeth > 0 ? parted / teeth : 1,
      relief: ridges / area,
    };
  });
}

function addFaces(surface: Surface, labels: Uint8Array, sums: readonly Sums[]): void {
  const { faces, areas, middles } = surface;
  for (let f = 0; f < faces; f++) {
    const own = sums[labels[f]! - 1];
    if (!own) continue;
    own.area += areas[f]!;
    for (let k = 0; k < 3; k++) own.place[k]! += areas[f]! * middles[f * 3 + k]!;
    own.rim += rimOf(surface, f);
  }
}

function addEdges({ edges }: Surface, labels: Uint8Array, sums: readonly Sums[]): void {
  for (let e = 0; e < edges.count; e++) {
    const [first, second] = [labels[edges.faces[e * 2]!]!, labels[edges.faces[e * 2 + 1]!]!];
    const [angle, long] = [edges.angles[e]!, edges.lengths[e]!];
    if (first === second) {
      const own = sums[first - 1];
      if (own && angle < 0) own.ridges -= angle * long;
      continue;
    }
    for (const [label, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const own = sums[label - 1];
      if (!own) continue;
      if (other === 0) {
        own.gum += long;
        own.creased += long * creaseOf(angle);
      } else {
        own.teeth += long;
        own.parted += long * creaseOf(angle);
      }
    }
  }
}
