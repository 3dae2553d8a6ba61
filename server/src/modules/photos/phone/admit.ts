import { type ErrorName, type PhoneLinkState, allows, livePhoneLink } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { HolderKind } from '../../../infrastructure/storage/credential-holder.ts';
import { callerWithoutSession, tokenHash } from '../../access/api.ts';
import { type VisibleVersion, isEditable, requireVersion } from '../../cases/api.ts';
import { isOverdue, settleLink } from './link-adapter.ts';
import { findLink, findLinkByToken } from './link-repository.ts';
import type { PhoneLinkRow } from './schema.ts';

/** What a phone shows with every call. */
export interface Pass {
  readonly token: string;
  readonly device: string;
}

/** A phone that may go on: by which link, in whose name, to what. */
export interface Admitted {
  readonly link: PhoneLinkRow;
  readonly caller: Caller;
  readonly found: VisibleVersion;
}

const over: Readonly<Partial<Record<PhoneLinkState, ErrorName>>> = {
  expired: 'phoneLinkExpired',
  revoked: 'phoneLinkRevoked',
};

/** Why a link lets this phone do nothing; null where nothing is in the way. */
export function refusalOf(link: PhoneLinkRow, { device }: Pick<Pass, 'device'>): ErrorName | null {
  const ended = over[link.state];
  if (ended) return ended;
  return link.deviceHash !== null && link.deviceHash !== tokenHash(device) ? 'phoneLinkUsed' : null;
}

/**
 * Looks at what a phone shows. Whoever made the link must still be somebody who may do what the phone does: their rights
 * are asked every time, and end the link with them.
 * @throws Refusal phoneLinkInvalid, phoneLinkExpired, phoneLinkRevoked, phoneLinkUsed; caseNotEditable
 */
export async function admit(context: Pick<AppContext, 'db' | 'events'>, pass: Pass): Promise<Admitted> {
  const known = await findLinkByToken(context.db, tokenHash(pass.token));
  if (!known) throw new Refusal('phoneLinkInvalid');
  const link = await settleLink(context, known);
  const refusal = refusalOf(link, pass);
  if (refusal) throw new Refusal(refusal);
  return { link, ...(await lent(context.db, link)) };
}

/** The same of a phone that has opened its link. @throws Refusal as above; phoneLinkInvalid for one that has not */
export async function admitConnected(context: Pick<AppContext, 'db' | 'events'>, pass: Pass): Promise<Admitted> {
  const admitted = await admit(context, pass);
  if (admitted.link.deviceHash === null) throw new Refusal('phoneLinkInvalid');
  return admitted;
}

/** What credentials for the place of a link hang on: with the link, or the rights that it lends, they end at once. */
export const phoneLinkHolder: HolderKind = {
  kind: 'phoneLink',
  async holds(db, linkId) {
    const link = await findLink(db, linkId);
    if (!link || !livePhoneLink.includes(link.state) || isOverdue(link)) return false;
    return lent(db, link).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  },
};

/** In whose name a link acts, and to what. @throws Refusal phoneLinkRevoked, caseNotEditable */
async function lent(db: Querier, link: PhoneLinkRow): Promise<Omit<Admitted, 'link'>> {
  const caller = await callerWithoutSession(db, link.userId);
  const found = caller && allows(caller.permissions, ['photo:upload']) ? await seen(db, caller, link) : null;
  if (!caller || !found) throw new Refusal('phoneLinkRevoked');
  if (!isEditable(found)) throw new Refusal('caseNotEditable');
  return { caller, found };
}

/** Null for a case that its caller does not see any more. */
const seen = (db: Querier, caller: Caller, link: PhoneLinkRow): Promise<VisibleVersion | null> =>
  requireVersion(db, caller, link).catch((error: unknown) => {
    if (error instanceof Refusal && error.errorName === 'recordNotFound') return null;
    throw error;
  });
