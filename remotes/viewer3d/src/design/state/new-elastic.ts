import type { AttachmentKind, PlanDocument } from '@archway/contracts';
import { type Contact, type EditCommand, lastWorn, looseEnds } from '@archway/dental/edit';
import { jawOf } from '@archway/dental';
import type { Bonding } from '../bonding/use-bonding.ts';

/** Usual: a hook at the canine that is drawn, a button at the molar that holds. */
const cutoutFor = (fdi: number): AttachmentKind => (fdi % 10 > 3 ? 'button' : 'hook');

/** An elastic from a stage to the end, with the cut-outs that its teeth lack; null where a crown has no place for one. */
export function newElastic(
  document: PlanDocument,
  bonding: Pick<Bonding, 'placed'>,
  between: Contact,
  stage: number,
): EditCommand | null {
  const last = document.kind === 'step' ? lastWorn(document, between) : 1;
  const from = Math.max(1, Math.min(Math.round(stage), last));
  const cutouts = looseEnds(document, between).map((fdi) => {
    const placed = bonding.placed(fdi, cutoutFor(fdi));
    // The jaw of this end may be done before the other one is.
    const end = document.kind === 'step' ? Math.max(1, document.aligners[jawOf(fdi)].length - 1) : 1;
    return placed && { ...placed, from: Math.min(from, end), to: end };
  });
  if (cutouts.some((each) => each === null)) return null;
  return {
    ...{ type: 'elastic', was: null, wish: { between, from, to: last } },
    cutouts: cutouts.filter((each) => each !== null),
  };
}
