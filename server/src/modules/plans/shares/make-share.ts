import { createHash } from 'node:crypto';
import {
  type Answer,
  ORTHO_PATH,
  type Received,
  SHARE_KEY_PATTERN,
  SHARE_MARK,
  type shareEndpoints,
  shareRequestType,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { newToken, tokenHash } from '../../access/api.ts';
import { requireVersion } from '../../cases/api.ts';
import { documentNamed } from '../document/repository.ts';
import { protectionBy } from '../links/link-password.ts';
import { planRows } from '../plan-repository.ts';
import { presentationsToShare } from '../ports.ts';
import { type ShareContext, settleShare, shareAdapter } from './share-adapter.ts';
import { changeShare, findShareByKey } from './share-repository.ts';
import type { NamedThing } from './shared-thing.ts';
import { toShare } from './shares.ts';

type Context = ShareContext & Pick<AppContext, 'db'>;

const DAY_MS = 86_400_000;
/** 22 characters of base64url: 132 bits. */
const SHORT_LENGTH = 22;

/**
 * Makes a link by which anybody who has it looks at what a description file describes, or at a presentation as it is then.
 * @throws Refusal shareRequestMixed; recordNotFound for what the caller does not see; noPermission; those of the machine's
 *   guard
 */
export async function makeShare(
  context: Context,
  caller: Caller,
  {
    descFilePath,
    presentationId,
    requestType,
    days,
    password,
    ...options
  }: Received<typeof shareEndpoints.key>['body'],
): Promise<Answer<typeof shareEndpoints.key>> {
  const ofPlan = requestType === shareRequestType.plan;
  if ((descFilePath !== undefined) !== ofPlan || (presentationId !== undefined) === ofPlan)
    throw new Refusal('shareRequestMixed');
  const key = `${SHARE_MARK}${newToken()}`;
  const protection = await protectionBy(password);
  return context.db.transaction(async (tx) => {
    const named = await (ofPlan ? planNamed(tx, descFilePath) : presentationNamed(tx, presentationId));
    await requireVersion(tx, caller, named);
    const { documentHash, ...thing } = named;
    const shown = thing.planId === null ? { ...options, ...OWN_TO_PLANS } : options;
    const shared = {
      ...{ ...shown, ...thing, ...protection, documentHash, userId: caller.userId, keyHash: tokenHash(key) },
      subject: thing.planId === null ? ('presentation' as const) : ('plan' as const),
      expiresAt: new Date(Date.now() + days * DAY_MS),
    };
    const work = { context, tx, actor: caller };
    const acted = await takeAction(shareAdapter, work, thing, 'share', { shared });
    return { ...(await toShare(tx, acted)), key };
  });
}

/** What a presentation has itself, or does not have. */
const OWN_TO_PLANS = { includeHistory: false, portrait: false, photos: 'none', wearDays: null } as const;

type Named = NamedThing & { readonly documentHash: string | null };

/** @throws Refusal recordNotFound */
async function planNamed(tx: Transaction, descFilePath: string | undefined): Promise<Named> {
  const document = descFilePath === undefined ? undefined : await documentNamed(tx, descFilePath);
  const plan = document && (await planRows(tx, document.caseId)).find(({ planId }) => planId === document.planId);
  if (!plan) throw new Refusal('recordNotFound');
  const { caseId, version, planId } = plan;
  return { caseId, version, planId, presentationId: null, documentHash: document.sha256 };
}

/** @throws Refusal recordNotFound */
async function presentationNamed(tx: Transaction, presentationId: string | undefined): Promise<Named> {
  const found = presentationId === undefined ? null : await presentationsToShare.one.find(tx, presentationId);
  if (!found) throw new Refusal('recordNotFound');
  const { caseId, version } = found;
  return { caseId, version, planId: null, presentationId: found.presentationId, documentHash: null };
}

/** Of one key always the same: who asks again, ends no address that was handed out before. */
const shortOf = (key: string): string =>
  `${SHARE_MARK}${createHash('sha256').update(`archway short ${key}`).digest('base64url').slice(0, SHORT_LENGTH)}`;

/**
 * A shorter address of a link that the caller made. It leads to the same page of the same origin and nowhere else: what
 * it opens follows as the fragment, and nothing is redirected.
 * @param host by which the caller reached the server
 * @throws Refusal shareUrlForeign
 */
export async function shortenShare(
  context: Context,
  caller: Caller,
  originUrl: string,
  host: string,
): Promise<Answer<typeof shareEndpoints.short>> {
  const url = new URL(originUrl);
  const key = url.hash.slice(1);
  const isOurs =
    /^https?:$/.test(url.protocol) && url.host === host && url.pathname === ORTHO_PATH && SHARE_KEY_PATTERN.test(key);
  const known = isOurs ? await findShareByKey(context.db, tokenHash(key)) : undefined;
  const share = known && (await settleShare(context, known));
  if (share?.userId !== caller.userId || share.state !== 'open') throw new Refusal('shareUrlForeign');
  // What is short already stays.
  const short = share.shortHash === tokenHash(key) ? key : shortOf(key);
  if (short !== key) await changeShare(context.db, share.shareId, { shortHash: tokenHash(short) });
  return { shortUrl: `${url.origin}${ORTHO_PATH}#${short}` };
}
