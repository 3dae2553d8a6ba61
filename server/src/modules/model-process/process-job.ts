import {
  type Jaw,
  type ProcessProblem,
  jawNumber,
  processStatus,
  serviceTypes,
  USUAL_BASE,
  LEAST_FLOOR,
  parameterOf,
  parameterValue,
} from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../infrastructure/jobs/jobs.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { ObjectMissing } from '../../infrastructure/storage/object-store.ts';
import { dropUnused } from './drop-unused.ts';
import { resultPrefix } from './objects.ts';
import { processAdapter } from './order-adapter.ts';
import {
  type ModelRecord,
  type ProcessRecord,
  keepResult,
  lockOrder,
  modelsOf,
  orderById,
  tellRun,
} from './order-repository.ts';
import { PROCESS_QUEUE, type ProcessJob } from './queue.ts';
import { type ProcessedModel, processModelTask } from './tasks.ts';
import { tellProcessChanged } from './tell-order.ts';

const TIMEOUT_SECONDS = 900;
/** How often a run looks whether it was taken back. */
const LOOK_MS = 400;
/** Progress is kept and told in steps of this size. */
const STEP = 0.05;

/** A run that ends without a result, for a reason that its reader can do something about. */
class RunFailed extends Error {
  constructor(
    readonly problem: ProcessProblem,
    readonly jaw: Jaw | null,
  ) {
    super(problem);
  }
}

/** Registers the worker that processes models: one order at a time, for each takes a core for seconds. */
export const processJobs = (context: AppContext): Promise<void> =>
  context.jobs.work<ProcessJob>(
    PROCESS_QUEUE,
    {
      ...{ retries: 2, timeoutSeconds: TIMEOUT_SECONDS },
      givenUp: (job) => fail(context, job, new RunFailed('processStopped', null)),
    },
    (job) => work(context, job),
  );

/** The order of a run, as long as it is that one. */
const running = (order: ProcessRecord | undefined, { run }: ProcessJob): ProcessRecord | null =>
  order?.status === processStatus.processing && order.run === run ? order : null;

async function work(context: AppContext, { data, signal, last }: Job<ProcessJob>): Promise<void> {
  const order = running(await orderById(context.db, data.processId), data);
  // Taken back since, or ended by a try before.
  if (!order) return;
  const ended = new AbortController();
  const watch = watchFor(context, data, ended);
  try {
    await processModels(context, order, AbortSignal.any([signal, ended.signal]));
  } catch (error) {
    if (ended.signal.aborted) return;
    if (error instanceof RunFailed) return await fail(context, data, error);
    if (!last || signal.aborted) throw error;
    context.log.error({ err: error, processId: data.processId }, 'the models of an order could not be processed');
    await fail(context, data, new RunFailed('processStopped', null));
  } finally {
    clearInterval(watch);
  }
}

/** Whoever takes an order back may do so at another server. */
function watchFor({ db, log }: AppContext, job: ProcessJob, ended: AbortController): NodeJS.Timeout {
  const look = async (): Promise<void> => {
    if (!running(await orderById(db, job.processId), job)) ended.abort(new Error('the order was taken back'));
  };
  return setInterval(() => void look().catch((error: unknown) => log.debug({ err: error }, 'order')), LOOK_MS).unref();
}

async function fail(context: AppContext, job: ProcessJob, { problem: name, jaw }: RunFailed): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!running(await lockOrder(tx, job.processId), job)) return;
    await takeAction(processAdapter, { context, tx, actor: 'system' }, job.processId, 'fail', {
      problem: { name, jaw },
    });
  });
}

interface Stored {
  readonly jaw: Jaw;
  readonly made: Exclude<ProcessedModel, { refused: unknown }>;
  readonly resultName: string;
  readonly previewName: string;
}

async function processModels(context: AppContext, order: ProcessRecord, signal: AbortSignal): Promise<void> {
  const models = await modelsOf(context.db, order.processId);
  const tell = teller(context, order);
  const stored: Stored[] = [];
  const drop = (): Promise<void> =>
    dropUnused(
      context,
      stored.flatMap(({ resultName, previewName }) => [resultName, previewName]),
    );
  try {
    for (const [at, model] of models.entries()) {
      const made = await madeOf(context, order, model, signal, (share) => tell((at + share) / models.length));
      stored.push(await store(context, order, model.jaw, made));
    }
  } catch (error) {
    await drop();
    throw error;
  }
  const kept = await context.db.transaction(async (tx) => {
    if (!running(await lockOrder(tx, order.processId), order)) return false;
    for (const { jaw, made, resultName, previewName } of stored) {
      const result = { report: made.report, resultName, resultSize: made.stl.byteLength, previewName };
      await keepResult(tx, { processId: order.processId, jaw, ...result });
    }
    await takeAction(processAdapter, { context, tx, actor: 'system' }, order.processId, 'finish', {});
    return true;
  });
  if (!kept) await drop();
}

/** @throws RunFailed */
async function madeOf(
  { store, compute }: AppContext,
  order: ProcessRecord,
  { jaw, objectName, fileName }: ModelRecord,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<Stored['made']> {
  try {
    const found = await (await store.get(objectName)).bytes();
    const bytes = found.buffer.slice(found.byteOffset, found.byteOffset + found.byteLength) as ArrayBuffer;
    const side = jaw === jawNumber.upper ? 'upper' : 'lower';
    // What lies in the storage may be of another format than what was chosen: the name of the object tells.
    const input = {
      bytes,
      fileName: objectName.includes('.') ? objectName : fileName,
      jaw: side,
      ...wishesOf(order),
    } as const;
    const made = await compute.run(processModelTask, input, { progress, signal, transfer: [bytes] });
    if ('refused' in made) throw new RunFailed('processNoTeeth', jaw);
    return made;
  } catch (error) {
    if (error instanceof ObjectMissing) throw new RunFailed('processModelGone', jaw);
    if ((error as { name?: string }).name === 'MeshError' && !signal.aborted)
      throw new RunFailed('processUnreadable', jaw);
    throw error;
  }
}

/** What the settings of an order ask of the processing. */
function wishesOf({ serviceType, parameters }: Pick<ProcessRecord, 'serviceType' | 'parameters'>) {
  const valueOf = (key: string) => {
    const parameter = parameterOf(key);
    return parameter && parameterValue(parameters, parameter);
  };
  const base = valueOf('generateBase') === true;
  const height = valueOf('baseHeight');
  const wanted = typeof height === 'number' ? height : USUAL_BASE;
  return {
    base,
    floorMm: base ? Math.max(LEAST_FLOOR, wanted) : LEAST_FLOOR,
    teeth: serviceType === serviceTypes.autoKeeper.id ? 'needed' : valueOf('segmentation') === true ? 'wanted' : 'none',
  } as const;
}

async function store(context: AppContext, order: ProcessRecord, jaw: Jaw, made: Stored['made']): Promise<Stored> {
  const prefix = resultPrefix(order.processId, order.run);
  const [resultName, previewName] = [`${prefix}${jaw}.stl`, `${prefix}${jaw}-preview.drc`];
  await context.store.put(resultName, Buffer.from(made.stl), { contentType: 'model/stl' });
  await context.store.put(previewName, Buffer.from(made.preview), { contentType: 'application/octet-stream' });
  return { jaw, made, resultName, previewName };
}

/** Keeps and tells how far a run is; progress that gets lost is no reason to stop. */
function teller(context: AppContext, order: ProcessRecord): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share < told + STEP) return;
    told = share;
    const write = async (): Promise<void> => {
      const row = await tellRun(context.db, order, Math.min(share, 1));
      if (row) await tellProcessChanged(context, context.db, row);
    };
    write().catch((error: unknown) => context.log.debug({ err: error }, 'progress was not told'));
  };
}
