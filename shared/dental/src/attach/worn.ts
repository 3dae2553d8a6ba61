import type { PlanDocument } from '@archway/contracts';
import { jawOf } from '../document/jaws.ts';
import { lastOf } from '../edit/stages.ts';
import { barOf } from '../edit/tooth-way.ts';

/** At which aligners something is on a tooth, both included. */
export interface Worn {
  readonly from: number;
  readonly to: number;
}

/** The last aligner of a tooth's jaw, 0 where it has none; a target has no stages, and is one away from the scan. */
const lastOver = (document: PlanDocument, fdi: number): number =>
  document.kind === 'target' ? 1 : lastOf(document, jawOf(fdi));

/** From the first aligner that moves a tooth to the last one; one that stays wears it throughout. */
export function wornBy(document: PlanDocument, fdi: number): Worn {
  const last = lastOver(document, fdi);
  const bar = barOf(document.aligners[jawOf(fdi)], fdi);
  return bar ? { from: Math.min(bar.from + 1, last), to: bar.to } : { from: Math.min(1, last), to: last };
}

/** As long as any of some teeth moves. */
export function wornByAny(document: PlanDocument, teeth: readonly number[]): Worn {
  const all = teeth.map((fdi) => wornBy(document, fdi));
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

/** What a tooth wears for others, who may be of the other jaw: no longer than its own jaw has aligners; null where it has none. */
export function within(document: PlanDocument, fdi: number, { from, to }: Worn): Worn | null {
  const last = lastOver(document, fdi);
  return last > 0 ? { from: Math.min(from, last), to: Math.min(to, last) } : null;
}
