import { CBCT_FILE_LIMIT_MB, type CaseCbct, type Received, type cbctEndpoints, dataTypes } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import {
  type CaseKey,
  type VisibleVersion,
  isEditable,
  lockVersion,
  recordAction,
  requireVersion,
  tellCaseChanged,
} from '../cases/api.ts';
import { deleteObjects, requireExtension, requireObject, requireUploaded, requireWithin } from '../files/api.ts';
import { cbctOfVersion } from './cbct-view.ts';
import { isAsDescribed } from './packed-cbct.ts';
import { cbctOf, deleteCbct, findCbct, insertCbct } from './repository.ts';

type Registration = Received<typeof cbctEndpoints.register>['body'];
type CbctContext = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/**
 * Makes an uploaded packed volume the CBCT of a case, after it was compared with what the uploader knows of it. What it
 * replaces is removed from the storage once that is certain. Registering the same object again answers the same CBCT.
 */
export async function registerCbct(context: CbctContext, caller: Caller, given: Registration): Promise<CaseCbct> {
  const { db } = context;
  const key: CaseKey = { ptId: given.ptId, version: given.version };
  if (!isEditable(await requireVersion(db, caller, key))) throw new Refusal('ptNotEditable');
  await checkFiles(context, key, given);

  const replaced = await db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const old = await cbctOf(tx, key);
    if (old && old.objectName === given.objectName && old.crc64 === given.crc64) return [];
    if (old) await deleteCbct(tx, old.cbctId);
    await insertCbct(tx, { ...given, uploadedBy: caller.userId });
    await note(context, tx, caller, found, 'uploadCbct', given.fileName);
    const kept = objectsOf(given);
    return old ? objectsOf(old).filter((name) => !kept.includes(name)) : [];
  });
  await deleteObjects(context, replaced);
  const cbct = await cbctOfVersion(db, key);
  if (!cbct) throw new Refusal('recordNotFound');
  return cbct;
}

/** Removes a CBCT, and its objects once that is certain. */
export async function removeCbct(context: CbctContext, caller: Caller, cbctId: string): Promise<void> {
  const { db } = context;
  const removed = await db.transaction(async (tx) => {
    const known = await findCbct(tx, cbctId);
    if (!known) throw new Refusal('recordNotFound');
    const found = await lockVersion(tx, caller, known);
    if (!isEditable(found)) throw new Refusal('ptNotEditable');
    const cbct = await deleteCbct(tx, cbctId);
    if (!cbct) throw new Refusal('recordNotFound');
    await note(context, tx, caller, found, 'removeCbct', cbct.fileName);
    return objectsOf(cbct);
  });
  await deleteObjects(context, removed);
}

const objectsOf = (cbct: { objectName: string; quickLookName: string }): string[] => [
  cbct.objectName,
  cbct.quickLookName,
];

async function checkFiles(context: CbctContext, key: CaseKey, given: Registration): Promise<void> {
  requireWithin({ ...key, dataType: dataTypes.cbct }, objectsOf(given));
  requireExtension(['zip'], [given.objectName]);
  requireExtension(['ls'], [given.quickLookName]);
  const { size } = await requireUploaded(context, given, CBCT_FILE_LIMIT_MB);
  await requireObject(context, given.quickLookName, CBCT_FILE_LIMIT_MB);
  const same = await isAsDescribed(context.store, given.objectName, size, given.volume);
  if (!same) throw new Refusal('cbctMismatch');
}

/** Progress log and open pages. */
async function note(
  context: CbctContext,
  tx: Transaction,
  caller: Caller,
  { record, version }: VisibleVersion,
  action: 'uploadCbct' | 'removeCbct',
  fileName: string,
): Promise<void> {
  const { ptId, version: number, status } = version;
  const entry = { ptId, version: number, from: status, to: status, userId: caller.userId };
  await recordAction(tx, { ...entry, action, note: fileName });
  await tellCaseChanged(context, tx, { ptId, version: number }, { ...record, ...version });
}
