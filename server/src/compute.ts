import { type Handlers, serve } from '@archway/worker';
import { serveThread } from '@archway/worker/node';
import type { ComputeTask, TaskJobs } from './infrastructure/compute/task.ts';
import { computeTasks } from './compute-tasks.ts';

/** A thread for heavy work: one task after the other, by name. */
const handlers: Handlers<TaskJobs> = Object.fromEntries(
  computeTasks.map((task) => {
    // The pool sends a task the input of that task.
    const { name, run } = task as ComputeTask<unknown, unknown>;
    return [name, async (input, context) => ({ output: await run(input, (fraction) => context.progress(fraction)) })];
  }),
);

serveThread((post) => serve<TaskJobs>(handlers, post));
