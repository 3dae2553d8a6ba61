import type { Jaw } from '../../document/jaws.ts';
import type { Crown } from '../cut/crown.ts';
import { cutTeeth } from '../cut/cut-teeth.ts';
import type { FoundTeeth } from '../found-teeth.ts';
import { kindOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import { acrossEdge } from '../surface/edges.ts';
import type { Surface } from '../surface/surface.ts';
import { type CrownFacts, crownFacts } from './crown-facts.ts';
import { LEAST_CREASE, isNoTooth, relativeArea } from './rejection.ts';

/** Only these have deciduous teeth before them, or leave the row for want of room: incisors to premolars. */
const LAST_KIND = 5;
/** A crown of less surface, by length × width of its kind, may have taken the place of a tooth that stands beside it, if that one has so much more. */
const SMALL = 1.7;
const MORE = 1.3;
/** And a margin of its own. */
const CREASED = 0.9;
/** Where the top of that one is looked for: beyond the ends of the interval, and across the arch; mm. */
const ALONG = 6;
const ACROSS = 8;
/** It stands no lower than the small one by more than this; and so much of it, below its top, tells where it stands. */
const LOWER = 0.5;
const UPPER = 3.5;
/** Its length along the arch by that of its kind. */
const LENGTHS = [0.5, 1.5] as const;

/**
 * A tooth that stands behind or before the row may leave its place to a small crown, mostly a deciduous one that was kept.
 * Where a crown is small and a whole one that nobody owns stands beside it, that one has its number, and the small one is
 * left to the gum, which is told as a doubt.
 */
export function withTeethBeside(surface: Surface, jaw: Jaw, found: FoundTeeth): FoundTeeth {
  let now = found;
  for (const k of found.crowns.keys()) {
    const crown = now.crowns[k]!;
    const small = now.facts[k];
    if (kindOf(crown.slot) > LAST_KIND || !small || relativeArea(small, jaw, kindOf(crown.slot)) > SMALL) continue;
    const beside = crownBeside(surface, jaw, now, crown);
    if (!beside) continue;
    const crowns = now.crowns.with(k, beside.crown);
    const hard = beside.faces.map((face) => ({ face, label: k + 1 }));
    const labels = cutTeeth(surface, now.seams, now.places, jaw, crowns, hard);
    const facts = crownFacts(surface, labels, crowns.length);
    if (isLikelier(facts[k], small, jaw, kindOf(crown.slot))) now = { ...now, crowns, labels, facts };
  }
  return now;
}

const isLikelier = (facts: CrownFacts | undefined, small: CrownFacts, jaw: Jaw, kind: number): boolean =>
  facts !== undefined &&
  !isNoTooth(facts, jaw, kind, LEAST_CREASE.between) &&
  facts.crease > CREASED &&
  facts.area > MORE * small.area;

interface Beside {
  readonly crown: Crown;
  /** Its upper part, which hangs together. */
  readonly faces: readonly number[];
}

function crownBeside(surface: Surface, jaw: Jaw, { labels, places }: FoundTeeth, crown: Crown): Beside | undefined {
  const { middles, areas } = surface;
  const isFree = (f: number): boolean => labels[f] === 0 && Math.abs(places.across[f]!) < ACROSS;
  const isNear = (f: number): boolean =>
    isFree(f) && places.along[f]! > crown.from - ALONG && places.along[f]! < crown.to + ALONG;
  let peak = -1;
  for (let f = 0; f < surface.faces; f++)
    if (isNear(f) && (peak < 0 || middles[f * 3 + 1]! > middles[peak * 3 + 1]!)) peak = f;
  const top = peak < 0 ? -Infinity : middles[peak * 3 + 1]!;
  if (top < crown.top - LOWER) return undefined;
  const own = connected(surface, peak, (f) => isFree(f) && middles[f * 3 + 1]! > top - UPPER);
  const along = own.map((f) => places.along[f]!).sort((a, b) => a - b);
  const [from, to] = [along[0]!, along.at(-1)!];
  const { length } = sizeOf(jaw, kindOf(crown.slot));
  if (to - from < LENGTHS[0] * length || to - from > LENGTHS[1] * length) return undefined;
  const whole = own.reduce((sum, f) => sum + areas[f]!, 0);
  const across = own.reduce((sum, f) => sum + areas[f]! * places.across[f]!, 0) / whole;
  return { crown: { slot: crown.slot, from, to, tiltFrom: 0, tiltTo: 0, top, across, leaves: true }, faces: own };
}

/** The faces that hang together with one and hold. */
function connected({ edges }: Surface, first: number, holds: (face: number) => boolean): number[] {
  const seen = new Set([first]);
  for (const face of seen)
    for (let k = 0; k < 3; k++) {
      const edge = edges.ofFace[face * 3 + k]!;
      if (edge < 0) continue;
      const other = acrossEdge(edges, edge, face);
      if (holds(other)) seen.add(other);
    }
  return [...seen];
}
