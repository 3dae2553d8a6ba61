import type { PlanDocument } from '@archway/contracts';
import { jawOf } from '../document/jaws.ts';
import { lastOf } from '../edit/stages.ts';
import { barOf } from '../edit/tooth-way.ts';

/** At which aligners something is on a tooth, both included. */
export interface Worn {
  readonly from: number;
  readonly to: number;
}

/** From the first aligner that moves a tooth to the last one; one that stays wears it throughout. A target has no stages. */
export function wornBy(document: PlanDocument, fdi: number): Worn {
  if (document.kind === 'target') return { from: 1, to: 1 };
  const jaw = jawOf(fdi);
  const bar = barOf(document.aligners[jaw], fdi);
  const last = Math.max(1, lastOf(document, jaw));
  return bar ? { from: Math.min(bar.from + 1, last), to: bar.to } : { from: Math.min(1, last), to: last };
}

/** As long as any of some teeth moves. */
export function wornByAny(document: PlanDocument, teeth: readonly number[]): Worn {
  const all = teeth.map((fdi) => wornBy(document, fdi));
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

/** What a tooth wears for others, who may be of the other jaw: no longer than its own jaw has aligners. */
export function within(document: PlanDocument, fdi: number, { from, to }: Worn): Worn {
  const last = document.kind === 'target' ? 1 : Math.max(1, lastOf(document, jawOf(fdi)));
  return { from: Math.min(from, last), to: Math.min(to, last) };
}
