import { isDeepStrictEqual } from 'node:util';
import type { BuildRecord, Lang } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import { HOST } from '../doctor/composition.ts';
import { checkModules } from '../doctor/slot-modules.ts';
import type { DeployRow } from '../entry-repository.ts';
import { RECORD_FILE, integrityOf, storeKey } from './build-files.ts';
import { readRecord } from './build-record.ts';
import { exposedModules } from './exposed-modules.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { storedFiles } from './stored-files.ts';

/**
 * Reads everything back: what is announced is what will be served, whatever happened in between.
 * @throws Refusal `fileNotUploaded`, `integrityMismatch` (the file is dropped), `manifestInvalid` or `deployConflict`
 */
export async function verifyStored(
  store: AppContext['store'],
  { name, version, files, record }: Pick<DeployRow, 'name' | 'version' | 'files' | 'record'>,
  lang: Lang,
): Promise<void> {
  const stored = await storedFiles(store, name, version);
  for (const [file, { integrity }] of Object.entries(files)) {
    if (!stored.has(file)) throw new Refusal('fileNotUploaded');
    const key = storeKey(name, version, file);
    const bytes = await (await store.get(key)).bytes();
    if (integrityOf(bytes) !== integrity) {
      await store.delete(key);
      throw new Refusal('integrityMismatch', { name: file });
    }
    if (file === RECORD_FILE && !sameRecord(bytes, name, record))
      throw new Refusal('manifestInvalid', { name: `${RECORD_FILE} differs from the announced record` });
    if (file === record.entry && name !== HOST) assertModules(record, bytes.toString('utf8'), lang);
  }
}

/** What the build really has decides, whatever its record says. */
function assertModules(record: BuildRecord, entry: string, lang: Lang): void {
  const modules = exposedModules(entry);
  if (!modules) throw new Refusal('manifestInvalid', { name: `${record.entry} lists no modules` });
  refuseConflicts(checkModules(record, modules), lang);
}

function sameRecord(bytes: Buffer, name: string, record: BuildRecord): boolean {
  try {
    const read = readRecord(JSON.parse(bytes.toString('utf8')) as Record<string, unknown>, name);
    return 'record' in read && isDeepStrictEqual(read.record, record);
  } catch {
    return false;
  }
}
