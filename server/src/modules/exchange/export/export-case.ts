import { CASE_MANIFEST, type CaseArchiveEntry, newCaseManifest } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { type ObjectInfo, ObjectMissing } from '../../../infrastructure/storage/object-store.ts';
import { type PackedFile, canonicalJson, nameNow } from '../../cases/api.ts';
import { progressOf } from '../progress.ts';
import type { ArchiveJobRow } from '../schema.ts';
import { sealOf } from '../seal.ts';
import { storeZip } from '../../../infrastructure/zip/store-zip.ts';
import type { ZipWriter } from '../../../infrastructure/zip/zip-writer.ts';
import { type Packed, packCase } from './packer.ts';

type ExportContext = Pick<AppContext, 'db' | 'store' | 'events' | 'log'>;

interface FoundFile extends PackedFile {
  readonly info: ObjectInfo;
}

/**
 * Makes the archive of a case in the storage, while it is read from there: as much memory as its JSON takes, and the
 * piece of a file that is under way.
 * @throws Refusal caseArchiveFileGone
 */
export async function exportCase(context: ExportContext, job: ArchiveJobRow, stop: AbortSignal): Promise<void> {
  const { db, store } = context;
  const { caseId } = job;
  if (caseId === null) throw new Error('an export of no case');
  // As of one moment; the files stay what they were, for objects are never replaced.
  const { packed, by } = await db.transaction(
    async (tx) => ({ packed: await packCase(tx, caseId, job.roles), by: await nameNow(tx, job.userId) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const files: FoundFile[] = [];
  for (const file of packed.files) files.push({ ...file, info: await found(store, file) });

  await storeZip(store, job.objectName, stop, (writer) => write(context, { job, packed, files, by, writer }));
}

async function found(store: AppContext['store'], { objectName, path }: PackedFile): Promise<ObjectInfo> {
  const info = await store.head(objectName);
  if (!info) throw new Refusal('caseArchiveFileGone', { name: path });
  return info;
}

interface Writing {
  readonly job: ArchiveJobRow;
  readonly packed: Packed;
  readonly files: readonly FoundFile[];
  /** Name of whoever exports. */
  readonly by: string;
  readonly writer: ZipWriter;
}

async function write(context: ExportContext, { job, packed, files, by, writer }: Writing): Promise<void> {
  const onBytes = progressOf(
    context,
    job,
    files.reduce((sum, { info }) => sum + info.size, 0),
  );
  const entries: CaseArchiveEntry[] = [];
  for (const { part, path, json } of packed.parts)
    entries.push({ kind: 'part', part, path, ...writer.json(path, json) });
  for (const { path, objectName, version, dataType, info } of files) {
    const { stream } = await context.store.get(objectName).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? new Refusal('caseArchiveFileGone', { name: path }) : error;
    });
    const measure = await writer.file(path, stream, info.size, onBytes);
    entries.push({ kind: 'file', path, version, dataType, crc64: info.crc64, ...measure });
  }
  entries.sort((one, other) => (one.path < other.path ? -1 : 1));
  const manifest = newCaseManifest({
    exported: { at: new Date().toISOString(), by },
    source: packed.source,
    entries,
  });
  writer.json(CASE_MANIFEST, canonicalJson({ ...manifest, seal: sealOf(manifest) }));
}
