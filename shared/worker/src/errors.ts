import { type ErrorFacts, revived } from './error-facts.ts';

/** The worker crashed, ended, fell silent, or could not be started; the job is lost with it. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
  readonly task: string;
  readonly detail: string;

  constructor(task: string, detail: string, cause?: unknown) {
    super(`The worker was lost during ${task}: ${detail}`, { cause });
    this.task = task;
    this.detail = detail;
  }
}

export class WorkerCancelled extends Error {
  override readonly name = 'WorkerCancelled';

  constructor() {
    super('Cancelled.');
  }
}

/** Jobs that a closed client or pool had, or was asked for. */
export class WorkerClosed extends Error {
  override readonly name = 'WorkerClosed';

  constructor() {
    super('The worker was closed.');
  }
}

/** The errors that callers see; each room has its own. */
export interface WorkerErrors {
  /** What a handler threw. */
  thrown(facts: ErrorFacts, task: string): Error;
  /** @param cause the error that ended it, where there is one */
  lost(detail: string, task: string, cause?: unknown): Error;
  /** @param reason of the signal */
  cancelled(reason: unknown): Error;
  closed(): Error;
}

/** Errors arrive with their name, message and details; a signal's reason is what its job is rejected with. */
export const plainErrors: WorkerErrors = {
  thrown: revived,
  lost: (detail, task, cause) => new WorkerLost(task, detail, cause),
  cancelled: (reason) => (isError(reason) ? reason : new WorkerCancelled()),
  closed: () => new WorkerClosed(),
};

/** By its form: what the DOM aborts with is no Error in every realm. */
const isError = (reason: unknown): reason is Error =>
  typeof reason === 'object' && reason !== null && 'name' in reason && 'message' in reason;

type Values = Readonly<Record<string, string | number>>;

/**
 * For a room whose errors have a code and values: they arrive as they were thrown, everything else as `workerFailed` with
 * a `detail`.
 */
export function codedErrors<Code extends string>(
  Coded: new (code: Code | 'cancelled' | 'workerFailed', values?: Record<string, string | number>) => Error,
): WorkerErrors {
  const cancelled = (): Error => new Coded('cancelled');
  const { name } = cancelled();
  return {
    thrown: (facts) =>
      facts.name === name
        ? new Coded(facts.details['code'] as Code, { ...(facts.details['values'] as Values) })
        : new Coded('workerFailed', { detail: `${facts.name}: ${facts.message}` }),
    lost: (detail) => new Coded('workerFailed', { detail }),
    cancelled,
    closed: cancelled,
  };
}
