import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../error-code.ts';
import { StartupError } from '../../startup-error.ts';

/** Where the embedded storage keeps its objects. */
export const folderOfObjects = (dataFolder: string): string => join(dataFolder, 'objects');

const nameFile = (folder: string): string => join(folder, 'storage-id');

/** By which a database knows its folder; null when the folder has no name yet. */
export async function folderId(folder: string): Promise<string | null> {
  try {
    return (await readFile(nameFile(folder), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Gives a folder to a database that has none.
 * @param found the name that the folder has already
 * @param isNew whether nobody ever worked with the database, so that whatever lies there is not its own
 * @throws StartupError when there are objects of another database, which would be swept as nobody's
 */
export async function claimFolder(folder: string, found: string | null, isNew: boolean): Promise<string> {
  if (isNew && (await hasObjects(folder))) {
    throw new StartupError(
      `ARCHWAY_DATA has the objects of another database in ${folder}, and this database is new.\n` +
        'Start with the database that belongs to them (DATABASE_URL, or the folder `database` beside them), or choose another ARCHWAY_DATA.',
    );
  }
  const id = found ?? randomUUID();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (found === null) await writeFile(nameFile(folder), `${id}\n`, { mode: 0o600, flush: true });
  return id;
}

async function hasObjects(folder: string): Promise<boolean> {
  const blobs = join(folder, 'blobs');
  for (const shard of await readdir(blobs).catch(() => [])) {
    if ((await readdir(join(blobs, shard))).length > 0) return true;
  }
  return false;
}
