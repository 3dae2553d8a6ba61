/** Heavy work by name. What it takes and gives must be cloneable between threads. */
export interface ComputeTask<Input, Output> {
  /** Unique among all tasks. */
  readonly name: string;
  /** Runs in a thread. @param progress takes 0 to 1 */
  readonly run: (input: Input, progress: (fraction: number) => void) => Promise<Output>;
}

/** What threads and pool say to each other; which input belongs to which name is known where a task is run. */
export type TaskJobs = Record<string, { input: unknown; output: unknown; progress: number }>;

/** A task whose input only its own caller knows. */
export type AnyTask = ComputeTask<never, unknown>;
