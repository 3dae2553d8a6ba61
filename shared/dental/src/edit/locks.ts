import type { DocumentTooth, PlanDocument } from '@archway/contracts';
import { toothIn } from './teeth.ts';

/** Teeth that are locked, or not any more where all of them are. @throws NotEdited notMovable */
export function withLocks(document: PlanDocument, teeth: readonly number[]): PlanDocument {
  const named = teeth.map((fdi): DocumentTooth['fdi'] => toothIn(document, fdi).fdi);
  const others = document.locked.filter((fdi) => !named.includes(fdi));
  const open = named.some((fdi) => !document.locked.includes(fdi));
  return { ...document, locked: open ? [...others, ...new Set(named)] : others };
}

/** Whether the designer of a plan has locked a tooth. */
export const isLocked = ({ locked }: Pick<PlanDocument, 'locked'>, fdi: number): boolean =>
  locked.some((each) => each === fdi);
