import type { DocumentTooth, PlanDocument } from '@archway/contracts';
import { type KeptRules, NotEdited } from './rules.ts';

export function toothIn({ teeth }: PlanDocument, fdi: number): DocumentTooth {
  const tooth = teeth.find((each) => each.fdi === fdi);
  if (!tooth?.body) throw new NotEdited('notMovable', [fdi]);
  return tooth;
}

/** A tooth that may be moved. @throws NotEdited locked, fixed, notMovable, noFrame */
export function movableTooth(document: PlanDocument, fdi: number, rules: KeptRules) {
  const tooth = toothIn(document, fdi);
  if (rules.fixed.has(fdi)) throw new NotEdited('fixed', [fdi]);
  if (!tooth.movable) throw new NotEdited('notMovable', [fdi]);
  if (rules.locked.has(fdi)) throw new NotEdited('locked', [fdi]);
  if (!tooth.frame) throw new NotEdited('noFrame', [fdi]);
  return { ...tooth, frame: tooth.frame };
}
