import { statfs } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';

/** Below this many free bytes a disk counts as full: the database writes its log in files of 16 MiB. */
const FULL_BYTES = 24 * 1024 ** 2;
/** What a first start writes: the empty database with its log, the builds that came with the installation. */
const FIRST_START_BYTES = 160 * 1024 ** 2;

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)} MB`;

/**
 * What an operator has to know when a file of the data folder cannot be written: that the disk is full, that the folder
 * is read-only or belongs to somebody else. Null when the failure has another reason.
 */
export async function folderTrouble(error: unknown, folder: string): Promise<StartupError | null> {
  const codes = codesOf(error);
  if (codes.includes('EROFS')) return readOnly(folder);
  if (codes.includes('EACCES') || codes.includes('EPERM')) return notAllowed(folder);
  // The embedded engine ends without a word when it can write no more.
  if (codes.some((code) => ['ENOSPC', 'EDQUOT', '53100'].includes(code))) return full(folder);
  const free = await freeBytes(folder);
  return free !== null && free < FULL_BYTES ? full(folder, free) : null;
}

/** The same for code that cannot wait. */
export function folderTroubleByCode(error: unknown, folder: string): StartupError | null {
  const codes = codesOf(error);
  if (codes.includes('EROFS')) return readOnly(folder);
  if (codes.includes('EACCES') || codes.includes('EPERM')) return notAllowed(folder);
  return codes.includes('ENOSPC') || codes.includes('EDQUOT') ? full(folder) : null;
}

/** @throws StartupError when the disk has no room for what a start writes, before anything is half written. */
export async function assertRoom(folder: string, isFirst: boolean): Promise<void> {
  const needed = isFirst ? FIRST_START_BYTES : FULL_BYTES;
  const free = await freeBytes(folder);
  if (free !== null && free < needed) throw full(folder, free, needed);
}

async function freeBytes(folder: string): Promise<number | null> {
  // File systems that cannot tell count as large.
  const stats = await statfs(folder).catch(() => null);
  return stats && stats.blocks > 0 ? stats.bavail * stats.bsize : null;
}

/** Of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    const { code, cause } = at as { code?: unknown; cause?: unknown };
    if (typeof code === 'string') codes.push(code);
    at = cause;
  }
  return codes;
}

const readOnly = (folder: string): StartupError =>
  new StartupError(
    `The data folder ${folder} is read-only. Mount it for writing, or choose another one with ARCHWAY_DATA.`,
  );

const notAllowed = (folder: string): StartupError =>
  new StartupError(
    `The data folder ${folder} may not be written by this user. Give it to the user that runs Archway, or choose another one with ARCHWAY_DATA.`,
  );

function full(folder: string, free?: number, needed?: number): StartupError {
  const found = free === undefined ? '' : `: ${megabytes(free)} are free`;
  const wanted = needed === undefined ? '' : `, ${megabytes(needed)} are needed`;
  return new StartupError(
    `The disk of the data folder ${folder} is full${found}${wanted}. Make room, or choose another folder with ARCHWAY_DATA; nothing that was kept there is lost.`,
  );
}
