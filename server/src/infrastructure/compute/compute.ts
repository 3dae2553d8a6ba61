import type { ComputeTask } from './task.ts';

export interface ComputeOptions {
  /** 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /** Ends the task at once: its thread is stopped and replaced. */
  readonly signal?: AbortSignal;
  /** Buffers of the input that move into the thread instead of being copied; they are empty afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Heavy work in threads, so that no request waits for it. */
export interface Compute {
  run<Input, Output>(task: ComputeTask<Input, Output>, input: Input, options?: ComputeOptions): Promise<Output>;
  close(): Promise<void>;
}

/** What a task throws reaches the caller as this, with the name and the code of the original error. */
export class ComputeError extends Error {
  readonly code: string | undefined;

  constructor(
    readonly task: string,
    thrown: { readonly name: string; readonly message: string; readonly code?: string },
  ) {
    super(thrown.message);
    this.name = thrown.name;
    this.code = thrown.code;
  }
}
