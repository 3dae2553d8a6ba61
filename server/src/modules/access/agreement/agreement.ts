import { type AgreementAcceptance, currentAgreement } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { acceptancesOf, insertAcceptance } from './repository.ts';

/** What somebody has accepted, newest first. */
export const acceptancesFor = (db: Querier, userId: string): Promise<AgreementAcceptance[]> =>
  acceptancesOf(db, userId);

/** The newest version that somebody has accepted; 0 for none. */
export const acceptedAgreement = async (db: Querier, userId: string): Promise<number> =>
  (await acceptancesOf(db, userId))[0]?.version ?? 0;

/**
 * Notes that somebody accepts the version that was read; the first time counts. @param address from where; null where
 * somebody else says so
 * @throws Refusal `agreementOutdated` where another version holds by now
 */
export async function acceptAgreement(
  db: Querier,
  userId: string,
  version: number,
  address: string | null,
): Promise<void> {
  if (version !== currentAgreement.version) throw new Refusal('agreementOutdated');
  await insertAcceptance(db, { userId, version, address });
}
