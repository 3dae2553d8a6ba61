export { followSignal, type CancelSignal } from './cancel.ts';
export {
  WorkerClient,
  type Answer,
  type ClientOptions,
  type RunOptions,
  type Started,
  type Transfer,
} from './client.ts';
export type { ErrorFacts } from './error-facts.ts';
export { codedErrors, plainErrors, WorkerCancelled, WorkerClosed, type WorkerErrors, WorkerLost } from './errors.ts';
export { inProcessPort } from './in-process.ts';
export { WorkerPool, type InputOrRead, type PoolOptions } from './pool.ts';
export type { Post, WorkerPort } from './port.ts';
export { serve, serveWorker, type Done, type Handlers, type Receive, type WorkContext } from './serve.ts';
export type { ProgressOf, TaskName, TasksOf, TaskTypes } from './tasks.ts';
