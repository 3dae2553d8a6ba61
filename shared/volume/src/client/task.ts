import { followSignal, type CancelSignal } from '@archway/worker';
import { VolumeError } from '../volume-error.ts';

/** One call of the client: cancelled by its caller's signal, or by the first of its jobs that fails. */
export class Task implements CancelSignal {
  aborted = false;
  private readonly listeners = new Set<() => void>();
  private readonly release: () => void;
  private readonly outer: CancelSignal | undefined;

  constructor(outer: CancelSignal | undefined) {
    this.outer = outer;
    this.release = followSignal(outer, () => this.abort());
    if (outer?.aborted) this.abort();
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  abort(): void {
    this.aborted = true;
    for (const listener of [...this.listeners]) listener();
  }

  /** @throws VolumeError cancelled; also for signals without events. */
  check(): void {
    if (this.aborted || this.outer?.aborted) throw new VolumeError('cancelled');
  }

  /** Does the work; whatever goes wrong ends the task's other jobs, and is told once. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    try {
      this.check();
      return await work();
    } catch (error) {
      this.abort();
      throw error;
    } finally {
      this.release();
    }
  }

  /** Does `count` things, so many at once; a further one begins only when another is done, so that memory stays bounded. */
  async inParallel(atOnce: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < count) {
        this.check();
        const index = next;
        next += 1;
        await work(index);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  }
}

/** Lets the thread do other things. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
