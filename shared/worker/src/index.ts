export { followSignal, type CancelSignal } from './cancel.ts';
export { WorkerClient, type Answer } from './client.ts';
export { codedErrors, plainErrors, WorkerClosed, type WorkerErrors } from './errors.ts';
export { inProcessPort } from './in-process.ts';
export { WorkerPool } from './pool.ts';
export type { Post, WorkerPort } from './port.ts';
export { serve, serveWorker, type Done, type Handlers, type Receive, type WorkContext } from './serve.ts';
