import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delivery, Engine } from '../engine.ts';

const DAY_MS = 86_400_000;
/** Files of messages are kept for this long. */
const KEPT_MS = 7 * DAY_MS;

/** The outbox of an installation: a folder with one JSON file for each message. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, 'outbox');

const fileOf = (folder: string, id: string): string => join(folder, `${id}.json`);

/** Writes each message into a folder instead of sending it: for whoever tries Archway, develops or tests it. */
export class FolderEngine implements Engine {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async deliver(message: Delivery): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = fileOf(this.#folder, message.id);
    // Written beside and renamed: nobody reads half a message.
    const handle = await open(`${file}.part`, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify({ ...message, at: new Date().toISOString() }, null, 2)}\n`);
    } finally {
      await handle.close();
    }
    await rename(`${file}.part`, file);
  }
}

/** The words of a message that was written into the folder; null when it has no (readable) file there. */
export async function wordsInFolder(
  folder: string,
  id: string,
): Promise<{ readonly subject: string; readonly body: string } | null> {
  try {
    const { subject, body } = JSON.parse(await readFile(fileOf(folder, id), 'utf8')) as Partial<Delivery>;
    return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
  } catch {
    return null;
  }
}

/** Removes files of messages that are older than a week. */
export async function tidyFolder(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => /^\d+\.json(\.part)?$/.test(each))) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats && now - stats.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
