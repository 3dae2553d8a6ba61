import { randomBytes } from 'node:crypto';
import { type Answer, type Received, type batchEndpoints, printFile } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { deleteObjects, requireExtension, requireObject } from '../../files/api.ts';
import { requireMade } from '../devices/device-scope.ts';
import { type BatchRecord, batchById, batchPrefix, changeBatch, lockBatch } from './batch-repository.ts';
import { itemsWithOrders } from './batch-list-repository.ts';
import { PACK_QUEUE, type PackWork } from './pack-models.ts';
import { tellBatchChanged } from './tell-batch.ts';

type Calls = typeof batchEndpoints;

const UPLOAD_SECONDS = 3600;
const DOWNLOAD_SECONDS = 900;
const CONTENT_TYPE = 'application/octet-stream';

const seen = async (db: AppContext['db'], caller: Caller, batchId: string): Promise<BatchRecord> =>
  requireMade(db, caller, await batchById(db, batchId));

/** Where the bytes of a print file go. @throws Refusal recordNotFound, fileFormat */
export async function uploadAddress(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  batchId: string,
  { fileName }: Received<Calls['upload']>['body'],
  origin: string,
): Promise<Answer<Calls['upload']>> {
  await seen(db, caller, batchId);
  requireExtension(printFile.extensions, [fileName]);
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const objectName = `${batchPrefix(batchId)}${randomBytes(16).toString('hex')}.${extension}`;
  const options = { expiresSeconds: UPLOAD_SECONDS, origin, upload: { contentType: CONTENT_TYPE } };
  return { url: await store.signedUrl(objectName, options), objectName, contentType: CONTENT_TYPE };
}

/**
 * Makes an uploaded object the print file of a batch; the one before goes once that is certain.
 * @throws Refusal recordNotFound, storageScope, fileFormat, fileNotUploaded, fileTooLarge
 */
export async function putPrintFile(
  context: Pick<AppContext, 'db' | 'store' | 'log' | 'events'>,
  caller: Caller,
  batchId: string,
  { objectName, fileName }: Received<Calls['putFile']>['body'],
): Promise<null> {
  const { db } = context;
  await seen(db, caller, batchId);
  const rest = objectName.slice(batchPrefix(batchId).length);
  if (!objectName.startsWith(batchPrefix(batchId)) || !/^[0-9a-f]{32}\.\w+$/.test(rest))
    throw new Refusal('storageScope');
  requireExtension(printFile.extensions, [objectName, fileName]);
  const { size } = await requireObject(context, objectName, printFile.limitMb);
  const before = await db.transaction(async (tx) => {
    const known = await requireMade(tx, caller, await lockBatch(tx, batchId));
    const file = { fileState: 'ready', fileName, objectName, fileSize: size } as const;
    await tellBatchChanged(context, tx, await changeBatch(tx, batchId, file));
    return known.objectName;
  });
  if (before !== null && before !== objectName) await deleteObjects(context, [before]);
  return null;
}

/** Has the models of a batch packed. @throws Refusal recordNotFound, batchModelsMissing */
export async function askForZip(
  context: Pick<AppContext, 'db' | 'jobs' | 'events'>,
  caller: Caller,
  batchId: string,
): Promise<null> {
  await seen(context.db, caller, batchId);
  const lacking = (await itemsWithOrders(context.db, batchId)).filter(({ hasModel }) => !hasModel);
  if (lacking.length > 0) throw new Refusal('batchModelsMissing', { name: lacking.map(({ code }) => code).join(', ') });
  await context.db.transaction(async (tx) => {
    await requireMade(tx, caller, await lockBatch(tx, batchId));
    const batch = await changeBatch(tx, batchId, { fileState: 'making' });
    await context.jobs.send<PackWork>(PACK_QUEUE, { batchId }, { tx });
    await tellBatchChanged(context, tx, batch);
  });
  return null;
}

/** Where the print file of a batch can be taken. @throws Refusal recordNotFound, fileNotUploaded */
export async function downloadAddress(
  { db, store }: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  batchId: string,
  origin: string,
): Promise<{ url: string }> {
  const { objectName, fileName } = await seen(db, caller, batchId);
  if (objectName === null) throw new Refusal('fileNotUploaded');
  const options = { expiresSeconds: DOWNLOAD_SECONDS, origin, ...(fileName !== null && { download: fileName }) };
  return { url: await store.signedUrl(objectName, options) };
}
