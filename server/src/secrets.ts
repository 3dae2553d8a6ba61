import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { codeOf } from './infrastructure/error-code.ts';
import { folderTroubleByCode } from './infrastructure/folder-trouble.ts';
import { StartupError } from './startup-error.ts';

/** Keys of this installation. Each purpose derives its own key, so that one leak does not open the rest. */
export interface Secrets {
  /** A key of 32 bytes for one purpose, e.g. `storage-sts`; the same on every server with the same master secret. */
  derive(purpose: string): Buffer;
  /** Made for a local installation, so that `archway deploy` works on the same machine; null with ARCHWAY_SECRET. */
  readonly deployToken: string | null;
}

const stored = z.object({ master: z.string().min(32), deployToken: z.string().min(16) });

/**
 * The master secret comes from the environment; without one it is made once and kept in the data folder, readable by
 * its owner only.
 */
export function loadSecrets(dataFolder: string, master: string | undefined): Secrets {
  if (master !== undefined) return { derive: deriveFrom(master), deployToken: null };
  const kept = readOrCreate(dataFolder);
  return { derive: deriveFrom(kept.master), deployToken: kept.deployToken };
}

const deriveFrom = (master: string) => (purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, 'archway', purpose, 32));

function readOrCreate(dataFolder: string): z.infer<typeof stored> {
  const file = join(dataFolder, 'secrets.json');
  const text = readText(file) ?? written(dataFolder, file);
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`${file} is damaged. Restore it from a backup; without it stored credentials stop working.`);
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return null;
    throw new StartupError(
      `${file} cannot be read (${code ?? 'unknown reason'}). The user that runs Archway needs it.`,
    );
  }
}

function written(dataFolder: string, file: string): string {
  try {
    makeFolder(dataFolder);
    create(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw (
      folderTroubleByCode(error, dataFolder) ??
      new StartupError(`The data folder ${dataFolder} cannot be made: ${(error as Error).message}`)
    );
  }
}

/** Node says of a folder inside a read-only one that it does not exist; making it alone gives the reason. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: !existsSync(dirname(folder)), mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Written beside and linked into place: a kill leaves no half file, and the first of two processes wins. */
function create(file: string): void {
  const value = { master: randomBytes(48).toString('base64url'), deployToken: randomBytes(24).toString('base64url') };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
