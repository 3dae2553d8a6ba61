import type { CheckpointStore, UploadCheckpoint } from './checkpoint.ts';

const FOLDER = 'archway-uploads';
/** The storage gives up uploads after seven days; what is older here can only be lost. */
const LIFE_MS = 7 * 86_400_000;

/** Field by field, since another version of the page may have written it. */
function isCheckpoint(value: unknown): value is UploadCheckpoint {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<keyof UploadCheckpoint, unknown>;
  return (
    ['id', 'key', 'uploadId', 'contentType'].every(
      (name) => typeof fields[name as keyof UploadCheckpoint] === 'string',
    ) &&
    ['size', 'partSize', 'startedAt'].every((name) => typeof fields[name as keyof UploadCheckpoint] === 'number') &&
    [fields.scope, fields.note].every((field) => typeof field === 'object' && field !== null)
  );
}

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
      const value: unknown = JSON.parse(await file.text());
      return isCheckpoint(value) ? value : null;
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
