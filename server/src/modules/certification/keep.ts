import {
  CREDENTIAL_FILE_LIMIT_MB,
  type Credential,
  type CredentialText,
  type Received,
  type certificationEndpoints,
  creditCodeFits,
  credentialExtensions,
  credentialItem,
  credentialTexts,
  dataTypes,
  idNumberFits,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { conflictAsRefusal } from '../../infrastructure/database/conflicts.ts';
import { deleteObjects, requireExtension, requirePersonal, requireUploaded } from '../files/api.ts';
import { credentialsOf, openPart, putCredential, removeCredential } from './certification-repository.ts';
import { documentType } from './document-check.ts';
import { credentialView, partOfItem } from './parts.ts';
import { type CredentialPlace, partKeys, placeOf } from './place.ts';
import type { CertificationRecord } from './schema.ts';

type KeepContext = Pick<AppContext, 'db' | 'store' | 'log'>;
type GivenFile = Received<typeof certificationEndpoints.keepFile>['body'];
export type GivenTexts = { readonly [Text in CredentialText]?: string | null | undefined };

/** The part, open for what its owner gives. @throws Refusal credentialsSubmitted while it waits or is certified */
async function openForChange(
  tx: Transaction,
  place: CredentialPlace,
  part: CertificationRecord['part'],
): Promise<CertificationRecord> {
  const key = partKeys(place).find((each) => each.part === part);
  if (!key) throw new Refusal('recordNotFound');
  const record = await openPart(tx, key, place.stateOf(part));
  if (record.state === 'readyAuth' || record.state === 'authed') throw new Refusal('credentialsSubmitted');
  return record;
}

/**
 * Keeps an uploaded document until it is submitted.
 * @throws Refusal recordNotFound, notPracticeOwner; storageScope, fileFormat, fileNotUploaded, fileTooLarge,
 *   checksumMismatch, credentialUnreadable, credentialTooSmall; credentialsSubmitted
 */
export async function keepFile(context: KeepContext, caller: Caller, given: GivenFile): Promise<Credential> {
  const { item, objectName, fileName } = given;
  const { kind, part } = credentialItem(item);
  await placeOf(context.db, caller, given.practiceId);
  requirePersonal({ userId: caller.userId, dataType: dataTypes.credentials }, [objectName]);
  requireExtension(credentialExtensions(item), [fileName, objectName]);
  const { size } = await requireUploaded(context, given, CREDENTIAL_FILE_LIMIT_MB);
  const bytes = await (await context.store.get(objectName)).bytes();
  const contentType = await documentType(bytes, kind === 'paper');

  const change = context.db.transaction(async (tx) => {
    const record = await openForChange(tx, await placeOf(tx, caller, given.practiceId), part);
    const before = (await credentialsOf(tx, [record.id])).find((row) => row.item === item);
    // An answer may get lost on its way: the same object again is the same document.
    if (before?.objectName === objectName) return { kept: before, replaced: [] };
    const row = { certificationId: record.id, item, objectName, fileName, size, contentType };
    return { kept: await putCredential(tx, row), replaced: before?.objectName ? [before.objectName] : [] };
  });
  // One object is one document: nothing that was given stands for something else, too.
  const { kept, replaced } = await conflictAsRefusal({ credentials_object: 'storageScope' }, change);
  await deleteObjects(context, replaced);
  return credentialView(kept);
}

/** As it is compared and shown: without spaces around, large letters. */
const written = (item: CredentialText, text: string): string =>
  item === 'registrationNumber' ? text.trim() : text.trim().toUpperCase();

/**
 * Keeps the numbers of a person and a practice; an empty one is forgotten, an absent one stays.
 * @throws Refusal creditCodeInvalid, idNumberInvalid; credentialsSubmitted where a closed part would be changed
 */
export async function keepTexts(tx: Transaction, place: CredentialPlace, given: GivenTexts): Promise<void> {
  for (const item of credentialTexts) {
    const said = given[item];
    if (said === undefined || said === null) continue;
    const text = written(item, said);
    if (item === 'creditCode' && !creditCodeFits(text, place.country)) throw new Refusal('creditCodeInvalid');
    if (item === 'idNumber' && !idNumberFits(text, place.country)) throw new Refusal('idNumberInvalid');
    const key = partKeys(place).find(({ part }) => part === partOfItem(item));
    if (!key) continue;
    const known = await openPart(tx, key, place.stateOf(key.part));
    const before = (await credentialsOf(tx, [known.id])).find((row) => row.item === item);
    if ((before?.text ?? '') === text) continue;
    const record = await openForChange(tx, place, key.part);
    if (text === '') await removeCredential(tx, record.id, item);
    else await putCredential(tx, { certificationId: record.id, item, text });
  }
}
