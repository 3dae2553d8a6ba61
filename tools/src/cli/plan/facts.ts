import type { PlanDocument } from '@archway/contracts';
import { hashOfPlan } from './plan-file.ts';

const countedBy = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** What a plan is, for whoever looks at a file. */
export function factsOf(document: PlanDocument): Record<string, unknown> {
  const { kind, engine, teeth, aligners, ipr, attachments, pontics, limits, target } = document;
  return {
    sha256: hashOfPlan(document),
    kind,
    engine: engine && `${engine.name} ${engine.version}`,
    teeth: countedBy(teeth.map(({ state }) => state)),
    moved: Object.keys(target).length,
    steps: {
      upper: Math.max(0, aligners.upper.length - 1),
      lower: Math.max(0, aligners.lower.length - 1),
    },
    iprMm: Number(ipr.reduce((sum, { amount }) => sum + amount, 0).toFixed(2)),
    attachments: attachments.length,
    pontics: pontics.length,
    limits,
  };
}
