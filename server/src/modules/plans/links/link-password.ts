import type { ShareProtection } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { type Visitor, hashPassword, passwordMatches, throttled } from '../../access/api.ts';
import type { visitsOfReviews } from './visit-repository.ts';

/** A link that may ask for a password. */
interface LockedLink {
  /** Tells it from every other link, of whatever kind: guesses are counted by it. */
  readonly name: string;
  readonly linkId: string;
  /** Null for one that asks for none. */
  readonly passwordHash: string | null;
  readonly visits: typeof visitsOfReviews;
}

/** What a link is protected by: a password of which a hash is kept, or nothing. */
export async function protectionBy(
  password: string | null | undefined,
): Promise<{ readonly protection: ShareProtection; readonly passwordHash: string | null }> {
  return password
    ? { protection: 'password', passwordHash: await hashPassword(password) }
    : { protection: 'none', passwordHash: null };
}

/**
 * Lets on who shows the password of a link, as often as one may try to log in. A wrong one stands in the access log.
 * @throws Refusal linkLocked where none is shown, linkPasswordWrong, linkThrottled
 */
export async function requireLinkPassword(
  { db }: Pick<AppContext, 'db'>,
  { name, linkId, passwordHash, visits }: LockedLink,
  password: string | null | undefined,
  visitor: Visitor,
): Promise<void> {
  if (passwordHash === null) return;
  if (!password) throw new Refusal('linkLocked');
  const isRight = (): Promise<boolean> => passwordMatches(passwordHash, password);
  if (await throttled(db, { name }, visitor, isRight, 'loginFailed').catch(asLink)) return;
  await visits.wrong(db, linkId, visitor);
  throw new Refusal('linkPasswordWrong');
}

/** Whoever opens a link has no login of which to speak. */
function asLink(error: unknown): never {
  throw error instanceof Refusal && error.errorName === 'loginThrottled' ? new Refusal('linkThrottled') : error;
}
