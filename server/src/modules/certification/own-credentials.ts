import { type OwnCredentials, type Party } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { credentialById, credentialsOf, partsOf } from './certification-repository.ts';
import { type ShownDocument, showDocument } from './documents.ts';
import { partView } from './parts.ts';
import { partKeys, placeOf } from './place.ts';

/**
 * What the caller has given, and where it stands.
 * @throws Refusal recordNotFound, notPracticeOwner
 */
export async function credentialsOfCaller(
  db: Querier,
  caller: Caller,
  practiceId: string | null | undefined,
): Promise<OwnCredentials> {
  const place = await placeOf(db, caller, practiceId);
  const records = await partsOf(db, place.userId, place.practice?.id ?? null);
  const given = await credentialsOf(
    db,
    records.map(({ id }) => id),
  );
  return {
    registered: place.registered,
    practiceId: place.practice?.id ?? null,
    practiceName: place.practice?.name ?? null,
    country: place.country,
    parts: partKeys(place).map(({ part }) => {
      const record = records.find((row) => row.part === part);
      const parties: Party[] = [part === 'doctorAuth' ? 'doctor' : 'creator'];
      return partView(part, record, given, { state: place.stateOf(part), parties });
    }),
  };
}

/** The address of a document of the caller's own. @throws Refusal recordNotFound for anybody else's */
export async function ownDocument(
  context: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  credentialId: string,
  origin: string,
): Promise<ShownDocument> {
  const found = await credentialById(context.db, credentialId);
  if (found?.part.userId !== caller.userId) throw new Refusal('recordNotFound');
  return showDocument(context, found.credential, origin);
}
