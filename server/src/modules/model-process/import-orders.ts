import type { Transaction } from '../../infrastructure/database/database.ts';
import {
  type NewModel,
  type NewProcessOrder,
  type ProcessRecord,
  countOrder,
  insertOrder,
  keepResult,
  putModelRow,
} from './order-repository.ts';
import type { ModelRecord } from './order-repository.ts';

/** An order with its past, as it was known elsewhere. */
export interface ImportedProcess {
  readonly order: Omit<NewProcessOrder, 'orderNo'> & { readonly createTime: Date };
  readonly models: readonly (Omit<NewModel, 'processId'> &
    Partial<Pick<ModelRecord, 'report' | 'resultName' | 'resultSize' | 'previewName'>>)[];
}

/** Adds an order that stands where it says; nobody is charged for it. */
export async function importProcess(tx: Transaction, { order, models }: ImportedProcess): Promise<ProcessRecord> {
  const made = await insertOrder(tx, { ...order, orderNo: await countOrder(tx, order.createTime) });
  if (!made) throw new Error('the order was not inserted');
  const { processId } = made;
  for (const { report = null, resultName = null, resultSize = null, previewName = null, ...model } of models) {
    await putModelRow(tx, { ...model, processId });
    await keepResult(tx, { processId, jaw: model.jaw, report, resultName, resultSize, previewName });
  }
  return made;
}
