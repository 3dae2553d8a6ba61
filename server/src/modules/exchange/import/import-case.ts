import { type AppContext, Refusal } from '../../../context.ts';
import { takeCaseId } from '../../cases/api.ts';
import { deleteObjects } from '../../files/api.ts';
import { changeJob } from '../job-repository.ts';
import { progressOf } from '../progress.ts';
import type { ArchiveJobRow } from '../schema.ts';
import { StoredZip } from '../zip/stored-zip.ts';
import { StoredFiles } from './store-files.ts';
import { validate } from './validate.ts';
import { type Destination, requireNew, writeCase } from './write-case.ts';

type ImportContext = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

/**
 * Makes a case of an uploaded archive. It is read twice: once to check every byte of it, and once to store its files.
 * Then everything is written in one transaction, with the end of the job; whatever fails leaves nothing behind.
 * @throws Refusal caseArchive…, doctorUnknown, serviceUnavailable, cbctMismatch
 */
export async function importCase(context: ImportContext, job: ArchiveJobRow, stop: AbortSignal): Promise<void> {
  const { db, store } = context;
  const { practiceId, doctorId, objectName, userId, roles, again } = job;
  if (practiceId === null || doctorId === null) throw new Error('an import to no practice');
  const object = await store.head(objectName);
  if (!object) throw new Refusal('fileNotUploaded');
  const onBytes = progressOf(context, job.jobId, object.size * 2);
  const zip = await StoredZip.open(store, objectName, object.size);
  const archive = await validate(zip, { onBytes, stop });
  const caseId = await takeCaseId(db);
  const to: Destination = { caseId, practiceId, doctorId, userId, roles, again };
  await db.transaction((tx) => requireNew(tx, to, archive.manifest.seal));

  const files = new StoredFiles();
  try {
    await files.store({ store, zip, caseId, stop }, archive.files, onBytes);
    for (const { part, content } of archive.parts) await part.verify?.(store, content, files.file);
    await db.transaction(async (tx) => {
      await writeCase(context, tx, archive, to, files.file);
      await changeJob(tx, job.jobId, { state: 'done', progress: 1, caseId });
    });
  } catch (error) {
    await deleteObjects(context, files.names);
    throw asRefusal(error);
  }
  await deleteObjects(context, [objectName]);
}

/** What the schemas let through and the database does not take: values out of range, two rows at one place. */
function asRefusal(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const state = String(cause?.code ?? code ?? '');
  return /^2[23][0-9A-Z]{3}$/.test(state) ? new Refusal('caseArchiveUnknown', { name: state }) : error;
}
