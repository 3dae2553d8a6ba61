import { z } from 'zod';
import type { CheckpointStore, UploadCheckpoint } from './checkpoint.ts';

const FOLDER = 'archway-uploads';
/** The storage gives up uploads after seven days; what is older here can only be lost. */
const LIFE_MS = 7 * 86_400_000;

const stored = z.object({
  id: z.string(),
  scope: z.custom<UploadCheckpoint['scope']>((value) => typeof value === 'object' && value !== null),
  key: z.string(),
  uploadId: z.string(),
  size: z.number(),
  partSize: z.number(),
  contentType: z.string(),
  startedAt: z.number(),
  note: z.record(z.string(), z.string()),
});

/**
 * Checkpoints in the browser's own file system, so that even the compressed bytes survive a reload. The description is
 * written last: what has none is incomplete and removed.
 */
export class OpfsCheckpoints implements CheckpointStore {
  readonly #storage: StorageManager;

  constructor(storage: StorageManager = navigator.storage) {
    this.#storage = storage;
  }

  static isSupported(): boolean {
    return typeof globalThis.navigator?.storage?.getDirectory === 'function';
  }

  async save(checkpoint: UploadCheckpoint, bytes: Blob): Promise<void> {
    const folder = await this.#folder();
    await write(folder, `${checkpoint.id}.bin`, bytes);
    await write(folder, `${checkpoint.id}.json`, JSON.stringify(checkpoint));
  }

  async list(): Promise<UploadCheckpoint[]> {
    const folder = await this.#folder();
    const found: UploadCheckpoint[] = [];
    for (const name of await namesIn(folder)) {
      if (!name.endsWith('.json')) continue;
      const checkpoint = await this.#read(folder, name);
      if (checkpoint && checkpoint.startedAt > Date.now() - LIFE_MS) found.push(checkpoint);
      else await this.remove(name.slice(0, -'.json'.length));
    }
    return found;
  }

  async bytes(id: string): Promise<Blob | null> {
    const folder = await this.#folder();
    try {
      return await (await folder.getFileHandle(`${id}.bin`)).getFile();
    } catch {
      return null;
    }
  }

  async remove(id: string): Promise<void> {
    const folder = await this.#folder();
    for (const name of [`${id}.json`, `${id}.bin`]) await folder.removeEntry(name).catch(() => {});
  }

  async #read(folder: FileSystemDirectoryHandle, name: string): Promise<UploadCheckpoint | null> {
    try {
      const file = await (await folder.getFileHandle(name)).getFile();
      return stored.parse(JSON.parse(await file.text()));
    } catch {
      return null;
    }
  }

  async #folder(): Promise<FileSystemDirectoryHandle> {
    return (await this.#storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  }
}

async function write(folder: FileSystemDirectoryHandle, name: string, content: Blob | string): Promise<void> {
  const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.write(content);
  await file.close();
}

async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}
