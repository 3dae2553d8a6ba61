import type { StorageScope } from '../credentials/credential-source.ts';

/** An upload in parts that can go on later, also after a reload. */
export interface UploadCheckpoint {
  readonly id: string;
  readonly scope: StorageScope;
  readonly key: string;
  readonly uploadId: string;
  readonly size: number;
  readonly partSize: number;
  readonly contentType: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** What the caller wants to find again, e.g. which file of which step it was. */
  readonly note: Readonly<Record<string, string>>;
}

/** Where checkpoints and the bytes they are about outlive the page. */
export interface CheckpointStore {
  save(checkpoint: UploadCheckpoint, bytes: Blob): Promise<void>;
  list(): Promise<UploadCheckpoint[]>;
  bytes(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /** Tells other pages that this upload is under way here, until the returned function is called. */
  hold?(id: string): () => void;
  /** Uploads that are under way, in this page or another one. */
  held?(): Promise<ReadonlySet<string>>;
}

/** Forgets everything with the page: for tests, and browsers that keep no files. */
export class MemoryCheckpoints implements CheckpointStore {
  readonly #kept = new Map<string, { checkpoint: UploadCheckpoint; bytes: Blob }>();

  async save(checkpoint: UploadCheckpoint, bytes: Blob): Promise<void> {
    this.#kept.set(checkpoint.id, { checkpoint, bytes });
  }

  async list(): Promise<UploadCheckpoint[]> {
    return [...this.#kept.values()].map(({ checkpoint }) => checkpoint);
  }

  async bytes(id: string): Promise<Blob | null> {
    return this.#kept.get(id)?.bytes ?? null;
  }

  async remove(id: string): Promise<void> {
    this.#kept.delete(id);
  }
}
