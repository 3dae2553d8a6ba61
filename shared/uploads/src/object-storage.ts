/** The part of the object storage that uploads use; `@archway/storage` has it, tests bring their own. */
export interface ObjectStorage<Scope extends object, Bytes extends Sized, Kept extends Checkpoint = Checkpoint> {
  start(options: StartOptions<Scope, Bytes>): Transfer;
  /** Goes on with an upload that was interrupted; what has arrived is not sent again. */
  resume(checkpoint: Kept, options: { onProgress(progress: TransferProgress): void }): Transfer;
  /** Uploads that were interrupted, also before a reload, and whose bytes are kept. */
  interrupted(): Promise<readonly Kept[]>;
  /** Gives one up. @throws when the storage keeps what has arrived for some days */
  discard(checkpoint: Kept): Promise<void>;
}

export interface Sized {
  /** Bytes. */
  readonly size: number;
}

export interface StartOptions<Scope, Bytes> {
  readonly scope: Scope;
  readonly file: Bytes;
  /** Below the place that the scope names; no two objects have one name. */
  readonly name: string;
  readonly contentType?: string;
  /** A small file, too, survives a reload. */
  readonly resumable?: boolean;
  /** Kept with an interrupted upload. */
  readonly note?: Note;
  onProgress(progress: TransferProgress): void;
}

export interface TransferProgress {
  /** Bytes that have arrived. */
  readonly loaded: number;
  readonly total: number;
}

/** Bytes on their way. */
export interface Transfer {
  readonly done: Promise<StoredObject>;
  pause(): void;
  resume(): void;
  /** Ends it, and gives up what has arrived. */
  abort(): Promise<void>;
}

export interface StoredObject extends Sized {
  readonly key: string;
  readonly crc64: string;
}

export type Note = Readonly<Record<string, string>>;

export interface Checkpoint extends Sized {
  readonly id: string;
  readonly scope: object;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly note: Note;
}
