import type { UploadTask } from './upload-task.ts';

/** Starts tasks in their order, so many at a time; the others wait. */
export class UploadQueue {
  readonly #most: number;
  readonly #waiting: { task: UploadTask; done: () => void }[] = [];
  #running = 0;

  constructor(most = 2) {
    this.#most = most;
  }

  /** Resolves when the task has come to its end; one that was aborted while it waited is not started. */
  add(task: UploadTask): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ task, done });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#most) {
      const entry = this.#waiting.shift();
      if (!entry) return;
      if (entry.task.state().status === 'aborted') {
        entry.done();
        continue;
      }
      this.#running += 1;
      void entry.task.start().finally(() => {
        this.#running -= 1;
        entry.done();
        this.#next();
      });
    }
  }
}
