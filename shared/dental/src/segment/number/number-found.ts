import type { Jaw } from '../../document/jaws.ts';
import type { FoundTeeth } from '../found-teeth.ts';
import { crownShape } from './crown-shape.ts';
import { type Numbering, numberTeeth } from './number-teeth.ts';
import type { ToothToNumber } from './numbered-row.ts';
import type { Surface } from '../surface/surface.ts';

/** Crowns smaller than this (mm²) have no shape to speak of. */
const LEAST_AREA = 12;
/** Fewer teeth than this say too little of the row. */
const LEAST_TEETH = 3;
const INNER = 0.5;

/**
 * Numbers for the crowns by their shapes, instead of those that the row came with.
 * @param known slots of crowns that somebody named
 * @returns slots for the crowns that could be numbered, -1 for others
 */
export function numberFound(
  surface: Surface,
  { crowns, labels, facts }: FoundTeeth,
  jaw: Jaw,
  known: ReadonlyMap<number, number>,
): Numbering {
  const asTheyCame: Numbering = { slots: crowns.map(({ slot }) => slot), certainty: crowns.map(() => 0.5) };
  const own = crowns.map((_, at) => at).filter((at) => (facts[at]?.area ?? 0) > LEAST_AREA);
  if (own.length < LEAST_TEETH) return asTheyCame;
  const facesOf = crowns.map((): number[] => []);
  labels.forEach((label, f) => {
    if (label > 0) facesOf[label - 1]!.push(f);
  });
  const teeth = own.map((at, i): ToothToNumber => {
    const middle = facts[at]!.middle;
    const before = facts[own[Math.max(0, i - 1)]!]!.middle;
    const after = facts[own[Math.min(own.length - 1, i + 1)]!]!.middle;
    const [dx, dz] = [after[0] - before[0], after[2] - before[2]];
    const long = Math.sqrt(dx * dx + dz * dz) || 1;
    const shape = crownShape(surface, facesOf[at]!, [dx / long, dz / long]);
    const { from, to } = crowns[at]!;
    const [centre, half] = [(from + to) / 2, Math.exp(shape[0]!) / 2];
    const slot = known.get(at);
    return {
      shape,
      from: Math.min(from + INNER, centre - half),
      to: Math.max(to - INNER, centre + half),
      beside: middle[0],
      ...(slot !== undefined && { slot }),
    };
  });
  const numbering = numberTeeth(teeth, jaw);
  if (!numbering) return asTheyCame;
  const slots = crowns.map(() => -1);
  const certainty = crowns.map(() => 0);
  own.forEach((at, i) => {
    slots[at] = numbering.slots[i]!;
    certainty[at] = numbering.certainty[i]!;
  });
  return { slots, certainty };
}
