import type { PlanDocument } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import { type EditCommand, lastOf } from '@archway/dental/edit';

type RestCommand = Extract<EditCommand, { readonly type: 'rest' | 'removeRest' }>;

/** Whether no tooth of a jaw moves in a stage. */
export const restsAt = ({ aligners }: PlanDocument, jaw: Jaw, stage: number): boolean =>
  aligners[jaw][stage]?.passive ?? false;

/** At a stage of rest it is taken out; elsewhere one is put in after it, beyond the last one at the end; none in a target. */
export function restAt(document: PlanDocument, jaw: Jaw, stage: number): RestCommand | null {
  if (document.kind === 'target') return null;
  if (restsAt(document, jaw, stage)) return { type: 'removeRest', jaw, at: stage };
  return { type: 'rest', jaw, after: Math.min(stage, lastOf(document, jaw)) };
}
