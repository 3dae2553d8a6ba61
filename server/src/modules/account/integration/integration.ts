import type { Integration } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { seal, unseal } from '../../../infrastructure/sealed.ts';
import { type IntegrationRow, deleteIntegration, integrationOf, putIntegration } from './repository.ts';

const HINT_LENGTH = 4;

const shown = ({ url, keyHint, updateTime }: IntegrationRow): Integration => ({
  url,
  apiKey: `••••${keyHint}`,
  updateTime: updateTime.toISOString(),
});

/** The external aligner service of somebody; null for none. The key is never told. */
export async function integrationFor({ db }: Pick<AppContext, 'db'>, userId: string): Promise<Integration | null> {
  const row = await integrationOf(db, userId);
  return row && shown(row);
}

/**
 * Saves address and key; the key that is saved stays where none is given.
 * @throws Refusal integrationKeyMissing when there is none yet
 */
export async function saveIntegration(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  userId: string,
  { url, apiKey }: { readonly url: string; readonly apiKey?: string | null | undefined },
): Promise<Integration> {
  return db.transaction(async (tx) => {
    const before = await integrationOf(tx, userId);
    const key = apiKey
      ? {
          sealedKey: seal(config.secrets, 'aligner-integration', userId, apiKey),
          keyHint: apiKey.slice(-HINT_LENGTH),
        }
      : before;
    if (!key) throw new Refusal('integrationKeyMissing');
    return shown(await putIntegration(tx, userId, { url, sealedKey: key.sealedKey, keyHint: key.keyHint }));
  });
}

/** Removes address and key. */
export async function removeIntegration({ db }: Pick<AppContext, 'db'>, userId: string): Promise<void> {
  await deleteIntegration(db, userId);
}

/** Whether somebody has an external aligner service. */
export const hasExternalService = async (db: Querier, userId: string): Promise<boolean> =>
  (await integrationOf(db, userId)) !== null;

/** Where the external aligner service of somebody is, with the key by which it knows them; null for none. */
export async function externalService(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  userId: string,
): Promise<{ readonly url: string; readonly apiKey: string } | null> {
  const row = await integrationOf(db, userId);
  return row && { url: row.url, apiKey: unseal(config.secrets, 'aligner-integration', userId, row.sealedKey) };
}
