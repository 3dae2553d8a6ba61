import { type ErrorName, type ShareState, shareEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { HolderKind } from '../../../infrastructure/storage/credential-holder.ts';
import { tokenHash } from '../../access/api.ts';
import type { VisibleVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { holds, seenByMaker } from '../links/maker.ts';
import { isOverdue } from '../links/own-link.ts';
import { visitsOfShares } from '../links/visit-repository.ts';
import type { PlanRecord } from '../plan-repository.ts';
import type { PresentationToShare } from '../ports.ts';
import { type ShareContext, settleShare } from './share-adapter.ts';
import { type ShareRow, findShare, findShareByKey } from './share-repository.ts';
import { dealsWithPatient } from './share-rules.ts';
import { isShareable } from './shareable.ts';
import { sharedThing } from './shared-thing.ts';
import { shownSlides } from './shown-slides.ts';

export type ViewerContext = ShareContext & Pick<AppContext, 'db' | 'store'>;

/** A link that opens something: what it shows, and how far whoever made it sees that. */
export interface AdmittedViewer {
  readonly share: ShareRow;
  readonly shown: ShownPlan | ShownPresentation;
  readonly found: VisibleVersion;
}
interface ShownPlan {
  readonly subject: 'plan';
  readonly plan: PlanRecord;
}
interface ShownPresentation extends Pick<PresentationToShare, 'title' | 'language' | 'slides'> {
  readonly subject: 'presentation';
  readonly plans: readonly PlanRecord[];
}

const over: Readonly<Record<ShareState, ErrorName | null>> = {
  open: null,
  expired: 'shareLinkExpired',
  revoked: 'shareLinkRevoked',
};

/**
 * Looks at a link. Whoever made it must still deal with this patient: with their rights it ends.
 * @throws Refusal shareLinkInvalid, shareLinkExpired, shareLinkRevoked, sharePlanChanged
 */
export async function admitShare(context: ViewerContext, key: string): Promise<AdmittedViewer> {
  const known = await findShareByKey(context.db, tokenHash(key));
  if (!known) throw new Refusal('shareLinkInvalid');
  return standing(context.db, await settleShare(context, known));
}

/** The same of a page that has opened its link. @throws Refusal as above; shareLinkClosed for one that has not */
export async function admitViewer(
  context: ViewerContext,
  { token, device }: { readonly token: string; readonly device: string },
): Promise<AdmittedViewer & { readonly visitId: string }> {
  const admitted = await admitShare(context, token);
  const visit = await visitsOfShares.use(context.db, admitted.share.shareId, tokenHash(device));
  if (!visit) throw new Refusal('shareLinkClosed');
  return { ...admitted, visitId: visit.visitId };
}

async function standing(db: Querier, share: ShareRow): Promise<AdmittedViewer> {
  const ended = over[share.state];
  if (ended) throw new Refusal(ended);
  const found = await seenByMaker(db, share, shareEndpoints.key.access);
  if (!found || !dealsWithPatient(found)) throw new Refusal('shareLinkRevoked');
  return { share, found, shown: await shownBy(db, share) };
}

async function shownBy(db: Querier, share: ShareRow): Promise<AdmittedViewer['shown']> {
  const { plan, presentation } = await sharedThing(db, share);
  if (presentation) {
    const { title, language } = presentation;
    const { slides, plans } = await shownSlides(db, presentation);
    if (slides.length === 0) throw new Refusal('sharePlanChanged');
    return { subject: 'presentation', title, language, slides, plans };
  }
  if (!plan) throw new Refusal('shareLinkRevoked');
  // Patients see what was shared with them, and nothing that was withdrawn, refused or changed since.
  const document = await documentRow(db, plan.planId);
  if (!isShareable(plan) || document?.sha256 !== share.documentHash) throw new Refusal('sharePlanChanged');
  return { subject: 'plan', plan };
}

/** What leave to read meshes hangs on: with the link, the visit or the maker's rights it ends at once. */
export const shareVisitHolder: HolderKind = {
  kind: 'shareVisit',
  async holds(db, visitId) {
    const visit = await visitsOfShares.find(db, visitId);
    const share = visit && (await findShare(db, visit.linkId));
    return share !== undefined && !isOverdue(share) && holds(standing(db, share));
  },
};
