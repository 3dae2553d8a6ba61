import { type ApiFile, type Lang, type NewApiFile, errorText } from '@archway/contracts';
import { type ApiKeyHolder, type AppContext, type Caller, Refusal } from '../../../context.ts';
import { isEditable, requireVersion } from '../../cases/api.ts';
import { newestVersion } from '../cases/case-view.ts';
import { positionName, positionOf } from '../cases/words.ts';
import type { ApiFileRow } from '../schema.ts';
import { assertAllowed } from '../web-address.ts';
import { rawName, requireFormat } from './file-kinds.ts';
import { fileById, filesOf, insertFile, moveFile } from './file-repository.ts';

/** Where files wait to be read. */
export const FILE_QUEUE = 'api-files';
export interface FileWork {
  readonly fileId: string;
}

const UPLOAD_SECONDS = 3600;
const CONTENT_TYPE = 'application/octet-stream';

interface Asked {
  readonly lang: Lang;
  /** By which the program reached the server. */
  readonly origin: string;
}

/** A file as programs see it; with the address for its bytes while they are awaited. */
async function view({ store }: Pick<AppContext, 'store'>, row: ApiFileRow, { lang, origin }: Asked): Promise<ApiFile> {
  const { fileId, caseId, version, kind, jaw, fileName, state, problem, createTime } = row;
  const options = { expiresSeconds: UPLOAD_SECONDS, origin, upload: { contentType: CONTENT_TYPE } };
  return {
    ...{ object: 'file', fileId, caseId, version, kind, jaw, fileName, status: state },
    position: positionName(row.position),
    problem: problem && { code: problem.name, message: errorText(problem.name, lang, problem.values) },
    upload:
      state === 'awaitingUpload'
        ? {
            method: 'PUT',
            url: await store.signedUrl(rawName(row), options),
            headers: { 'content-type': CONTENT_TYPE },
            expiresAt: new Date(Date.now() + UPLOAD_SECONDS * 1000).toISOString(),
          }
        : null,
    createdAt: createTime.toISOString(),
  };
}

/**
 * Takes a file into a case: one to be fetched from its address, or one whose bytes come next.
 * @throws Refusal recordNotFound, caseNotEditable, fileFormat, addressNotAllowed
 */
export async function addFile(
  context: AppContext,
  { caller, keyId }: ApiKeyHolder,
  caseId: string,
  file: NewApiFile,
  asked: Asked,
): Promise<ApiFile> {
  const { db, jobs, config } = context;
  const key = await newestVersion(db, caller, caseId);
  if (!isEditable(await requireVersion(db, caller, key))) throw new Refusal('caseNotEditable');
  requireFormat(file.kind, file.fileName);
  if (file.url !== undefined) assertAllowed(file.url, config.outboundLoopback);
  const row = await insertFile(db, {
    ...{ ...key, keyId, kind: file.kind, fileName: file.fileName, url: file.url ?? null },
    position: file.kind === 'photo' && file.position ? positionOf(file.position) : null,
    jaw: file.kind === 'scan' ? file.jaw : null,
    series: file.kind === 'ct' ? (file.series ?? null) : null,
    state: file.url === undefined ? 'awaitingUpload' : 'processing',
  });
  if (row.state === 'processing') await jobs.send<FileWork>(FILE_QUEUE, { fileId: row.fileId }, { tx: db });
  return view(context, row, asked);
}

/** Has the uploaded bytes read; saying so again changes nothing, unless it has failed. @throws Refusal recordNotFound, apiFileState */
export async function completeFile(
  context: AppContext,
  caller: Caller,
  { caseId, fileId }: { readonly caseId: string; readonly fileId: string },
  asked: Asked,
): Promise<ApiFile> {
  const { db, jobs } = context;
  const known = await fileOf(db, caller, caseId, fileId);
  if (known.state === 'failed') throw new Refusal('apiFileState');
  const moved = await moveFile(db, fileId, 'awaitingUpload', { state: 'processing' });
  if (moved) await jobs.send<FileWork>(FILE_QUEUE, { fileId }, { tx: db });
  return view(context, moved ?? known, asked);
}

/** @throws Refusal recordNotFound, also for a file of another case */
async function fileOf(db: AppContext['db'], caller: Caller, caseId: string, fileId: string): Promise<ApiFileRow> {
  await newestVersion(db, caller, caseId);
  const row = await fileById(db, fileId);
  if (row?.caseId !== caseId) throw new Refusal('recordNotFound');
  return row;
}

export async function fileRecord(
  context: AppContext,
  caller: Caller,
  { caseId, fileId }: { readonly caseId: string; readonly fileId: string },
  asked: Asked,
): Promise<ApiFile> {
  return view(context, await fileOf(context.db, caller, caseId, fileId), asked);
}

/** Files of the newest version, oldest first. */
export async function fileRecords(
  context: AppContext,
  caller: Caller,
  caseId: string,
  asked: Asked,
): Promise<ApiFile[]> {
  const rows = await filesOf(context.db, await newestVersion(context.db, caller, caseId));
  return Promise.all(rows.map((row) => view(context, row, asked)));
}
