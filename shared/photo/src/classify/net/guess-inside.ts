import type { Pixels } from '../../pixels.ts';
import type { Guess } from '../../positions.ts';
import { ramp } from '../look.ts';
import { shares } from './layers.ts';
import { framed } from './framed.ts';
import { type MouthNet, type NetPosition, netPositions, netScores } from './mouth-net.ts';

export type InsidePosition = Exclude<NetPosition, 'other'>;

/** The chance from which on a guess is sure, for bites from the front, from the side and for arches. */
export interface SureLimits {
  readonly front: number;
  readonly side: number;
  readonly arch: number;
}

/** From here on a photo is placed without asking. */
const SURE = 0.8;
/** A picture is seen a little nearer and a little further, too: what only one of them shows counts less. */
const ZOOMS = [1, 0.88, 1.14];

const mirrored: Partial<Record<NetPosition, NetPosition>> = { leftOcc: 'rightOcc', rightOcc: 'leftOcc' };

/**
 * How likely each position inside of the mouth is, and none of them, together 1: the geometric mean over the picture and
 * its mirror image at each zoom. A mirror image has the same chances for the other side.
 */
export function insideChances(pixels: Pixels, net: MouthNet): Record<NetPosition, number> {
  const here = netPositions.map(() => 0);
  const there = netPositions.map(() => 0);
  for (const zoom of ZOOMS) {
    for (const [k, score] of netScores(framed(pixels, { zoom }), net).entries()) here[k]! += score;
    for (const [k, score] of netScores(framed(pixels, { zoom, mirror: true }), net).entries()) there[k]! += score;
  }
  const both = netPositions.map(
    (name, k) => (here[k]! + there[netPositions.indexOf(mirrored[name] ?? name)]!) / (2 * ZOOMS.length),
  );
  const chances = shares(both);
  return Object.fromEntries(netPositions.map((name, k) => [name, chances[k]!])) as Record<NetPosition, number>;
}

export const groupOf = (position: InsidePosition): keyof SureLimits =>
  position === 'frontOcc' ? 'front' : position.endsWith('tooth') ? 'arch' : 'side';

/** A chance on a picture that may be none of a mouth; what limits are compared with. @param evidence 0 to 1 */
export const tempered = (chance: number, evidence: number): number => chance * (0.35 + 0.65 * evidence);

/** Below `sure` up to 0.79, from there 0.8 to 0.98. */
const calibrated = (chance: number, sure: number): number =>
  chance < sure ? (chance / sure) * (SURE - 0.01) : SURE + 0.18 * ramp(chance, sure, 1);

/** Positions inside of the mouth, best first. @param evidence 0 to 1: how surely this is a mouth at all */
export function guessInside(chances: Record<NetPosition, number>, evidence: number, limits: SureLimits): Guess[] {
  return netPositions
    .filter((name): name is InsidePosition => name !== 'other')
    .map((position) => ({
      position,
      confidence: calibrated(tempered(chances[position], evidence), limits[groupOf(position)]),
    }))
    .filter(({ confidence }) => confidence > 0.1)
    .sort((a, b) => b.confidence - a.confidence);
}
