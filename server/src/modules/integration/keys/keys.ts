import {
  API_KEY_PREFIX,
  type Answer,
  type ApiKey,
  MOST_API_KEYS,
  type Received,
  type endpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { type Visitor, newToken, recordSecurityEvent, tokenHash } from '../../access/api.ts';
import { ownedPractice } from '../../practices/api.ts';
import type { ApiKeyRow } from '../schema.ts';
import { countActive, insertKey, keysOf, revokeKey } from './key-repository.ts';

type Calls = typeof endpoints.apiKeys;

/** Of the secret, so much is shown. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** The day that it is now, in UTC. */
const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** Whether the last day of a key is over. */
export const isOver = ({ expiresOn }: Pick<ApiKeyRow, 'expiresOn'>): boolean =>
  expiresOn !== null && expiresOn < todayUtc();

const view = (row: ApiKeyRow): ApiKey => ({
  ...{ keyId: row.keyId, name: row.name, prefix: row.prefix, scopes: row.scopes, expiresOn: row.expiresOn },
  expired: isOver(row),
  createTime: row.createTime.toISOString(),
  lastUsedTime: row.lastUsedTime?.toISOString() ?? null,
  revokedTime: row.revokedTime?.toISOString() ?? null,
});

/** Keys of a practice, for its creator. @throws Refusal recordNotFound, notPracticeOwner */
export async function listKeys(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  practiceId: string,
): Promise<Answer<Calls['list']>> {
  await ownedPractice(db, caller.userId, practiceId);
  return (await keysOf(db, practiceId)).map(view);
}

/**
 * Makes a key; its secret is told this once, and only its hash is kept.
 * @throws Refusal recordNotFound, notPracticeOwner, apiKeyExpiry, apiKeyLimit
 */
export function makeKey(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  practiceId: string,
  { name, scopes, expiresOn }: Received<Calls['create']>['body'],
  visitor: Visitor,
): Promise<Answer<Calls['create']>> {
  return db.transaction(async (tx) => {
    await ownedPractice(tx, caller.userId, practiceId);
    const today = todayUtc();
    if (expiresOn && expiresOn <= today) throw new Refusal('apiKeyExpiry');
    if ((await countActive(tx, practiceId, today)) >= MOST_API_KEYS)
      throw new Refusal('apiKeyLimit', { num: MOST_API_KEYS });
    const secret = API_KEY_PREFIX + newToken();
    const row = await insertKey(tx, {
      ...{ practiceId, createdBy: caller.userId, name, scopes: [...new Set(scopes)] },
      ...{ expiresOn: expiresOn ?? null, prefix: secret.slice(0, SHOWN), secretHash: tokenHash(secret) },
    });
    const values = { name: `${name} (${row.prefix}…)` };
    await recordSecurityEvent(tx, { type: 'apiKeyMade', userId: caller.userId, visitor, values });
    return { ...view(row), secret };
  });
}

/** Revokes a key; the next call that it makes is refused. @throws Refusal recordNotFound, notPracticeOwner */
export function withdrawKey(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  { practiceId, keyId }: { readonly practiceId: string; readonly keyId: string },
  visitor: Visitor,
): Promise<void> {
  return db.transaction(async (tx) => {
    await ownedPractice(tx, caller.userId, practiceId);
    const revoked = await revokeKey(tx, practiceId, keyId);
    if (revoked) {
      const values = { name: `${revoked.name} (${revoked.prefix}…)` };
      await recordSecurityEvent(tx, { type: 'apiKeyRevoked', userId: caller.userId, visitor, values });
    } else if (!(await keysOf(tx, practiceId)).some((key) => key.keyId === keyId)) throw new Refusal('recordNotFound');
  });
}
