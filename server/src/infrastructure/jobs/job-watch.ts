import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';

const LOOK_MS = 250;
const AGAIN_MS = 1000;

/**
 * Queues with a job that may begin now. It has a name so that a connection plans it once: there is a table for each queue,
 * and to plan a question about all of them takes longer than to answer it.
 */
const WITH_WORK = {
  name: 'queues-with-work',
  text: `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
};

/**
 * Tells those that wait for jobs which queue has some: one question for all queues, where each of them asking by itself
 * kept an idle server busy. What is told may have been taken meanwhile by somebody else.
 */
export class JobWatch {
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(
    private readonly database: Pick<OpenDatabase, 'pool'>,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Resolves when the queue may have work, or when the server stops. */
  async forWork(queue: string, stopping: AbortSignal): Promise<void> {
    if (stopping.aborted) return;
    await new Promise<void>((resolve) => {
      const own = this.#waiting.get(queue) ?? new Set();
      this.#waiting.set(queue, own);
      const wake = (): void => {
        own.delete(wake);
        stopping.removeEventListener('abort', wake);
        resolve();
      };
      own.add(wake);
      stopping.addEventListener('abort', wake);
    });
  }

  /** A job was put into a queue here. */
  wake(queue: string): void {
    for (const each of [...(this.#waiting.get(queue) ?? [])]) each();
  }

  /** Looks until the server stops. A database that is away for a while is waited for. */
  async run(stopping: AbortSignal): Promise<void> {
    const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping }).catch(() => {});
    while (!stopping.aborted) {
      await pause(LOOK_MS);
      if (stopping.aborted || ![...this.#waiting.values()].some(({ size }) => size > 0)) continue;
      try {
        const { rows } = await this.database.pool.query<{ name: string }>(WITH_WORK);
        for (const { name } of rows) this.wake(name);
      } catch (error) {
        this.log.warn({ err: error }, 'no job can be looked for at the moment');
        await pause(AGAIN_MS);
      }
    }
  }
}
