import { add, cross, dot, perpendicularTo, subtract, unit } from '@archway/geometry';
import { HeightMap, mapCells } from './height-map.ts';
import type { StandingJaw } from './standing-jaw.ts';

/** How the back teeth of one side stand to those of the other jaw. */
export interface BiteSide {
  readonly meets: boolean;
  /** The gap in mm where they come nearest; 0 where they touch, below 0 where one jaw passes through the other. */
  readonly gapMm: number;
}

/** How two scans stand to each other in the coordinates that both files share. */
export interface Bite {
  /** Whether the teeth of both jaws look at each other, front to front, and some back teeth stand above others. */
  readonly facing: boolean;
  /** At the side to which `lateral` of the first jaw points; null where no back teeth stand above others. */
  readonly lateral: BiteSide | null;
  readonly opposite: BiteSide | null;
}

/** Cosine of the angle within which directions of both jaws agree: jaws of one bite differ by some degrees. */
const AGREE = 0.8;
/** Behind the canines, and no deeper than crowns are high, in mm. */
const BACK = -14;
const CROWN = 9;
/** So many cells of back teeth above others make a side (10 mm²); fewer tell nothing. */
const FEWEST = 40;
/** So many of the nearest cells are left out, as stray triangles are. */
const STRAY = 5;
/** Gap in mm up to which back teeth meet. Scans of one bite stand within half a millimetre. */
const MEETING = 1.5;
/** A tenth of the cells lies deeper than this in mm only where the jaws pass through each other. */
const PASSING = -1.5;

const apart: Bite = { facing: false, lateral: null, opposite: null };

/**
 * Whether two jaws stand in occlusion, by the gaps between their back teeth on each side. Which of them is the upper one
 * plays no part.
 * @returns undefined where the files are in different units, so that nobody knows where they stand
 */
export function biteOf(jaw: StandingJaw, other: StandingJaw): Bite | undefined {
  if (jaw.toMm !== other.toMm) return undefined;
  const [a, b] = [jaw.orientation, other.orientation];
  if (dot(a.occlusal, b.occlusal) > -AGREE || dot(a.anterior, b.anterior) < AGREE) return apart;
  const height = unit(subtract(a.occlusal, b.occlusal));
  const front = perpendicularTo(add(a.anterior, b.anterior), height);
  const frame = { origin: a.origin, across: cross(height, front), height, front };
  const [own, theirs] = [
    new HeightMap(jaw.mesh, jaw.toMm, frame, 'greatest'),
    new HeightMap(other.mesh, other.toMm, frame, 'least'),
  ];
  const gaps = { lateral: [] as number[], opposite: [] as number[] };
  for (const { cell, across, front: at } of mapCells()) {
    const tooth = own.heightAt(cell);
    if (at > BACK || !(tooth > -CROWN)) continue;
    const gap = theirs.heightAt(cell) - tooth;
    if (!Number.isNaN(gap)) gaps[across > 0 ? 'lateral' : 'opposite'].push(gap);
  }
  const [lateral, opposite] = [sideOf(gaps.lateral), sideOf(gaps.opposite)];
  return lateral || opposite ? { facing: true, lateral, opposite } : apart;
}

function sideOf(gaps: number[]): BiteSide | null {
  if (gaps.length < FEWEST) return null;
  gaps.sort((p, q) => p - q);
  const nearest = gaps[STRAY]!;
  const depth = gaps[Math.floor(gaps.length / 10)]!;
  if (depth < PASSING) return { meets: false, gapMm: depth };
  return { meets: nearest <= MEETING, gapMm: Math.max(0, nearest) };
}
