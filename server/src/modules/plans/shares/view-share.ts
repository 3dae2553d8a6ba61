import {
  type Answer,
  type CasePhoto,
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
import { lend, meshNames, shownPlan } from '../links/shown-plan.ts';
import { visitsOfShares } from '../links/visit-store.ts';
import { type AdmittedViewer, type ViewerContext, admitShare, admitViewer, shareVisitHolder } from './admit-viewer.ts';
import { changeShare, countShareView, lockShare } from './share-repository.ts';
import { shareAdapter } from './share-adapter.ts';
import { sharedDoctor, sharedPractice } from './shared-card.ts';
import { historyOf } from './shared-history.ts';

/** By which both ask who opens the link: never told to anybody. */
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
  return viewOf(context, await admitShare(context, pass.token));
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
async function viewOf(context: ViewerContext, { share, plan, found }: AdmittedViewer): Promise<SharedPlan> {
  return {
    subject: 'plan',
    ...{ expiresAt: share.expiresAt.toISOString(), portrait: share.portrait, wearDays: share.wearDays },
    initials: initialsOf(found.version.patientName),
    doctor: share.includeDoctor ? await sharedDoctor(context, found) : null,
    practice: share.includeHospital ? await sharedPractice(context, found) : null,
    plan: await shownPlan(context, plan),
    photos: (await photosFor(context, share)).map(
      ({ version, position, objectName, thumbName, width, height }): SharedPhoto => ({
        ...{ version, position: position ?? 'other', objectName, thumbName, width, height },
      }),
    ),
    history: share.includeHistory ? await historyOf(context.db, share) : null,
  };
}

/** Photos at the positions that the link shows, of its version; with the history of those before, too. */
async function photosFor(
  { db }: ViewerContext,
  { caseId, version, photos, includeHistory }: AdmittedViewer['share'],
): Promise<CasePhoto[]> {
  if (photos === 'none') return [];
  const versions = Array.from({ length: version }, (_, at) => at + 1).filter((at) => at === version || includeHistory);
  const found: CasePhoto[] = [];
  for (const each of versions) {
    const placed = await photosOfVersion(db, { caseId, version: each });
    found.push(...placed.filter(({ position }) => position !== null && shown[photos].includes(position)));
  }
  return found;
}

/** Leave to read the meshes and photos that a link shows. @throws Refusal as `admitViewer` */
export async function shareStorage(
  context: ViewerContext,
  pass: Pass,
  origin: string,
): Promise<Answer<typeof shareVisitEndpoints.storage>> {
  const { share, plan, visitId } = await admitViewer(context, pass);
  const photos = (await photosFor(context, share)).flatMap(({ objectName, thumbName }) => [objectName, thumbName]);
  const names = [...(await meshNames(context, plan)), ...photos];
  return lend(context, names, { kind: shareVisitHolder.kind, id: visitId }, origin);
}
