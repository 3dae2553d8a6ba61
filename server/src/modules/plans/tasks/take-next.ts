import { type TakenTask, type ErrorName, isOneOf } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { designGrants } from '../../cases/api.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { taskAdapter } from './task-adapter.ts';
import { nextInPool } from './task-list-repository.ts';

/** So many of the most urgent ones are looked at together. */
const AT_ONCE = 5;
/** What a task is refused with that somebody else took in the meantime, or whose case went on. */
const gone = ['taskHeld', 'transitionRefused', 'recordNotFound'] as const satisfies readonly ErrorName[];

/**
 * Takes the most urgent task of the pool for whoever asks. Each is taken as any other, with its case locked: of two who
 * ask at once the second gets the next one.
 */
export async function takeNextTask(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
): Promise<{ taken: TakenTask | null }> {
  const grants = await designGrants(context.db, caller);
  const lost = new Set<string>();
  for (;;) {
    const urgent = await nextInPool(context.db, caller, grants, lost.size + AT_ONCE);
    const untried = urgent.filter(({ caseId }) => !lost.has(caseId));
    if (untried.length === 0) return { taken: null };
    for (const task of untried) {
      if (await takes(context, caller, task)) return { taken: task };
      lost.add(task.caseId);
    }
  }
}

async function takes(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
  { patientName: _, ...key }: TakenTask,
): Promise<boolean> {
  try {
    await context.db.transaction((tx) => takeAction(taskAdapter, { context, tx, actor: caller }, key, 'take', {}));
    return true;
  } catch (error) {
    if (error instanceof Refusal && isOneOf(gone, error.errorName)) return false;
    throw error;
  }
}
