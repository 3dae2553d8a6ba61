import { constants, lstatSync, type Stats } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';
import { StartupError } from '../startup-error.ts';

/** Everything in the data folder that is ours; a folder that was named by mistake keeps the rest of its files as they are. */
const OURS = /^(database(\.unfinished)?|objects|outbox|secrets\.json(\.\d+\.[0-9a-f]+)?)$/;
/** What the group and others may do. */
const OPEN_TO_OTHERS = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Keeps the data folder to its owner: folders 0700, files 0600, whoever made them and whatever copied them there. A
 * folder that does not exist yet is left to whoever makes it. File modes mean nothing on Windows.
 * @returns how many folders and files had been open to others.
 * @throws StartupError when the folder is shared with others, or belongs to another user who has left it open.
 */
export async function keepToOwner(dataFolder: string): Promise<number> {
  if (process.platform === 'win32') return 0;
  const stats = await lstat(`${dataFolder}/.`).catch(() => null);
  if (!stats) return 0;
  if ((stats.mode & constants.S_IFMT) !== constants.S_IFDIR) return 0;
  if ((stats.mode & 0o1000) !== 0) {
    throw new StartupError(
      `${dataFolder} is a folder that all users of this machine share. Choose one of its own with ARCHWAY_DATA.`,
    );
  }
  let changed = await tighten(dataFolder, stats.mode, FOLDER_MODE);
  for (const name of await readdir(dataFolder)) {
    if (OURS.test(name)) changed += await tightenTree(join(dataFolder, name));
  }
  return changed;
}

/** At once instead of by a turn of the loop: a start asks of thousands of files, and nobody waits for it yet. */
function statsOf(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

async function tightenTree(path: string): Promise<number> {
  const stats = statsOf(path);
  // Another server that shares the folder may have removed it since.
  if (!stats) return 0;
  if (stats.isFile()) return tighten(path, stats.mode, FILE_MODE);
  if (!stats.isDirectory()) return 0;
  let changed = await tighten(path, stats.mode, FOLDER_MODE);
  for (const name of await readdir(path)) changed += await tightenTree(join(path, name));
  return changed;
}

async function tighten(path: string, mode: number, wanted: number): Promise<number> {
  if ((mode & OPEN_TO_OTHERS) === 0) return 0;
  try {
    await chmod(path, wanted);
    return 1;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return 0;
    throw new StartupError(
      `${path} can be read by other users of this machine, and that cannot be changed (${code ?? 'unknown reason'}).\n` +
        'It holds patient data: give it to the user that runs Archway, with mode 0700 for folders and 0600 for files.',
    );
  }
}
