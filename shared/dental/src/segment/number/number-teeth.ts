import type { Jaw } from '../../document/jaws.ts';
import { SLOTS } from '../prior/slots.ts';
import type { ToothToNumber } from './numbered-row.ts';
import { RowCosts } from './row-costs.ts';

export interface Numbering {
  readonly slots: readonly number[];
  /** For each tooth the share of all rows, weighed by their cost, that give it this slot. */
  readonly certainty: readonly number[];
}

/** Costs are of different sources and not wholly independent: differences count for less than a likelihood's would. */
const TEMPERATURE = 1.5;

/**
 * The cheapest of all ways to give teeth in a row ascending slots: 16 over their number, at most 12870.
 * @returns undefined when no row has the slots that are known
 */
export function numberTeeth(teeth: readonly ToothToNumber[], jaw: Jaw): Numbering | undefined {
  if (teeth.length === 0 || teeth.length > SLOTS) return undefined;
  const costs = new RowCosts(teeth, jaw);
  const rows: { slots: readonly number[]; cost: number }[] = [];
  const go = (slots: readonly number[]): void => {
    const at = slots.length;
    if (at === teeth.length) {
      rows.push({ slots, cost: costs.of(slots) });
      return;
    }
    const known = teeth[at]!.slot;
    const last = SLOTS - (teeth.length - at);
    for (let slot = (slots[at - 1] ?? -1) + 1; slot <= last; slot++) {
      if (known === undefined || known === slot) go([...slots, slot]);
    }
  };
  go([]);
  if (rows.length === 0) return undefined;
  const best = rows.reduce((a, b) => (b.cost < a.cost ? b : a));
  let whole = 0;
  const shares = teeth.map(() => 0);
  for (const { slots, cost } of rows) {
    const weight = Math.exp((best.cost - cost) / TEMPERATURE);
    whole += weight;
    slots.forEach((slot, i) => {
      if (slot === best.slots[i]) shares[i]! += weight;
    });
  }
  return { slots: best.slots, certainty: shares.map((share) => share / whole) };
}
