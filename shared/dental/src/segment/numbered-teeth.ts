import type { Jaw } from '../document/jaws.ts';
import type { CrownFacts } from './check/crown-facts.ts';
import type { FoundTeeth } from './found-teeth.ts';
import type { Numbering } from './number/number-teeth.ts';
import { fdiOf } from './prior/slots.ts';

/** A crown with its number. */
export interface NumberedTooth {
  /** Its label in the labels of the crowns, from 1. */
  readonly label: number;
  readonly fdi: number;
  readonly certainty: number;
  readonly facts: CrownFacts;
  /** A small crown beside it was left to the gum. */
  readonly leaves: boolean;
}

/** Crowns that have a number; those whose shape said nothing keep the one of their row where it is free. */
export function withNumbers({ crowns, facts }: FoundTeeth, { slots, certainty }: Numbering, jaw: Jaw): NumberedTooth[] {
  const taken = new Set(slots);
  return crowns.flatMap((crown, at): NumberedTooth[] => {
    const own = facts[at];
    if (!own) return [];
    let slot = slots[at]!;
    if (slot < 0) {
      const before = Math.max(-1, ...slots.slice(0, at));
      const after = slots.slice(at + 1).find((other) => other >= 0) ?? Infinity;
      if (taken.has(crown.slot) || crown.slot < before || crown.slot > after) return [];
      slot = crown.slot;
      taken.add(slot);
    }
    return [
      { label: at + 1, fdi: fdiOf(jaw, slot), certainty: certainty[at]!, facts: own, leaves: crown.leaves === true },
    ];
  });
}
