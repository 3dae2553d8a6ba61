import { parentPort } from 'node:worker_threads';
import type { TaskReply, TaskRequest } from './infrastructure/compute/messages.ts';
import { computeTasks } from './infrastructure/compute/tasks.ts';

/** A thread for heavy work: one task after the other, by name. */
if (!parentPort) throw new Error('compute.ts runs as a worker thread');
const port = parentPort;
const reply = (message: TaskReply, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, [...transfer]);

port.on('message', ({ id, task, input }: TaskRequest) => {
  const run = computeTasks[task as keyof typeof computeTasks];
  Promise.resolve()
    .then((): Promise<unknown> => run(input as never, (progress) => reply({ id, progress })))
    .then(
      (output) => reply({ id, output }),
      (error: unknown) => reply({ id, failed: describe(error) }),
    );
});

function describe(error: unknown): { name: string; message: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(typeof code === 'string' && { code }) };
}
