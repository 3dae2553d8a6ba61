import { parentPort } from 'node:worker_threads';
import type { TaskReply, TaskRequest } from './infrastructure/compute/messages.ts';
import type { ComputeTask } from './infrastructure/compute/task.ts';
import { computeTasks } from './compute-tasks.ts';

/** A thread for heavy work: one task after the other, by name. */
if (!parentPort) throw new Error('compute.ts runs as a worker thread');
const port = parentPort;
const reply = (message: TaskReply, transfer: readonly ArrayBuffer[] = []): void =>
  port.postMessage(message, [...transfer]);

// The pool sends a task the input of that task.
const tasks = new Map(computeTasks.map((task) => [task.name, task as ComputeTask<unknown, unknown>]));

async function perform({ id, task, input }: TaskRequest): Promise<unknown> {
  const known = tasks.get(task);
  if (!known) throw new Error(`no module has a task ${task}`);
  return known.run(input, (progress) => reply({ id, progress }));
}

port.on('message', (request: TaskRequest) => {
  const { id } = request;
  perform(request).then(
    (output) => reply({ id, output }),
    (error: unknown) => reply({ id, failed: describe(error) }),
  );
});

function describe(error: unknown): { name: string; message: string; code?: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { code } = error as { code?: unknown };
  return { name: error.name, message: error.message, ...(typeof code === 'string' && { code }) };
}
