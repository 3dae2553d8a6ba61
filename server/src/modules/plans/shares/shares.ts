import {
  type Answer,
  type LinkVisit,
  type Received,
  type Share,
  isOneOf,
  offeredShareActions,
  type shareEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { actionsOf, takeAction } from '../../../infrastructure/machine/take-action.ts';
import { peopleById } from '../../access/api.ts';
import { type VisibleVersion, initialsOf, requireVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { protectionBy } from '../links/link-password.ts';
import { visitsOfShares } from '../links/visit-repository.ts';
import { planRows } from '../plan-repository.ts';
import { presentationsToShare } from '../ports.ts';
import { type ShareContext, shareAdapter, settleShare } from './share-adapter.ts';
import { findShare, sharesOf } from './share-repository.ts';
import { type ActedShare, type ShareInput, dealsWithPatient, ownShare } from './share-rules.ts';
import { sharedDoctor, sharedPractice } from './shared-card.ts';
import { type SharedThing, sharedThing } from './shared-thing.ts';

type Context = ShareContext & Pick<AppContext, 'db' | 'store'>;

/** A share as its practice sees it. */
export async function toShare(db: Querier, acted: ActedShare): Promise<Share> {
  const { share } = acted;
  if (!share) throw new Error('there is no share yet');
  const actions = await actionsOf(shareAdapter, db, acted, offeredShareActions);
  const { shareId, subject, planId, presentationId, state, portrait, photos, wearDays, protection, views } = share;
  return {
    ...{ shareId, subject, planId, presentationId, state, portrait, photos, wearDays, protection, views },
    ...{ includeDoctor: share.includeDoctor, includeHospital: share.includeHospital },
    includeHistory: share.includeHistory,
    sharedBy: (await peopleById(db, [share.userId])).get(share.userId)?.name ?? '',
    sharedAt: share.sharedAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    seenAt: share.seenAt?.toISOString() ?? null,
    actions: actions.filter((action) => isOneOf(offeredShareActions, action)),
  };
}

/** Shares of a case version, newest first, and what can be shared. @throws Refusal recordNotFound, noPermission */
export async function listShares(
  context: Context,
  caller: Caller,
  key: Received<typeof shareEndpoints.list>['query'],
  origin: string,
): Promise<Answer<typeof shareEndpoints.list>> {
  const { db } = context;
  const found = await requireVersion(db, caller, key);
  if (!dealsWithPatient(found)) throw new Refusal('noPermission');
  const shares: Share[] = [];
  for (const row of await sharesOf(db, key)) {
    const share = await settleShare(context, row);
    shares.push(await toShare(db, { found, actor: caller, ...(await sharedThing(db, row)), share }));
  }
  const canShare = async (thing: SharedThing): Promise<boolean> =>
    (await actionsOf(shareAdapter, db, { found, actor: caller, ...thing, share: null }, ['share'])).length > 0;
  const shareable: { planId: string; descFilePath: string }[] = [];
  for (const plan of await planRows(db, key.caseId)) {
    if (plan.version !== key.version || !(await canShare({ plan, presentation: null }))) continue;
    const document = await documentRow(db, plan.planId);
    if (document) shareable.push({ planId: plan.planId, descFilePath: document.objectName });
  }
  const presentations: string[] = [];
  for (const presentation of await presentationsToShare.one.ofVersion(db, key))
    if (await canShare({ plan: null, presentation })) presentations.push(presentation.presentationId);
  const own = found.version.doctorId === caller.userId && !found.version.customDoctorName;
  const [doctor, practice] = [await sharedDoctor(context, found, origin), await sharedPractice(context, found)];
  return {
    shares,
    shareable,
    presentations,
    card: { initials: initialsOf(found.version.patientName), doctor, practice, own },
  };
}

/** When and from where a link was opened. @throws Refusal recordNotFound, shareOfAnother */
export async function visitsOfShare({ db }: Context, caller: Caller, shareId: string): Promise<LinkVisit[]> {
  const refusal = await ownShare(db, await visibleShare(db, caller, shareId));
  if (refusal) throw new Refusal(refusal.refused, refusal.values);
  return visitsOfShares.log(db, shareId);
}

/** Ends a link. @throws Refusal recordNotFound, noPermission, transitionRefused, shareOfAnother */
export const revokeShare = (context: Context, caller: Caller, shareId: string): Promise<Share> =>
  actOnShare(context, caller, shareId, 'revoke', {});

/** Sets, changes or takes off the password of a link. @throws Refusal as `revokeShare`; linkPasswordRule for an empty one */
export async function protectShare(
  context: Context,
  caller: Caller,
  shareId: string,
  password: string | null,
): Promise<Share> {
  // A field that was left empty takes nothing off.
  if (password === '') throw new Refusal('linkPasswordRule');
  // Who does not see the link has nothing hashed.
  await visibleShare(context.db, caller, shareId);
  return actOnShare(context, caller, shareId, 'protect', { protection: await protectionBy(password) });
}

async function actOnShare(
  context: Context,
  caller: Caller,
  shareId: string,
  action: 'protect' | 'revoke',
  input: ShareInput,
): Promise<Share> {
  const { share } = await visibleShare(context.db, caller, shareId);
  if (share) await settleShare(context, share);
  return context.db.transaction(async (tx) =>
    toShare(tx, await takeAction(shareAdapter, { context, tx, actor: caller }, { shareId }, action, input)),
  );
}

/** Shares are there for those who deal with the patient. @throws Refusal recordNotFound */
async function visibleShare(
  db: Querier,
  caller: Caller,
  shareId: string,
): Promise<ActedShare & { readonly found: VisibleVersion }> {
  const share = await findShare(db, shareId);
  if (!share) throw new Refusal('recordNotFound');
  const found = await requireVersion(db, caller, share);
  if (!dealsWithPatient(found)) throw new Refusal('recordNotFound');
  return { found, actor: caller, ...(await sharedThing(db, share)), share };
}
