import {
  type Answer,
  type Jaw,
  type Received,
  dataTypes,
  processModel,
  type processEndpoints,
  processStatus,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import { requireExtension, requirePersonal, requireUploaded } from '../files/api.ts';
import { dropUnused } from './drop-unused.ts';
import { type ProcessContext, lockEditable } from './order-adapter.ts';
import { changeOrder, deleteModel, modelsOf, orderById, putModelRow } from './order-repository.ts';
import { requireSeen } from './order-scope.ts';
import { resultFileName } from './result-name.ts';
import { tellProcessChanged } from './tell-order.ts';

type Calls = typeof processEndpoints;
type Context = ProcessContext & Pick<AppContext, 'db' | 'store' | 'log'>;

const DOWNLOAD_SECONDS = 900;

/**
 * Makes an object that the caller has uploaded the model of a jaw; the one before goes once that is certain.
 * @throws Refusal recordNotFound, processNotEditable; what is wrong with the object
 */
export async function putModel(
  context: Context,
  caller: Caller,
  processId: string,
  { jaw, fileName, objectName, size, crc64 }: Received<Calls['putModel']>['body'],
): Promise<null> {
  await requireSeen(context.db, caller, await orderById(context.db, processId));
  requirePersonal({ userId: caller.userId, dataType: dataTypes.processModel }, [objectName]);
  requireExtension(processModel.extensions, [objectName, fileName]);
  await requireUploaded(context, { objectName, size, crc64 }, processModel.limitMb);
  const before = await context.db.transaction(async (tx) => {
    await lockEditable(tx, caller, processId);
    const known = (await modelsOf(tx, processId)).find((model) => model.jaw === jaw);
    await putModelRow(tx, { processId, jaw, fileName, objectName, size, uploadedBy: caller.userId });
    // What was wrong was said of the model before.
    await tellProcessChanged(context, tx, await changeOrder(tx, processId, { problem: null }));
    return known?.objectName;
  });
  if (before !== undefined && before !== objectName) await dropUnused(context, [before]);
  return null;
}

/** @throws Refusal recordNotFound, processNotEditable */
export async function removeModel(context: Context, caller: Caller, processId: string, jaw: Jaw): Promise<null> {
  const objectName = await context.db.transaction(async (tx) => {
    const order = await lockEditable(tx, caller, processId);
    const model = (await modelsOf(tx, processId)).find((each) => each.jaw === jaw);
    if (!model) throw new Refusal('recordNotFound');
    await deleteModel(tx, model);
    await tellProcessChanged(context, tx, order);
    return model.objectName;
  });
  await dropUnused(context, [objectName]);
  return null;
}

interface Asked {
  readonly processId: string;
  readonly jaw: Jaw;
}

async function requireModel({ db }: Pick<AppContext, 'db'>, caller: Caller, { processId, jaw }: Asked) {
  const { order } = await requireSeen(db, caller, await orderById(db, processId));
  const model = (await modelsOf(db, processId)).find((each) => each.jaw === jaw);
  if (!model) throw new Refusal('recordNotFound');
  return { order, model };
}

/** Where a coarse result can be looked at. @throws Refusal recordNotFound */
export async function previewAddress(
  context: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  asked: Asked,
  origin: string,
): Promise<Answer<Calls['preview']>> {
  const { previewName } = (await requireModel(context, caller, asked)).model;
  if (previewName === null) throw new Refusal('recordNotFound');
  return { url: await context.store.signedUrl(previewName, { expiresSeconds: DOWNLOAD_SECONDS, origin }) };
}

/** Where a confirmed result can be taken. @throws Refusal recordNotFound, processNotConfirmed */
export async function resultAddress(
  context: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  asked: Asked,
  origin: string,
): Promise<Answer<Calls['download']>> {
  const { order, model } = await requireModel(context, caller, asked);
  if (order.status !== processStatus.confirmed) throw new Refusal('processNotConfirmed');
  if (model.resultName === null) throw new Refusal('recordNotFound');
  const download = resultFileName(order.orderNo, asked.jaw);
  return {
    url: await context.store.signedUrl(model.resultName, { expiresSeconds: DOWNLOAD_SECONDS, origin, download }),
  };
}
