import type { PlanDocument } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import { type Contact, type EditCommand, lastOf } from '@archway/dental/edit';

/** What is begun with at each side of a contact, mm. */
const USUAL = 0.1;

/** Takes enamel at a contact where none is taken yet: of a draft with stages before the one that is shown. */
export function newIpr(document: PlanDocument, jaw: Jaw, between: Contact, stage: number): EditCommand {
  const before = document.kind === 'step' ? Math.max(1, Math.min(stage, lastOf(document, jaw))) : 0;
  return { type: 'ipr', was: null, wish: { between, split: [USUAL, USUAL], before } };
}
