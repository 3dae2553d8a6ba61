import type { RowTooth } from '../row/row-tooth.ts';
import { kindOf } from '../prior/slots.ts';
import type { CrownFacts } from './crown-facts.ts';

/**
 * Behind the canines a crown meets its neighbours along 13 mm or less, nearly all of it in grooves. A boundary that is
 * longer, with less of it in grooves, runs through a tooth.
 */
const FRONT = 3;
const LONG_CONTACT = 15;
const PARTED = 0.92;

interface Row {
  readonly crowns: readonly Pick<RowTooth, 'slot' | 'from' | 'to'>[];
  readonly facts: readonly (Pick<CrownFacts, 'teeth' | 'parting'> | undefined)[];
}

/**
 * Molars may have been cut in pieces, three crowns where there are two. Where the row has no pieces with one of them less,
 * it has one less: that one which leaves least of the row to nobody. No other crown may be lost by it.
 * @param without the row where this slot has no tooth
 * @param doubtful how many crowns of a row are no teeth after all
 */
export async function withoutPieces<T extends Row>(
  row: T,
  without: (slot: number) => Promise<T>,
  doubtful: (row: T) => number,
): Promise<T> {
  let best: T | undefined;
  for (const at of piecesOf(row)) {
    const fewer = await without(row.crowns[at]!.slot);
    if (fewer.crowns.length !== row.crowns.length - 1 || piecesOf(fewer).length > 0) continue;
    if (doubtful(fewer) > doubtful(row)) continue;
    if (!best || gapsOf(fewer) < gapsOf(best)) best = fewer;
  }
  return best ?? row;
}

/** mm of the row that no crown has. */
const gapsOf = ({ crowns }: Row): number =>
  crowns.reduce((sum, { from }, at) => sum + (at > 0 ? Math.max(0, from - crowns[at - 1]!.to) : 0), 0);

/** Where in the row there are crowns that look like pieces. */
function piecesOf({ crowns, facts }: Row): number[] {
  return [...crowns.keys()].filter((at) => {
    const own = facts[at];
    return own && kindOf(crowns[at]!.slot) > FRONT && own.teeth > LONG_CONTACT && own.parting < PARTED;
  });
}
