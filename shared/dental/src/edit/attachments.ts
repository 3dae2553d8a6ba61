import { type PlanDocument, documentLimits } from '@archway/contracts';
import { type Vec3, dot, subtract } from '@archway/geometry';
import { jawOf } from '../document/jaws.ts';
import { type EditRules, NotEdited } from './rules.ts';
import { lastOf } from './stages.ts';
import { toothIn } from './teeth.ts';

export type Attachment = PlanDocument['attachments'][number];

/** Edges that each shape begins with, in mm: width, height, how far it stands out. */
const usualSizes: Readonly<Record<Attachment['shape'], Attachment['size']>> = {
  rectangle: [3, 2, 1],
  ellipsoid: [2, 3, 0.8],
  bevel: [3, 2, 1.2],
};

export interface AttachmentWish {
  readonly fdi: number;
  readonly shape: Attachment['shape'];
  readonly from: number;
  readonly to: number;
  /** The middle of the outer side of its crown, for a tooth of which no such landmark is known; in the frame of its jaw. */
  readonly at: Vec3 | null;
}

/** @throws NotEdited noAttachment, noFrame, noSurface, tooManyAttachments, stageRange */
export function withAttachment(document: PlanDocument, wish: AttachmentWish, rules: EditRules): PlanDocument {
  const { fdi, shape, from, to } = wish;
  const tooth = toothIn(document, fdi);
  if (rules.noAttachment.has(fdi)) throw new NotEdited('noAttachment', [fdi]);
  if (rules.locked.has(fdi)) throw new NotEdited('locked', [fdi]);
  if (!tooth.frame) throw new NotEdited('noFrame', [fdi]);
  const at = tooth.landmarks?.facial ?? wish.at;
  if (!at) throw new NotEdited('noSurface', [fdi]);
  if (document.attachments.length >= documentLimits.attachments) throw new NotEdited('tooManyAttachments');
  const { origin, mesial, long, buccal } = tooth.frame;
  const local = subtract(at, origin);
  const made: Attachment = {
    id: freeId(document, fdi),
    fdi: tooth.fdi,
    shape,
    size: [...usualSizes[shape]],
    pose: { q: [0, 0, 0, 1], t: [dot(local, mesial), dot(local, long), dot(local, buccal)] },
    from,
    to,
  };
  return { ...document, attachments: [...document.attachments, inRange(document, made)] };
}

function freeId({ attachments }: PlanDocument, fdi: number): string {
  const taken = new Set(attachments.map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`a${fdi}-${n}`)) return `a${fdi}-${n}`;
}

type Part = Partial<Pick<Attachment, 'shape' | 'from' | 'to'>>;

/** Another shape, in its usual size, or other stages. */
export function withAttachmentChanged(document: PlanDocument, id: string, part: Part, rules: EditRules): PlanDocument {
  return {
    ...document,
    attachments: document.attachments.map((each) => {
      if (each.id !== id) return each;
      if (rules.locked.has(each.fdi)) throw new NotEdited('locked', [each.fdi]);
      const size = part.shape && part.shape !== each.shape ? [...usualSizes[part.shape]] : each.size;
      return inRange(document, { ...each, ...part, size: size as Attachment['size'] });
    }),
  };
}

export function withoutAttachment(document: PlanDocument, id: string, { locked }: EditRules): PlanDocument {
  const there = document.attachments.find((each) => each.id === id);
  if (there && locked.has(there.fdi)) throw new NotEdited('locked', [there.fdi]);
  return { ...document, attachments: document.attachments.filter((each) => each.id !== id) };
}

/** A target says nothing of stages. */
function inRange(document: PlanDocument, made: Attachment): Attachment {
  const last = document.kind === 'step' ? lastOf(document, jawOf(made.fdi)) : documentLimits.steps;
  const isStage = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= last;
  if (!isStage(made.from) || !isStage(made.to) || made.from > made.to) throw new NotEdited('stageRange', [made.fdi]);
  return made;
}
