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
  /** What a task throws arrives with its name, its message and its code. @throws WorkerLost, with the thread */
  run<Input, Output>(task: ComputeTask<Input, Output>, input: Input, options?: ComputeOptions): Promise<Output>;
  close(): Promise<void>;
}
