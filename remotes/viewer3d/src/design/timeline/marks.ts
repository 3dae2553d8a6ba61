import type { PlanDocument } from '@archway/contracts';

/** What the timeline draws of every plan. */
const always = ['moves', 'over', 'ipr', 'attachment'] as const;

export type TimelineMark = (typeof always)[number] | 'beyond' | 'elastic' | 'jump';

/** The marks that need words beside the timeline of a plan: those that every plan may have, and what this one has besides. */
export function marksOf({
  overcorrection,
  elastics,
  biteJump,
}: Pick<PlanDocument, 'overcorrection' | 'elastics' | 'biteJump'>): TimelineMark[] {
  return [
    ...always,
    ...(overcorrection.length > 0 ? (['beyond'] as const) : []),
    ...(elastics?.length ? (['elastic'] as const) : []),
    ...(biteJump ? (['jump'] as const) : []),
  ];
}
