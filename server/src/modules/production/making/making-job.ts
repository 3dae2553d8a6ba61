import { type AppContext, Refusal } from '../../../context.ts';
import type { Job } from '../../../infrastructure/jobs/jobs.ts';
import { subOrderById } from '../orders/order-repository.ts';
import { lockOrder } from '../orders/order-scope.ts';
import { tellOrderChanged } from '../orders/tell-order.ts';
import { keepMade } from './keep-made.ts';
import { type MakingChange, type MakingRow, changeLiveMaking, findMaking } from './making-repository.ts';
import { sourceOf } from './making-source.ts';
import { MAKING_QUEUE, type MakingJob } from './queue.ts';
import { writeModel } from './write-model.ts';

const TIMEOUT_SECONDS = 1800;
/** How often a making looks whether it was ended. */
const LOOK_MS = 400;
/** Progress is kept and told in steps of this size. */
const STEP = 0.05;
/** What is left when all steps are made: the files are put to their sub-order. */
const MADE = 0.95;

/** Registers the worker that makes files of sub-orders: one at a time, for each takes a core for seconds. */
export const makingJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<MakingJob>(
    MAKING_QUEUE,
    {
      ...{ retries: 2, timeoutSeconds: TIMEOUT_SECONDS },
      givenUp: ({ makingId }) => fail(context, makingId, new Refusal('makingStopped')),
    },
    (job) => work(context, job),
  );

async function work(context: AppContext, { data: { makingId }, signal, last }: Job<MakingJob>): Promise<void> {
  const row = await change(context, makingId, { state: 'running', progress: 0 });
  // One that nobody waits for any more, or that a try before has ended.
  if (!row) return;
  const ended = new AbortController();
  const watch = watchFor(context, makingId, ended);
  try {
    await make(context, row, AbortSignal.any([signal, ended.signal]));
  } catch (error) {
    if (ended.signal.aborted) return;
    if (error instanceof Refusal) return await fail(context, makingId, error);
    if (!last || signal.aborted) throw error;
    context.log.error({ err: error, makingId }, 'the files of a sub-order could not be made');
    await fail(context, makingId, new Refusal('makingStopped'));
  } finally {
    clearInterval(watch);
  }
}

async function make(context: AppContext, row: MakingRow, signal: AbortSignal): Promise<void> {
  const source = await sourceOf(context, row);
  const made = await writeModel(context, source, { signal, progress: teller(context, row) });
  await keepMade(context, row, source, made);
}

/** Whoever ends a making may do so at another server. */
function watchFor({ db, log }: AppContext, makingId: string, ended: AbortController): NodeJS.Timeout {
  const look = async (): Promise<void> => {
    if ((await findMaking(db, makingId))?.state !== 'running') ended.abort(new Error('the making was ended'));
  };
  return setInterval(() => void look().catch((error: unknown) => log.debug({ err: error }, 'making')), LOOK_MS).unref();
}

/** Changes a making that is under way, and tells who sees its order. @returns undefined when it is not */
const change = (context: AppContext, makingId: string, wanted: MakingChange): Promise<MakingRow | undefined> =>
  context.db.transaction(async (tx) => {
    const known = await findMaking(tx, makingId);
    const subOrder = known && (await subOrderById(tx, known.subOrderId));
    if (!subOrder) return undefined;
    const acted = await lockOrder(tx, 'system', subOrder.orderId);
    const changed = await changeLiveMaking(tx, makingId, wanted);
    if (changed) await tellOrderChanged(context, tx, acted);
    return changed;
  });

const fail = async (context: AppContext, makingId: string, { errorName: name, values }: Refusal): Promise<void> =>
  void (await change(context, makingId, { state: 'failed', problem: { name, values } }));

/** Keeps and tells how far a making is; progress that gets lost is no reason to stop. */
function teller(context: AppContext, { makingId }: MakingRow): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share < told + STEP) return;
    told = share;
    change(context, makingId, { progress: Math.min(share, 1) * MADE }).catch((error: unknown) =>
      context.log.debug({ err: error }, 'progress was not told'),
    );
  };
}
