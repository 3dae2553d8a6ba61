import { pipeline } from 'node:stream/promises';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { AddressRefused } from '../../../infrastructure/outbound/public-address.ts';
import { RemoteFailed, askWeb, atMost } from '../../../infrastructure/outbound/web-request.ts';
import { ObjectMissing } from '../../../infrastructure/storage/object-store.ts';
import { deleteObjects, requireObject } from '../../files/api.ts';
import { holderById } from '../keys/holder.ts';
import { keyById } from '../keys/key-repository.ts';
import type { ApiFileRow } from '../schema.ts';
import { tellWebhooks } from '../webhooks/tell.ts';
import { type FileProblem, fileKinds, rawName } from './file-kinds.ts';
import { fileById, moveFile } from './file-repository.ts';
import { FILE_QUEUE, type FileWork } from './files.ts';
import { takeIn } from './take-in.ts';

const MEGABYTE = 1_048_576;
/** A scan of many megabytes over a slow line. */
const FETCH_MS = 10 * 60_000;

/** Registers the worker that fetches and reads files of the public API. */
export const fileJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<FileWork>(
    FILE_QUEUE,
    {
      ...{ retries: 3, timeoutSeconds: 1200 },
      givenUp: ({ fileId }) => settle(context, fileId, { name: 'serverError', values: {} }),
    },
    (job) => work(context, job),
  );

async function work(context: AppContext, { data: { fileId }, signal, last }: Job<FileWork>): Promise<void> {
  const { db, log } = context;
  const row = await fileById(db, fileId);
  if (row?.state !== 'processing') return;
  try {
    const holder = await holderById(db, row.keyId);
    if (!holder) throw new Refusal('apiKeyInvalid');
    if (row.url !== null) await fetchBytes(context, row, signal);
    const raw = rawName(row);
    await requireObject(context, raw, fileKinds[row.kind].limitMb);
    const bytes = await bytesOf(context, raw);
    const position = await takeIn(context, { row, caller: holder.caller, bytes, signal });
    await end(context, fileId, { state: 'ready', position });
    await deleteObjects(context, [raw]);
  } catch (error) {
    const problem = problemOf(error);
    if (signal.aborted || (!last && (problem === null || error instanceof RemoteFailed))) throw error;
    log.warn({ err: error, fileId }, 'a file of the public API was not taken');
    await settle(context, fileId, problem ?? { name: 'serverError', values: {} });
  }
}

const settle = (context: AppContext, fileId: string, problem: FileProblem): Promise<void> =>
  end(context, fileId, { state: 'failed', problem });

/** A file is ready or has failed; whoever listens hears of it. */
async function end(context: AppContext, fileId: string, change: Parameters<typeof moveFile>[3]): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await moveFile(tx, fileId, 'processing', change);
    const key = row && (await keyById(tx, row.keyId));
    if (!row || !key) return;
    const { caseId, version } = row;
    const fileStatus = row.state === 'ready' ? 'ready' : 'failed';
    await tellWebhooks(context, tx, key.practiceId, 'file.settled', { caseId, version, fileId, fileStatus });
  });
}

/** Why a file cannot be taken; null for what another try may mend. */
function problemOf(error: unknown): FileProblem | null {
  if (error instanceof Refusal) return { name: error.errorName, values: error.values };
  if (error instanceof AddressRefused) return { name: 'addressNotAllowed', values: {} };
  if (error instanceof RemoteFailed) return { name: 'remoteUnreachable', values: { name: error.message } };
  if (error instanceof ObjectMissing) return { name: 'fileNotUploaded', values: {} };
  const { name, code } = error as { name?: string; code?: string };
  const damaged = name === 'MeshError' || name === 'PhotoError' || name === 'VolumeError';
  return damaged ? { name: 'fileDamaged', values: { name: code ?? 'damaged' } } : null;
}

/** Brings the bytes of an address to where uploaded ones lie. */
async function fetchBytes({ store, config }: AppContext, row: ApiFileRow, signal: AbortSignal): Promise<void> {
  const { status, stream } = await askWeb({
    ...{ method: 'GET', url: row.url ?? '', redirects: 3, timeoutMs: FETCH_MS, signal },
    loopback: config.outboundLoopback,
  });
  if (status !== 200) {
    stream.destroy();
    throw new RemoteFailed(`HTTP ${status}`);
  }
  const limited = atMost(fileKinds[row.kind].limitMb * MEGABYTE);
  await Promise.all([pipeline(stream, limited), store.put(rawName(row), limited)]);
}

async function bytesOf({ store }: AppContext, name: string): Promise<ArrayBuffer> {
  const bytes = await (await store.get(name)).bytes();
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
