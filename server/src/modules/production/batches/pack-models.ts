import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { storeZip } from '../../../infrastructure/zip/store-zip.ts';
import { deleteObjects } from '../../files/api.ts';
import { modelsOfBatch } from '../orders/file-repository.ts';
import { batchById, batchPrefix, changeBatch, lockBatch } from './batch-repository.ts';
import { tellBatchChanged } from './tell-batch.ts';

/** Where batches wait for their models to be packed. */
export const PACK_QUEUE = 'print-batch-files';

export interface PackWork {
  readonly batchId: string;
}

const TIMEOUT_SECONDS = 3600;

/** Registers the worker that packs models: one batch at a time, for each reads and writes gigabytes. */
export const packJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<PackWork>(
    PACK_QUEUE,
    { retries: 2, timeoutSeconds: TIMEOUT_SECONDS, givenUp: ({ batchId }) => failed(context, batchId) },
    (job) => work(context, job),
  );

async function failed({ db, events }: Pick<AppContext, 'db' | 'events'>, batchId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockBatch(tx, batchId))?.fileState !== 'making') return;
    await tellBatchChanged({ events }, tx, await changeBatch(tx, batchId, { fileState: 'failed' }));
  });
}

async function work(context: AppContext, { data: { batchId }, signal, last }: Job<PackWork>): Promise<void> {
  const batch = await batchById(context.db, batchId);
  // Removed since, or packed by a try before, or somebody has put another file there.
  if (batch?.fileState !== 'making') return;
  try {
    await pack(context, batchId, batch.code, signal);
  } catch (error) {
    if (!last || signal.aborted) throw error;
    context.log.error({ err: error, batchId }, 'the models of a batch were not packed');
    await failed(context, batchId);
  }
}

/** Packs the models as they lie in the storage, while they are read from there. */
async function pack(context: AppContext, batchId: string, code: string, stop: AbortSignal): Promise<void> {
  const { db, store } = context;
  const objectName = `${batchPrefix(batchId)}${randomBytes(16).toString('hex')}.zip`;
  const { stored } = await storeZip(store, objectName, stop, async (writer) => {
    for (const file of await modelsOfBatch(db, batchId)) {
      const { stream, info } = await store.get(file.objectName);
      const extension = file.objectName.slice(file.objectName.lastIndexOf('.'));
      await writer.file(`${file.code}${extension}`, stream, info.size, () => {});
    }
  });
  const unused = await db.transaction(async (tx) => {
    const now = await lockBatch(tx, batchId);
    if (now?.fileState !== 'making') return objectName;
    const file = { fileState: 'ready', fileName: `${code}.zip`, objectName, fileSize: stored.size } as const;
    await tellBatchChanged(context, tx, await changeBatch(tx, batchId, file));
    return now.objectName;
  });
  if (unused !== null) await deleteObjects(context, [unused]);
}
