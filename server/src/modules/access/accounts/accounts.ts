import { randomBytes } from 'node:crypto';
import type { NoticeType, NoticeValues, SecurityEventType, SecurityValues } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { hashPassword } from '../passwords.ts';
import { lastWithAccount, tellOfAccount } from '../ports.ts';
import { changeUser, insertUser } from '../repository.ts';
import { masked } from '../security/contact-change.ts';
import { recordSecurityEvent } from '../security/events.ts';
import { tellPages } from '../security/own-sessions.ts';
import { endOtherSessions } from '../security/session-repository.ts';
import { userOf } from '../service.ts';
import {
  type AccountFacts,
  type KnownAccount,
  accountChanges,
  kept,
  knownAccount,
  newAccountFacts,
  servicesText,
} from './account-facts.ts';
import { isAdministrator, setAdministrator } from './account-repository.ts';
import type { Operator } from './operator.ts';

/** The hash of a password that nobody knows: its owner sets one by a code to phone or e-mail. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(24).toString('base64url'));

/**
 * Makes an account, in the transaction of whoever calls. What another account has already hurts an index.
 * @param passwordHash of `hashPassword`, made before: no transaction waits for it
 */
export async function makeAccount(
  tx: Querier,
  userName: string,
  passwordHash: string,
  said: Partial<AccountFacts>,
  by: Operator,
): Promise<string> {
  const { administrator, services, ...facts } = { ...newAccountFacts, ...kept(said) };
  const userId = await insertUser(
    tx,
    { userName, passwordHash, ...facts, services: [...services] },
    administrator ? ['admin'] : [],
  );
  const event = { userId, actorId: by.userId, visitor: by.visitor };
  await recordSecurityEvent(tx, { ...event, type: 'accountMade' });
  if (administrator) await recordSecurityEvent(tx, { ...event, type: 'administratorMade' });
  return userId;
}

/**
 * Changes an account to what is said, and writes down each thing that its owner would ask about. An account that is
 * disabled loses its sessions; the last thing in a transaction.
 * @param reason why it is disabled or enabled
 * @returns whether anything was changed
 * @throws Refusal `ownAccountStays` where an operator would lock itself out
 */
export async function changeAccount(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  known: KnownAccount,
  said: Partial<AccountFacts>,
  by: Operator,
  reason?: string,
): Promise<boolean> {
  const wanted = kept(said);
  if (accountChanges(known, wanted).length === 0) return false;
  assertOwnStays(known, wanted, by);
  const { administrator, services, ...facts } = wanted;
  const set = { ...facts, ...(services && { services: [...services] }) };
  if (Object.keys(set).length > 0) await changeUser(tx, known.userId, set);
  if (administrator !== undefined && administrator !== known.administrator)
    await setAdministrator(tx, known.userId, administrator);
  for (const event of eventsOf(known, wanted, reason))
    await recordSecurityEvent(tx, { ...event, userId: known.userId, actorId: by.userId, visitor: by.visitor });
  if (wanted.enabled === false && known.enabled) {
    await endOtherSessions(tx, known.userId, null);
    await tellPages(context, tx, known.userId);
  }
  await tellAccountChanged(context, tx, [known.userId]);
  if (wanted.expiresOn && wanted.expiresOn > (known.expiresOn ?? ''))
    await lastWithAccount.one(context, tx, known.userId);
  for (const { type, values } of noticesOf(known, wanted, reason))
    await tellOfAccount.one(context, tx, known.userId, type, values);
  return true;
}

/** Pages of these people ask anew who they are, what they may use, and until when; the last thing in a transaction. */
export const tellAccountChanged = (
  { events }: Pick<AppContext, 'events'>,
  tx: Querier,
  users: readonly string[],
): Promise<void> => events.publish('account.changed', {}, { users }, { tx });

/** Somebody has to be left who can undo it. */
export function assertOwnStays(known: KnownAccount, wanted: Partial<AccountFacts>, { userId }: Operator): void {
  const locksOut = wanted.enabled === false || (known.administrator && wanted.administrator === false);
  if (known.userId === userId && locksOut) throw new Refusal('ownAccountStays');
}

/** An account as an operator knows it. @throws Refusal recordNotFound */
export const accountOf = async (db: Querier, userId: string): Promise<KnownAccount> =>
  knownAccount(await userOf(db, userId), await isAdministrator(db, userId));

interface Told {
  readonly type: SecurityEventType;
  readonly values?: SecurityValues;
}

const NONE = '—';
const shownContact = (contact: string | null): string => (contact ? masked(contact) : NONE);

/** What an owner reads of the change, one event for each thing. */
function eventsOf(known: KnownAccount, wanted: Partial<AccountFacts>, reason: string | undefined): Told[] {
  const told: Told[] = [];
  const is = (field: keyof AccountFacts): boolean => wanted[field] !== undefined && wanted[field] !== known[field];
  const why = reason ? { values: { reason } } : {};
  if (is('enabled')) told.push({ type: wanted.enabled ? 'accountEnabled' : 'accountDisabled', ...why });
  if (is('administrator')) told.push({ type: wanted.administrator ? 'administratorMade' : 'administratorEnded' });
  if (is('expiresOn'))
    told.push({ type: 'accountExtended', values: { from: known.expiresOn ?? NONE, to: wanted.expiresOn ?? NONE } });
  if (is('phone'))
    told.push({
      type: 'phoneChanged',
      values: { from: shownContact(known.phone), to: shownContact(wanted.phone ?? null) },
    });
  if (is('email'))
    told.push({
      type: 'emailChanged',
      values: { from: shownContact(known.email), to: shownContact(wanted.email ?? null) },
    });
  const [before, after] = [servicesText(known.services), servicesText(wanted.services ?? known.services)];
  if (before !== after) told.push({ type: 'servicesChanged', values: { from: before || NONE, to: after || NONE } });
  if (is('nickName') || is('doctorType') || is('contractDocument') || is('replaceModel'))
    told.push({ type: 'accountChanged' });
  return told;
}

/** What the owner is told of it in words: whether, and how long, the account may be used. */
function noticesOf(
  known: KnownAccount,
  wanted: Partial<AccountFacts>,
  reason = '',
): { readonly type: NoticeType; readonly values: NoticeValues }[] {
  const told: { type: NoticeType; values: NoticeValues }[] = [];
  const { enabled = known.enabled, expiresOn = known.expiresOn } = wanted;
  if (enabled !== known.enabled)
    told.push({ type: enabled ? 'accountEnabled' : 'accountDisabled', values: { reason } });
  if (expiresOn !== known.expiresOn)
    told.push(
      expiresOn === null
        ? { type: 'accountEnded', values: {} }
        : { type: 'accountExtended', values: { day: expiresOn } },
    );
  return told;
}
