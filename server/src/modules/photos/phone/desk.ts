import { type Answer, type PhoneLink, type phoneEndpoints, livePhoneLink } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { newToken, tokenHash } from '../../access/api.ts';
import { type CaseKey, auditChange, isEditable, lockVersion, requireVersion } from '../../cases/api.ts';
import { linkAdapter, settleLink } from './link-adapter.ts';
import { findLink, insertLink, liveLinksOf } from './link-repository.ts';
import type { PhoneLinkRow } from './schema.ts';

type DeskContext = Pick<AppContext, 'db' | 'events'>;

/** Makes a link to a version whose files the caller may change; an earlier one of the caller ends. @throws Refusal */
export const openLink = (
  context: DeskContext,
  caller: Caller,
  key: CaseKey,
): Promise<Answer<typeof phoneEndpoints.open>> =>
  context.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('caseNotEditable');
    const earlier = await liveLinksOf(tx, key, caller.userId);
    const token = newToken();
    const { caseId, version } = key;
    const link = await insertLink(tx, { caseId, version, userId: caller.userId, tokenHash: tokenHash(token) });
    const by = { userId: caller.userId, roles: found.roles };
    await auditChange(tx, key, by, 'openPhoneLink', { ids: [link.linkId] });
    for (const { linkId } of earlier) {
      await takeAction(linkAdapter, { context, tx, actor: caller }, linkId, 'revoke', {});
    }
    return { ...toPhoneLink(link), token };
  });

/** @throws Refusal recordNotFound */
export async function linkStatus(context: DeskContext, caller: Caller, linkId: string): Promise<PhoneLink> {
  const known = await visibleLink(context, caller, linkId);
  return toPhoneLink(await settleLink(context, known));
}

/** Ends a link; one that is over stays as it is. @throws Refusal recordNotFound, noPermission */
export async function revokeLink(context: DeskContext, caller: Caller, linkId: string): Promise<void> {
  const known = await visibleLink(context, caller, linkId);
  await settleLink(context, known);
  await context.db.transaction(async (tx) => {
    const { link } = await linkAdapter.lock(tx, caller, linkId);
    if (!livePhoneLink.includes(link.state)) return;
    await takeAction(linkAdapter, { context, tx, actor: caller }, linkId, 'revoke', {});
  });
}

async function visibleLink({ db }: DeskContext, caller: Caller, linkId: string): Promise<PhoneLinkRow> {
  const link = await findLink(db, linkId);
  if (!link) throw new Refusal('recordNotFound');
  await requireVersion(db, caller, link);
  return link;
}

const toPhoneLink = ({ linkId, state, expiresAt, connectedAt, received }: PhoneLinkRow): PhoneLink => ({
  ...{ linkId, state, received, expiresAt: expiresAt.toISOString() },
  connectedAt: connectedAt?.toISOString() ?? null,
});
