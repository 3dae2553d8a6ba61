import { type Tooth, designChoicesOf } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { answersOf } from '../../cases/api.ts';
import { type DesignRow, changeLiveDesign, findDesign } from './design-repository.ts';
import { engineInput, refusedBy } from './engine-input.ts';
import { findingsOf } from './findings.ts';
import { preparedScans, requireSameScans } from './prepared-scans.ts';
import { DESIGN_QUEUE, type DesignJob } from './queue.ts';
import { saveDesign } from './save-design.ts';
import { designPlanTask } from './tasks.ts';
import { tellDesign } from './tell-design.ts';
import { wishesOf } from './wishes.ts';

const TIMEOUT_SECONDS = 900;
/** How often a design looks whether it was ended. */
const LOOK_MS = 400;
/** Progress is kept and told in steps of this size. */
const STEP = 0.05;
/** How much of the whole is done when the jaws are there, and when only saving is left. */
const PREPARED = 0.2;
const DESIGNED = 0.95;

/** Registers the worker that designs plans: one at a time, for each takes a core for seconds. */
export const designJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<DesignJob>(
    DESIGN_QUEUE,
    {
      ...{ retries: 2, timeoutSeconds: TIMEOUT_SECONDS },
      givenUp: ({ designId }) => fail(context, designId, new Refusal('planDesignStopped')),
    },
    (job) => work(context, job),
  );

async function work(
  context: AppContext,
  { data: { designId, ...wanted }, signal, last }: Job<DesignJob>,
): Promise<void> {
  const row = await changeLiveDesign(context.db, designId, { state: 'running' });
  // A try that had ended before its server was stopped, or one that nobody waits for any more.
  if (!row) return;
  const ended = new AbortController();
  const watch = watchFor(context, designId, ended);
  try {
    await design(context, row, wanted, AbortSignal.any([signal, ended.signal]));
  } catch (error) {
    if (ended.signal.aborted) return;
    if (error instanceof Refusal) return await fail(context, designId, error);
    if (!last || signal.aborted) throw error;
    context.log.error({ err: error, designId }, 'a plan could not be designed');
    await fail(context, designId, new Refusal('planDesignStopped'));
  } finally {
    clearInterval(watch);
  }
}

/** Whoever ends a design, or deletes its plan, may do so at another server. */
function watchFor({ db, log }: AppContext, designId: string, ended: AbortController): NodeJS.Timeout {
  const look = async (): Promise<void> => {
    if ((await findDesign(db, designId))?.state !== 'running') ended.abort(new Error('the design was ended'));
  };
  return setInterval(() => void look().catch((error: unknown) => log.debug({ err: error }, 'design')), LOOK_MS).unref();
}

async function fail(context: AppContext, designId: string, { errorName: name, values }: Refusal): Promise<void> {
  const row = await changeLiveDesign(context.db, designId, { state: 'failed', problem: { name, values } });
  if (row) await tellDesign(context, row);
}

async function design(
  context: AppContext,
  row: DesignRow,
  { choices, roots = false }: Omit<DesignJob, 'designId'>,
  signal: AbortSignal,
): Promise<void> {
  const tell = teller(context, row);
  await tell({ phase: 'preparing', progress: 0 });
  const answers = await answersOf(context.db, row);
  const scans = await preparedScans(context, row, answers, signal);
  await tell({ phase: 'designing', progress: PREPARED });
  const rows = Object.fromEntries(
    [...scans].map(([jaw, { found }]) => [jaw, found.teeth.map(({ fdi }): Tooth => fdi)]),
  );
  const wishes = wishesOf(answers, rows, choices ?? designChoicesOf(answers));
  const input = await engineInput(context, row, scans, wishes, roots);
  const designed = await context.compute.run(designPlanTask, input, {
    signal,
    progress: (share) => void tell({ progress: PREPARED + (DESIGNED - PREPARED) * share }),
  });
  if ('refused' in designed) throw refusedBy(designed.refused);
  await requireSameScans(context, row, scans);
  const findings = findingsOf(designed, scans, wishes);
  // From here on it is not ended any more: it is saved, or refused.
  if (!(await tell({ phase: 'saving', progress: DESIGNED }))) return;
  const documentHash = await saveDesign(context, row, designed);
  const done = await changeLiveDesign(context.db, row.designId, {
    ...{ state: 'done', progress: 1, findings, documentHash, problem: null },
  });
  if (done) await tellDesign(context, done);
}

/** Keeps and tells how far a design is. @returns whether it is still under way */
function teller(context: AppContext, { designId }: DesignRow) {
  let told = -1;
  return async (change: Partial<Pick<DesignRow, 'phase' | 'progress'>>): Promise<boolean> => {
    const { progress = 0 } = change;
    if (!change.phase && progress < told + STEP) return true;
    told = progress;
    try {
      const row = await changeLiveDesign(context.db, designId, change);
      if (row) await tellDesign(context, row);
      return row !== undefined;
    } catch (error) {
      if (change.phase) throw error;
      // Progress that gets lost is no reason to stop.
      context.log.debug({ err: error }, 'progress was not told');
      return true;
    }
  };
}
