import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type NewSubOrderFile, fileOfKind, productionFilesAmong, putFileRow } from './file-repository.ts';
import { type SubOrderRow, recordDeed } from './order-repository.ts';

/**
 * Makes a stored object the file of its kind of a sub-order, whose case is locked.
 * @returns its id, and objects that nothing needs any more: to be deleted once that is certain
 */
export async function keepFile(
  tx: Transaction,
  { orderId, subOrderId, number }: SubOrderRow,
  file: Omit<NewSubOrderFile, 'subOrderId'>,
): Promise<{ fileId: string; unused: readonly string[] }> {
  const before = await fileOfKind(tx, subOrderId, file.kind);
  const fileId = await putFileRow(tx, { subOrderId, ...file });
  await recordDeed(tx, {
    ...{ orderId, subOrderNumber: number, userId: file.uploadedBy, note: file.fileName },
    deed: file.origin === 'plan' ? 'fileMade' : before ? 'fileReplaced' : 'fileAdded',
  });
  const left = before && before.objectName !== file.objectName ? [before.objectName] : [];
  const used = new Set(left.length > 0 ? await productionFilesAmong(tx, left) : []);
  return { fileId, unused: left.filter((name) => !used.has(name)) };
}
