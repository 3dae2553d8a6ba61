import type { PlanDocument } from '@archway/contracts';
import { jaws } from '@archway/dental';

/** What the timeline draws of every plan. */
const always = ['moves', 'over', 'ipr', 'attachment'] as const;

export type TimelineMark = (typeof always)[number] | 'beyond' | 'elastic' | 'jump' | 'passive' | 'keyFrame';

/** The marks that need words beside the timeline of a plan: those that every plan may have, and what this one has besides. */
export function marksOf({
  overcorrection,
  elastics,
  biteJump,
  aligners,
  keyFrames,
}: Pick<PlanDocument, 'overcorrection' | 'elastics' | 'biteJump' | 'aligners' | 'keyFrames'>): TimelineMark[] {
  return [
    ...always,
    ...(keyFrames?.length ? (['keyFrame'] as const) : []),
    ...(overcorrection.length > 0 ? (['beyond'] as const) : []),
    ...(elastics?.length ? (['elastic'] as const) : []),
    ...(jaws.some((jaw) => aligners[jaw].some(({ passive }) => passive)) ? (['passive'] as const) : []),
    ...(biteJump ? (['jump'] as const) : []),
  ];
}
