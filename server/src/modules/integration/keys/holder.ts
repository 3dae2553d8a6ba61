import { API_KEY_PREFIX, permissionsOf } from '@archway/contracts';
import type { ApiKeyHolder } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { tokenHash, userOf } from '../../access/api.ts';
import { practiceById } from '../../practices/api.ts';
import type { ApiKeyRow } from '../schema.ts';
import { keyByHash, keyById, noteUse } from './key-repository.ts';
import { isOver } from './keys.ts';

/** As whom a key acts now; null when it is revoked or over, or its maker may not act for the practice any more. */
async function holding(db: Querier, key: ApiKeyRow | null): Promise<ApiKeyHolder | null> {
  if (!key || key.revokedTime || isOver(key)) return null;
  const practice = await practiceById(db, key.practiceId);
  const { userName, nickName, doctorType, enabled } = await userOf(db, key.createdBy);
  if (practice?.ownerId !== key.createdBy || !enabled) return null;
  const { keyId, practiceId, scopes, createdBy } = key;
  return {
    ...{ keyId, practiceId, scopes },
    caller: {
      ...{ userId: createdBy, userName, nickName, doctorType, sessionId: '' },
      ...{ roles: ['creator'], permissions: permissionsOf(['creator']), onlyPractice: practiceId },
    },
  };
}

/** As whom the bearer of a secret calls; see `holding`. */
export async function holderOf(db: Querier, secret: string): Promise<ApiKeyHolder | null> {
  if (!secret.startsWith(API_KEY_PREFIX)) return null;
  const holder = await holding(db, await keyByHash(db, tokenHash(secret)));
  if (holder) await noteUse(db, holder.keyId);
  return holder;
}

/** The same for work that goes on after the call. */
export const holderById = async (db: Querier, keyId: string): Promise<ApiKeyHolder | null> =>
  holding(db, await keyById(db, keyId));
