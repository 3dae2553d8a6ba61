import {
  type Answer,
  type PhotoPosition,
  type SharePhotos,
  type SharedPhoto,
  type SharedPlan,
  type SharedPresentation,
  type Slide,
  picturesIn,
  samePicture,
  type shareVisitEndpoints,
} from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type Visitor, tokenHash } from '../../access/api.ts';
import { auditChange, initialsOf } from '../../cases/api.ts';
import { photosOfVersion } from '../../photos/api.ts';
import { requireLinkPassword } from '../links/link-password.ts';
import { LENT_SECONDS, lend, meshNames, shownPlan } from '../links/shown-plan.ts';
import { visitsOfShares } from '../links/visit-repository.ts';
import { type AdmittedViewer, type ViewerContext, admitShare, admitViewer, shareVisitHolder } from './admit-viewer.ts';
import { presentationsToShare } from '../ports.ts';
import { changeShare, countShareView, lockShare } from './share-repository.ts';
import { idsOf, shareAdapter } from './share-adapter.ts';
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
 * @throws Refusal as `admitShare`, `requireLinkPassword`
 */
export async function openShare(
  context: ViewerContext,
  { password, ...pass }: Pass & { readonly password?: string | null | undefined },
  visitor: Visitor,
): Promise<Answer<typeof shareVisitEndpoints.open>> {
  const { db } = context;
  const admitted = await admitShare(context, pass.token);
  const { shareId, keyHash, passwordHash } = admitted.share;
  const deviceHash = tokenHash(pass.device);
  if (!(await visitsOfShares.use(db, shareId, deviceHash))) {
    // By what only those know who have the link: a number could be guessed, and the link closed to them from outside.
    const link = { name: `share ${keyHash}`, linkId: shareId, passwordHash, visits: visitsOfShares };
    await requireLinkPassword(context, link, password, visitor);
    await db.transaction((tx) => begin(tx, admitted, deviceHash, visitor));
  }
  await changeShare(db, shareId, { seenAt: new Date() });
  return viewOf(context, await admitShare(context, pass.token), visitor.origin);
}

async function begin(
  tx: Transaction,
  { share: { shareId, passwordHash }, found }: AdmittedViewer,
  deviceHash: string,
  { address, userAgent }: Visitor,
): Promise<void> {
  await shareAdapter.lock(tx, 'system', { shareId });
  const share = await lockShare(tx, shareId);
  // The same page may have asked twice, and the other one was faster.
  if (!share || (await visitsOfShares.use(tx, shareId, deviceHash))) return;
  // What was shown is no more the password.
  if (share.passwordHash !== passwordHash) throw new Refusal('linkLocked');
  await countShareView(tx, shareId);
  await visitsOfShares.insert(tx, { linkId: shareId, deviceHash, address, userAgent });
  // The trail of the case says that it was looked at; how often and from where says the access log.
  if (share.views > 0) return;
  await auditChange(tx, share, { userId: share.userId, roles: found.roles }, 'openShare', { ids: idsOf(share) });
}

/** All that a viewer is told: what an option does not include is not asked for, so that it cannot leave the server. */
async function viewOf(
  context: ViewerContext,
  { share, shown, found }: AdmittedViewer,
  origin: string,
): Promise<SharedPlan | SharedPresentation> {
  const told = {
    ...{ expiresAt: share.expiresAt.toISOString(), portrait: share.portrait },
    initials: initialsOf(found.version.patientName),
    doctor: share.includeDoctor ? await sharedDoctor(context, found, origin) : null,
    practice: share.includeHospital ? await sharedPractice(context, found) : null,
  };
  if (shown.subject === 'plan')
    return {
      ...{ ...told, subject: 'plan', wearDays: share.wearDays, plan: await shownPlan(context, shown.plan) },
      photos: await photosFor(context, share, origin),
      history: share.includeHistory ? await historyOf(context.db, share) : null,
    };
  const { title, language, slides } = shown;
  const plans: SharedPresentation['plans'] = [];
  for (const plan of shown.plans) plans.push({ planId: plan.planId, plan: await shownPlan(context, plan) });
  const pictures = await picturesFor(context, share.caseId, slides, origin);
  return { ...told, subject: 'presentation', title, language, slides: [...slides], pictures, plans };
}

/** Whoever may read it, for a quarter of an hour; of nothing beside it. */
const signed =
  ({ store }: ViewerContext, origin: string) =>
  (name: string): Promise<string> =>
    store.signedUrl(name, { expiresSeconds: LENT_SECONDS, origin });

/** The pictures that slides show, each once; one that was taken out of the case is left out. */
async function picturesFor(
  context: ViewerContext,
  caseId: string,
  slides: readonly Slide[],
  origin: string,
): Promise<SharedPresentation['pictures']> {
  const shownRefs = picturesIn(slides);
  if (shownRefs.length === 0) return [];
  const sign = signed(context, origin);
  const told: SharedPresentation['pictures'] = [];
  for (const picture of await presentationsToShare.one.pictures(context.db, caseId)) {
    if (!shownRefs.some((ref) => samePicture(ref, picture))) continue;
    const { source, pictureId, position, date, objectName, thumbName } = picture;
    const [url, thumbUrl] = [await sign(objectName), await sign(thumbName)];
    told.push({ source, pictureId, position, date, url, thumbUrl });
  }
  return told;
}

/**
 * Photos at the positions that the link shows, of its version; with the history of those before, too. Each has an address
 * of its own, so that nothing beside it can be read.
 */
async function photosFor(
  context: ViewerContext,
  { caseId, version, photos, includeHistory }: AdmittedViewer['share'],
  origin: string,
): Promise<SharedPhoto[]> {
  if (photos === 'none') return [];
  const sign = signed(context, origin);
  const told: SharedPhoto[] = [];
  for (let at = includeHistory ? 1 : version; at <= version; at++) {
    for (const { position, objectName, thumbName } of await photosOfVersion(context.db, {
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
  const { shown, visitId } = await admitViewer(context, pass);
  const names: string[] = [];
  for (const plan of shown.subject === 'plan' ? [shown.plan] : shown.plans)
    names.push(...(await meshNames(context, plan)));
  return lend(context, [...new Set(names)], { kind: shareVisitHolder.kind, id: visitId }, origin);
}
