import type { Checkpoint, ObjectStorage, Sized, StoredObject } from './object-storage.ts';
import type { ObjectToSend } from './send.ts';
import type { WorkingState } from './states.ts';
import type { Change, Upload } from './upload.ts';

/** What kinds of uploads do differently: how a file is prepared, which objects it becomes, how they are registered. */
export interface UploadFlow<U extends Upload, Work, Scope extends object, Bytes extends Sized> {
  /**
   * Takes one upload to its end, or as far as it can without an answer of the reader (`asks`). A retry calls it again
   * with the same work: it begins with what is missing.
   */
  run(job: UploadJob<U, Work, Scope, Bytes>): Promise<void | 'asks'>;
  /** What the reader is told of a failure. @param upload where it stood */
  failureOf(thrown: unknown, upload: U): NonNullable<U['failure']>;
  /** Forgets what is worth nothing after this failure; `sendAgain`: what has arrived is not, either. */
  recover?(thrown: unknown, work: Work): 'sendAgain' | void;
  /** Frees what the work holds; it will not go on. */
  release?(work: Work): void;
  /** It is in the case: whoever shows the case asks again. The upload is shown until then. */
  succeeded(upload: U): Promise<unknown>;
  /** So many at once, the others wait; absent: all. */
  readonly atOnce?: number;
  /** Progress is shown in steps of so much, not for each packet. */
  readonly showEvery?: number;
}

/** One run of a flow. Whatever it says after the reader has stopped it is not heard. */
export interface UploadJob<U extends Upload, Work, Scope extends object, Bytes extends Sized> {
  /** What outlives a failure, so that nothing is done twice. */
  readonly work: Work;
  readonly signal: AbortSignal;
  readonly upload: U;
  /** Begins a step. @throws the reason of the signal when the reader has stopped it; ForbiddenAction */
  enter(step: U['step'], state: WorkingState, change?: Change<U>): void;
  /** The step goes on in another state. @throws ForbiddenAction */
  become(state: WorkingState): void;
  /** How far the step is, 0 to 1; the rate is told from it. */
  advance(share: number, change?: Change<U>): void;
  show(change: Change<U>): void;
  /**
   * Sends objects side by side, with progress; what has arrived in an earlier run is not sent again.
   * @returns all that have arrived of this upload, by their names
   * @throws BytesLost, and what the storage throws
   */
  send(objects: readonly ObjectToSend<Scope, Bytes>[]): Promise<ReadonlyMap<string, StoredObject>>;
}

/** What uploads need of the world. */
export interface UploadWorld<Scope extends object, Bytes extends Sized, Kept extends Checkpoint> {
  storage(): ObjectStorage<Scope, Bytes, Kept>;
  /** Milliseconds, growing. */
  now?(): number;
}

/** How an upload came to its end; `waiting`: for an answer. */
export type Outcome = 'success' | 'aborted' | 'serverError' | 'waiting';
