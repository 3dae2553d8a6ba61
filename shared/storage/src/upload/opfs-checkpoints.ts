import { fromWire } from '@archway/contracts';
import type { CheckpointStore, UploadCheckpoint } from './checkpoint.ts';

const FOLDER = 'archway-uploads';
const LOCK = 'archway-upload-';
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

/** Bytes without a description are being written, or their page was closed meanwhile; after this time it was. */
const WRITING_MS = 86_400_000;

/**
 * Checkpoints in the browser's own file system, so that even the compressed bytes survive a reload. The description is
 * written last: what has none is incomplete and removed.
 */
export class OpfsCheckpoints implements CheckpointStore {
  readonly #storage: StorageManager;
  readonly #locks: LockManager | undefined;

  constructor(
    storage: StorageManager = navigator.storage,
    locks: LockManager | undefined = globalThis.navigator?.locks,
  ) {
    this.#storage = storage;
    this.#locks = locks;
  }

  static isSupported(): boolean {
    return typeof globalThis.navigator?.storage?.getDirectory === 'function';
  }

  async save(checkpoint: UploadCheckpoint, bytes: Blob): Promise<void> {
    const folder = await this.#folder();
    try {
      await write(folder, `${checkpoint.id}.bin`, bytes);
      await write(folder, `${checkpoint.id}.json`, JSON.stringify(checkpoint));
    } catch (error) {
      // The disk is full, or the browser grants no more: half a file would only take the room of the next one.
      await this.remove(checkpoint.id);
      throw error;
    }
  }

  async list(): Promise<UploadCheckpoint[]> {
    const folder = await this.#folder();
    const found: UploadCheckpoint[] = [];
    const names = new Set(await namesIn(folder));
    for (const name of names) {
      const isOrphan = name.endsWith('.bin') && !names.has(name.replace(/\.bin$/, '.json'));
      if (isOrphan && (await isOld(folder, name))) await folder.removeEntry(name).catch(() => {});
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

  /** A lock goes with its page, however that ends. */
  hold(id: string): () => void {
    let release = (): void => {};
    const ended = new Promise<void>((resolve) => (release = resolve));
    void this.#locks?.request(LOCK + id, () => ended).catch(() => {});
    return release;
  }

  async held(): Promise<ReadonlySet<string>> {
    const { held = [] } = (await this.#locks?.query()) ?? {};
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
    return new Set(names.map((name) => name.slice(LOCK.length)));
  }

  async #read(folder: FileSystemDirectoryHandle, name: string): Promise<UploadCheckpoint | null> {
    try {
      const file = await (await folder.getFileHandle(name)).getFile();
      const value: unknown = fromWire(JSON.parse(await file.text()));
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
  try {
    await file.write(content);
    await file.close();
  } catch (error) {
    await file.abort().catch(() => {});
    throw error;
  }
}

async function isOld(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  const file = await (await folder.getFileHandle(name)).getFile().catch(() => null);
  return file !== null && file.lastModified < Date.now() - WRITING_MS;
}

async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}
