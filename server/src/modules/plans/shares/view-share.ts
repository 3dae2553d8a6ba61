import {
  type Answer,
  type PhotoPosition,
  type SharePhotos,
  type SharedPhoto,
  type SharedPlan,
  type shareVisitEndpoints,
} from '@archway/contracts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type Visitor, tokenHash } from '../../access/api.ts';
import { auditChange, initialsOf } from '../../cases/api.ts';
import { photosOfVersion } from '../../photos/api.ts';
import { LENT_SECONDS, lend, meshNames, shownPlan } from '../links/shown-plan.ts';
import { visitsOfShares } from '../links/visit-repository.ts';
import { type AdmittedViewer, type ViewerContext, admitShare, admitViewer, shareVisitHolder } from './admit-viewer.ts';
import { changeShare, countShareView, lockShare } from './share-repository.ts';
import { shareAdapter } from './share-adapter.ts';
import { sharedDoctor, sharedPractice } from './shared-card.ts';
import { historyOf } from './shared-history.ts';

/** What a page shows with every call. */
interface Pass {
  readonly token: string;
  readonly device: string;
}

const mouth: readonly PhotoPosition[] = ['frontOcc', 'rightOcc', 'leftOcc', 'uptooth', 'lowtooth'];
const face: readonly PhotoPosition[] = ['frontSmile', 'frontFace', 'rightFace', 'leftFace'];
const shown: Readonly<Record<SharePhotos, readonly PhotoPosition[]>> = { none: [], mouth, face: [...mouth, ...face] };

/**
 * Opens a link, and counts a view; a page that has opened it already goes on with its visit. A short key opens the same.
 * @throws Refusal as `admitShare`
 */
export async function openShare(context: ViewerContext, pass: Pass, visitor: Visitor): Promise<SharedPlan> {
  const { db } = context;
  const admitted = await admitShare(context, pass.token);
  const { shareId } = admitted.share;
  const deviceHash = tokenHash(pass.device);
  if (!(await visitsOfShares.use(db, shareId, deviceHash)))
    await db.transaction((tx) => begin(tx, admitted, deviceHash, visitor));
  await changeShare(db, shareId, { seenAt: new Date() });
  return viewOf(context, await admitShare(context, pass.token), visitor.origin);
}

async function begin(
  tx: Transaction,
  { share: { shareId }, found }: AdmittedViewer,
  deviceHash: string,
  { address, userAgent }: Visitor,
): Promise<void> {
  await shareAdapter.lock(tx, 'system', { shareId });
  const share = await lockShare(tx, shareId);
  // The same page may have asked twice, and the other one was faster.
  if (!share || (await visitsOfShares.use(tx, shareId, deviceHash))) return;
  await countShareView(tx, shareId);
  await visitsOfShares.insert(tx, { linkId: shareId, deviceHash, address, userAgent });
  // The trail of the case says that it was looked at; how often and from where says the access log.
  if (share.views > 0) return;
  const ids = [...(share.planId === null ? [] : [share.planId]), shareId];
  await auditChange(tx, share, { userId: share.userId, roles: found.roles }, 'openShare', { ids });
}

/** All that a viewer is told: what an option does not include is not asked for, so that it cannot leave the server. */
async function viewOf(
  context: ViewerContext,
  { share, plan, found }: AdmittedViewer,
  origin: string,
): Promise<SharedPlan> {
  return {
    subject: 'plan',
    ...{ expiresAt: share.expiresAt.toISOString(), portrait: share.portrait, wearDays: share.wearDays },
    initials: initialsOf(found.version.patientName),
    doctor: share.includeDoctor ? await sharedDoctor(context, found) : null,
    practice: share.includeHospital ? await sharedPractice(context, found) : null,
    plan: await shownPlan(context, plan),
    photos: await photosFor(context, share, origin),
    history: share.includeHistory ? await historyOf(context.db, share) : null,
  };
}

/**
 * Photos at the positions that the link shows, of its version; with the history of those before, too. Each has an address
 * of its own, so that nothing beside it can be read.
 */
async function photosFor(
  { db, store }: ViewerContext,
  { caseId, version, photos, includeHistory }: AdmittedViewer['share'],
  origin: string,
): Promise<SharedPhoto[]> {
  if (photos === 'none') return [];
  const sign = (name: string): Promise<string> => store.signedUrl(name, { expiresSeconds: LENT_SECONDS, origin });
  const told: SharedPhoto[] = [];
  for (let at = includeHistory ? 1 : version; at <= version; at++) {
    for (const { position, objectName, thumbName } of await photosOfVersion(db, {
      caseId,
      version: at,
    })) {
      if (position === null || !shown[photos].includes(position)) continue;
      const [url, thumbUrl] = [await sign(objectName), await sign(thumbName)];
      told.push({ version: at, position, url, thumbUrl });
    }
  }
  return told;
}

/** Leave to read the meshes that a link shows. @throws Refusal as `admitViewer` */
export async function shareStorage(
  context: ViewerContext,
  pass: Pass,
  origin: string,
): Promise<Answer<typeof shareVisitEndpoints.storage>> {
  const { plan, visitId } = await admitViewer(context, pass);
  return lend(context, await meshNames(context, plan), { kind: shareVisitHolder.kind, id: visitId }, origin);
}
