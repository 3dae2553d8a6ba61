import type { Jaw } from '../document/jaws.ts';
import { type ArchCurve, curveThrough, firstCurve } from './arch/arch-curve.ts';
import { HeightMap } from './arch/height-map.ts';
import { placesOn } from './arch/places.ts';
import { ridgeOf } from './arch/ridge.ts';
import { crownFacts } from './check/crown-facts.ts';
import { LEAST_CREASE, isGapBetween, isNoTooth } from './check/rejection.ts';
import { withoutPieces } from './check/pieces-of-teeth.ts';
import { withTeethBeside } from './check/tooth-beside.ts';
import { crownOf } from './cut/crown.ts';
import { cutTeeth } from './cut/cut-teeth.ts';
import { seamPrices } from './cut/seams.ts';
import type { FoundTeeth } from './found-teeth.ts';
import { fdiOf, kindOf } from './prior/slots.ts';
import { rowOfTeeth } from './row/programme.ts';
import { signalsOf } from './row/signals.ts';
import type { Surface } from './surface/surface.ts';

/** Lets others have a turn, and throws when nobody waits for the result any more. */
export type Breathe = () => Promise<void>;

/** The second pass has a curve through crowns instead of the mean arch. */
const PASSES = 2;
/** How often ends that are no teeth are taken away in one pass. */
const REJECTIONS = 4;
/** A crown smaller than this (mm²) says nothing of where the arch runs. */
const TELLING = 15;

export async function findTeeth(surface: Surface, jaw: Jaw, breathe: Breathe): Promise<FoundTeeth> {
  const map = new HeightMap(surface);
  const seams = seamPrices(surface);
  const forbidden = new Set<number>();
  let curve = firstCurve(ridgeOf(map), jaw);
  let found = await onePass(surface, jaw, map, seams, curve, forbidden, breathe);
  for (let pass = 1; pass < PASSES; pass++) {
    const middles = found.facts.flatMap((facts) =>
      facts && facts.area > TELLING ? [[facts.middle[0], facts.middle[2]] as const] : [],
    );
    if (middles.length < 2) break;
    curve = curveThrough(middles);
    found = await onePass(surface, jaw, map, seams, curve, forbidden, breathe);
  }
  return withTeethBeside(surface, jaw, withoutDoubtful(found, surface, jaw));
}

async function onePass(
  surface: Surface,
  jaw: Jaw,
  map: HeightMap,
  seams: Float32Array,
  curve: ArchCurve,
  forbidden: Set<number>,
  breathe: Breathe,
): Promise<FoundTeeth> {
  const places = placesOn(curve, surface.middles);
  const signals = signalsOf(surface, map, curve, places);
  const without = async (slots: ReadonlySet<number>): Promise<FoundTeeth> => {
    await breathe();
    const crowns = rowOfTeeth(signals, jaw, { forbidden: slots }).map((tooth) => crownOf(surface, places, tooth));
    await breathe();
    const labels = cutTeeth(surface, seams, places, jaw, crowns);
    return { crowns, labels, facts: crownFacts(surface, labels, crowns.length), places, seams };
  };
  for (let round = 1; ; round++) {
    const found = await without(forbidden);
    const { crowns, facts } = found;
    const rejected = [0, crowns.length - 1].filter((at) => {
      const crown = crowns[at];
      if (!crown || kindOf(crown.slot) < 6) return false;
      return isNoTooth(facts[at], jaw, kindOf(crown.slot), LEAST_CREASE.end);
    });
    if (rejected.length === 0 || round === REJECTIONS) {
      const withOneLess = (slot: number): Promise<FoundTeeth> => without(new Set([...forbidden, fdiOf(jaw, slot)]));
      return withoutPieces(found, withOneLess, (row) => doubtful(row, jaw).filter(Boolean).length);
    }
    for (const at of rejected) forbidden.add(fdiOf(jaw, crowns[at]!.slot));
  }
}

/** Which crowns are no teeth after all, at the ends or in a gap. */
const doubtful = ({ crowns, facts }: FoundTeeth, jaw: Jaw): boolean[] =>
  crowns.map((crown, at) => {
    if (isNoTooth(facts[at], jaw, kindOf(crown.slot), LEAST_CREASE.between)) return true;
    const [before, after] = [crowns[at - 1], crowns[at + 1]];
    return before !== undefined && after !== undefined && isGapBetween(crown, [before, after], facts[at], jaw);
  });

/** Without what is no tooth after all; its faces are gum. */
function withoutDoubtful(found: FoundTeeth, surface: Surface, jaw: Jaw): FoundTeeth {
  const left = doubtful(found, jaw);
  if (!left.some(Boolean)) return found;
  let number = 0;
  const numbers = left.map((isLeft) => (isLeft ? 0 : ++number));
  const labels = found.labels.map((label) => (label === 0 ? 0 : numbers[label - 1]!));
  return {
    ...found,
    crowns: found.crowns.filter((_, at) => !left[at]),
    labels,
    facts: crownFacts(surface, labels, number),
  };
}
