import { type PlanDocument, attachmentKindOf, attachmentKinds, documentLimits } from '@archway/contracts';
import { nextAttachmentId } from '../attach/by-movement.ts';
import type { Placed } from '../attach/made-attachment.ts';
import { jawOf } from '../document/jaws.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { lastOf } from './stages.ts';
import { toothIn } from './teeth.ts';

type Attachment = PlanDocument['attachments'][number];

/** What is bonded, where on its crown and when: commands know no surfaces. */
export interface AttachmentWish extends Omit<Placed, 'fdi'> {
  readonly fdi: number;
  readonly from: number;
  readonly to: number;
}

/** Another kind, size or place, or other stages. */
export type AttachmentChange = Partial<Pick<Attachment, 'shape' | 'size' | 'pose' | 'from' | 'to'>>;

/** @throws NotEdited noAttachment, locked, noFrame, tooManyAttachments, attachmentSize, stageRange */
export function withAttachment(document: PlanDocument, wish: AttachmentWish, rules: KeptRules): PlanDocument {
  const tooth = toothIn(document, wish.fdi);
  const { fdi } = tooth;
  if (rules.noAttachment.has(fdi)) throw new NotEdited('noAttachment', [fdi]);
  if (rules.locked.has(fdi)) throw new NotEdited('locked', [fdi]);
  if (!tooth.frame) throw new NotEdited('noFrame', [fdi]);
  if (document.attachments.length >= documentLimits.attachments) throw new NotEdited('tooManyAttachments');
  const { shape, size, pose, from, to } = wish;
  const made: Attachment = { id: nextAttachmentId(document, fdi), fdi, shape, size, pose, from, to };
  return { ...document, attachments: [...document.attachments, inRange(document, sized(made))] };
}

export function withAttachmentChanged(
  document: PlanDocument,
  id: string,
  part: AttachmentChange,
  rules: KeptRules,
): PlanDocument {
  return {
    ...document,
    attachments: document.attachments.map((each) => {
      if (each.id !== id) return each;
      if (rules.locked.has(each.fdi)) throw new NotEdited('locked', [each.fdi]);
      const made = { ...each, ...part };
      return inRange(document, part.size || part.shape ? sized(made) : made);
    }),
  };
}

export function withoutAttachment(document: PlanDocument, id: string, { locked }: KeptRules): PlanDocument {
  const there = document.attachments.find((each) => each.id === id);
  if (there && locked.has(there.fdi)) throw new NotEdited('locked', [there.fdi]);
  return { ...document, attachments: document.attachments.filter((each) => each.id !== id) };
}

/** Documents from elsewhere may have other sizes; what is made here is what composite holds. */
function sized(made: Attachment): Attachment {
  const ranges = attachmentKinds[attachmentKindOf(made)].size;
  if (!made.size.every((edge, at) => edge >= ranges[at]!.min && edge <= ranges[at]!.max))
    throw new NotEdited('attachmentSize', [made.fdi]);
  return made;
}

/** A target says nothing of stages. */
function inRange(document: PlanDocument, made: Attachment): Attachment {
  const last = document.kind === 'step' ? lastOf(document, jawOf(made.fdi)) : documentLimits.steps;
  const isStage = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= last;
  if (!isStage(made.from) || !isStage(made.to) || made.from > made.to) throw new NotEdited('stageRange', [made.fdi]);
  return made;
}
