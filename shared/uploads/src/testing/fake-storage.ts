import type {
  Checkpoint,
  ObjectStorage,
  Sized,
  StartOptions,
  StoredObject,
  Transfer,
  TransferProgress,
} from '../object-storage.ts';

/** A transfer that does what a test says. */
export interface FakeTransfer {
  readonly name: string;
  /** Whether it goes on from a checkpoint. */
  readonly resumed: boolean;
  readonly options: Partial<StartOptions<object, Sized>>;
  paused: boolean;
  aborted: boolean;
  progress(loaded: number): void;
  finish(): void;
  /** It stops, and its checkpoint is kept. */
  fail(error: Error): void;
}

/** An object storage without a network, whose transfers end when a test says so. */
export class FakeStorage<Scope extends object, Bytes extends Sized> implements ObjectStorage<Scope, Bytes> {
  readonly transfers: FakeTransfer[] = [];
  /** What was interrupted; what fails is added. */
  kept: Checkpoint[] = [];
  readonly discarded: string[] = [];
  /** What `discard` and `abort` refuse with. */
  refusal: Error | null = null;
  readonly #prefix: string;

  /** @param prefix of the keys */
  constructor(prefix = 'archway/pt/7/1/2/-/') {
    this.#prefix = prefix;
  }

  /** The last transfer of an object. */
  of(name: string): FakeTransfer {
    const found = this.transfers.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  }

  /** Everything that is under way arrives. */
  finishAll(): void {
    for (const transfer of this.transfers) transfer.finish();
  }

  start(options: StartOptions<Scope, Bytes>): Transfer {
    const { name, file, scope, note = {} } = options;
    const checkpoint = { id: name, scope, key: this.#prefix + name, size: file.size, startedAt: 1, note };
    return this.#begin(checkpoint, options, false);
  }

  resume(checkpoint: Checkpoint, options: { onProgress(progress: TransferProgress): void }): Transfer {
    return this.#begin(checkpoint, options, true);
  }

  interrupted(): Promise<readonly Checkpoint[]> {
    return Promise.resolve(this.kept);
  }

  discard({ id }: Checkpoint): Promise<void> {
    this.kept = this.kept.filter((each) => each.id !== id);
    this.discarded.push(id);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve();
  }

  #begin(checkpoint: Checkpoint, options: FakeTransfer['options'], resumed: boolean): Transfer {
    const { key, size } = checkpoint;
    this.kept = this.kept.filter((each) => each.id !== checkpoint.id);
    let settle!: { resolve(object: StoredObject): void; reject(error: Error): void };
    const done = new Promise<StoredObject>((resolve, reject) => (settle = { resolve, reject }));
    done.catch(() => {});
    const progress = (loaded: number): void => options.onProgress?.({ loaded, total: size });
    const fake: FakeTransfer = {
      name: key.slice(key.lastIndexOf('/') + 1),
      resumed,
      options,
      paused: false,
      aborted: false,
      progress,
      finish: () => {
        progress(size);
        settle.resolve({ key, size, crc64: '1' });
      },
      fail: (error) => {
        this.kept.push(checkpoint);
        settle.reject(error);
      },
    };
    this.transfers.push(fake);
    return {
      done,
      pause: () => void (fake.paused = true),
      resume: () => void (fake.paused = false),
      abort: () => {
        fake.aborted = true;
        settle.reject(new Error('aborted'));
        return this.refusal ? Promise.reject(this.refusal) : Promise.resolve();
      },
    };
  }
}

/** Everything that settles without a test's help does so in here. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
