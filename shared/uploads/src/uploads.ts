import type { Outcome, UploadFlow, UploadJob, UploadWorld } from './flow.ts';
import { createLanes } from './lanes.ts';
import type { Checkpoint, Sized, StoredObject } from './object-storage.ts';
import { RateMeter } from './rate-meter.ts';
import { type ObjectToSend, discardObjects, sendObjects } from './send.ts';
import { type WorkingState, actionInto, may } from './states.ts';
import { UploadStore } from './store.ts';
import { type Task, newTask } from './task.ts';
import type { Change, Progress, Upload } from './upload.ts';

/** All uploads of one kind in this page: begins, holds, ends and repeats them, and tells the store how far they are. */
export class Uploads<U extends Upload, Work, Scope extends object, Bytes extends Sized, Kept extends Checkpoint> {
  readonly store = new UploadStore<U>();
  readonly #flow: UploadFlow<U, Work, Scope, Bytes>;
  readonly #world: UploadWorld<Scope, Bytes, Kept>;
  readonly #tasks = new Map<string, Task<Work, Scope, Bytes>>();
  readonly #inLane: ReturnType<typeof createLanes>;

  constructor(flow: UploadFlow<U, Work, Scope, Bytes>, world: UploadWorld<Scope, Bytes, Kept>) {
    this.#flow = flow;
    this.#world = world;
    this.#inLane = createLanes(flow.atOnce ?? Infinity);
  }

  /** Begins uploads; one of the same id is ended first. Resolves when all have come to an end, and never throws. */
  start(begun: readonly { readonly upload: U; readonly work: Work }[]): Promise<Outcome[]> {
    void this.dismiss(begun.map(({ upload }) => upload.id)).catch(() => {});
    for (const { upload, work } of begun) this.#tasks.set(upload.id, newTask(work));
    this.store.add(begun.map(({ upload }) => upload));
    return Promise.all(begun.map(({ upload }) => this.#run(upload.id)));
  }

  /** What a retry would begin with; a reader's answer is written into it. */
  workOf(id: string): Work | undefined {
    return this.#tasks.get(id)?.work;
  }

  /** The reader has answered: what waits goes on. */
  answered(id: string): void {
    const task = this.#tasks.get(id);
    if (!task?.asks) return;
    task.asks = false;
    void this.#run(id);
  }

  pause(id: string): void {
    if (!this.#may(id, 'pause')) return;
    this.store.act(id, 'pause');
    this.store.patch(id, { rate: null });
    this.#tasks.get(id)?.sending?.pause();
  }

  resume(id: string): void {
    if (!this.#may(id, 'resume')) return;
    this.store.act(id, 'resume');
    const task = this.#tasks.get(id);
    task?.sending?.resume();
    task?.go?.();
  }

  /** Goes on where it stopped. */
  retry(id: string): void {
    const task = this.#tasks.get(id);
    if (!task || !this.#may(id, 'retry')) return;
    this.#tasks.set(id, { ...task, abort: new AbortController(), sending: null, go: null, asks: false });
    this.store.act(id, 'retry');
    this.store.patch(id, { failure: null, share: 0, rate: null });
    void this.#run(id);
  }

  /** Stops it; a retry goes on. @throws what the storage throws when it keeps what has arrived */
  async cancel(id: string): Promise<void> {
    const task = this.#tasks.get(id);
    if (!task || !this.#may(id, 'abort')) return;
    task.abort.abort();
    this.store.act(id, 'abort');
    this.store.patch(id, { rate: null });
    const given = task.sending?.abort();
    task.go?.();
    task.giving = given?.catch(() => {}) ?? null;
    await given;
  }

  /**
   * Forgets uploads, with what has arrived of them; those under way are ended.
   * @throws what the storage throws when it keeps what has arrived
   */
  async dismiss(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#give(id)));
  }

  async #give(id: string): Promise<void> {
    const task = this.#tasks.get(id);
    const sends = Boolean(task?.sending);
    const cancelled = this.cancel(id);
    this.#tasks.delete(id);
    this.store.remove([id]);
    if (task) this.#flow.release?.(task.work);
    await cancelled;
    if (task && !sends && task.objects.length > 0) await this.#discard(task);
  }

  #may(id: string, action: 'pause' | 'resume' | 'retry' | 'abort'): boolean {
    const upload = this.store.of(id);
    return upload !== undefined && may(upload.state, action);
  }

  async #run(id: string): Promise<Outcome> {
    const task = this.#tasks.get(id);
    if (!task) return 'aborted';
    const { signal } = task.abort;
    const isCurrent = (): boolean => this.#tasks.get(id) === task && !signal.aborted;
    try {
      if (task.giving) await task.giving;
      const end = await this.#inLane(signal, () => this.#flow.run(this.#job(id, task, isCurrent)));
      if (!isCurrent()) return 'aborted';
      if (end === 'asks') {
        this.store.act(id, 'ask');
        task.asks = true;
        return 'waiting';
      }
      this.#succeed(id, task);
      return 'success';
    } catch (thrown) {
      if (!isCurrent()) return 'aborted';
      return this.#fail(id, task, thrown, isCurrent);
    }
  }

  #succeed(id: string, task: Task<Work, Scope, Bytes>): void {
    this.store.act(id, 'succeed');
    this.#tasks.delete(id);
    this.store.patch(id, { share: 1, rate: null });
    this.#flow.release?.(task.work);
    const upload = this.store.of(id)!;
    const shown = this.#flow.succeeded(upload).catch(() => {});
    // Another one of the same id may have been begun meanwhile.
    void shown.then(() => !this.#tasks.has(id) && this.store.remove([id]));
  }

  async #fail(id: string, task: Task<Work, Scope, Bytes>, thrown: unknown, isCurrent: () => boolean): Promise<Outcome> {
    const upload = this.store.of(id)!;
    const failure = this.#flow.failureOf(thrown, upload);
    if (this.#flow.recover?.(thrown, task.work) === 'sendAgain') {
      task.arrived.clear();
      await this.#discard(task).catch(() => {});
      if (!isCurrent()) return 'aborted';
    }
    this.store.act(id, 'fail');
    this.store.patch(id, { rate: null, failure } as Change<U>);
    return 'serverError';
  }

  #discard({ objects }: Task<Work, Scope, Bytes>): Promise<void> {
    return discardObjects(this.#world.storage(), objects);
  }

  #job(id: string, task: Task<Work, Scope, Bytes>, isCurrent: () => boolean): UploadJob<U, Work, Scope, Bytes> {
    const { signal } = task.abort;
    const { store } = this;
    const newMeter = (): RateMeter => new RateMeter(this.#world.now);
    let meter = newMeter();
    const upload = (): U => store.of(id)!;
    const show = (change: Change<U> | Progress): void => {
      if (isCurrent()) store.patch(id, change);
    };
    const become = (state: WorkingState): void => {
      if (isCurrent() && upload().state !== state) store.act(id, actionInto[state]);
    };
    const advance = (share: number, change?: Change<U> | Progress): void => {
      if (!isCurrent()) return;
      const rate = meter.see(share);
      const { share: shown, paused } = upload();
      const isFar = share === 1 || share - shown >= (this.#flow.showEvery ?? 0);
      if (change || isFar) show({ ...change, share, rate: paused ? null : rate });
    };
    return {
      work: task.work,
      signal,
      get upload() {
        return upload();
      },
      show,
      become,
      advance,
      enter(step, state, change) {
        signal.throwIfAborted();
        meter = newMeter();
        become(state);
        show({ bytes: 0, share: 0, rate: null, ...change, step } as Change<U>);
      },
      send: (objects) => this.#send(id, task, objects, advance),
    };
  }

  async #send(
    id: string,
    task: Task<Work, Scope, Bytes>,
    objects: readonly ObjectToSend<Scope, Bytes>[],
    advance: (share: number, change?: Progress) => void,
  ): Promise<ReadonlyMap<string, StoredObject>> {
    const { signal } = task.abort;
    const names = new Set(objects.map(({ name }) => name));
    task.objects = [...task.objects.filter(({ name }) => !names.has(name)), ...objects];
    let bytes = 0;
    const sending = await sendObjects(this.#world.storage(), objects, task.arrived, (loaded, total) => {
      const begun = bytes !== total;
      bytes = total;
      advance(total > 0 ? loaded / total : 1, begun ? { bytes } : undefined);
    });
    sending.done.catch(() => {});
    if (signal.aborted) {
      task.giving = sending.abort().catch(() => {});
      signal.throwIfAborted();
    }
    task.sending = sending;
    if (this.store.of(id)?.paused) sending.pause();
    try {
      await sending.done;
    } finally {
      task.sending = null;
    }
    // The last bytes may arrive after the pause; what follows waits for the reader.
    while (!signal.aborted && this.store.of(id)?.paused) await new Promise<void>((go) => (task.go = go));
    signal.throwIfAborted();
    return task.arrived;
  }
}
