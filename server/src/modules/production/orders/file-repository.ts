import type { SubOrderFileKind } from '@archway/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { subOrderFiles } from '../schema.ts';

export type SubOrderFileRow = typeof subOrderFiles.$inferSelect;
export type NewSubOrderFile = Omit<SubOrderFileRow, 'fileId' | 'uploadTime'>;

const row = selection({
  ...columnsOf(
    subOrderFiles,
    'f',
    ...(['fileId', 'subOrderId', 'kind', 'fileName', 'objectName', 'size', 'origin', 'uploadTime'] as const),
  ),
  uploadedBy: computed<string>(shownName(sql`f.uploaded_by`)),
});

/** Files of all sub-orders of an order. */
export const filesOfOrder = (db: Querier, orderId: string) =>
  selectRows(
    db,
    row,
    sql`production_files f join production_sub_orders s on s.sub_order_id = f.sub_order_id
      where s.order_id = ${orderId}::bigint order by f.file_id`,
  );

/** Those of a sub-order. */
export const filesOfSubOrder = (db: Querier, subOrderId: string): Promise<SubOrderFileRow[]> =>
  db.select().from(subOrderFiles).where(eq(subOrderFiles.subOrderId, subOrderId));

export async function fileOfKind(
  db: Querier,
  subOrderId: string,
  kind: SubOrderFileKind,
): Promise<SubOrderFileRow | undefined> {
  const [file] = await db
    .select()
    .from(subOrderFiles)
    .where(and(eq(subOrderFiles.subOrderId, subOrderId), eq(subOrderFiles.kind, kind)));
  return file;
}

/** Puts a file in the place of the one of its kind. @returns its id */
export async function putFileRow(tx: Transaction, file: NewSubOrderFile): Promise<string> {
  const [kept] = await tx
    .insert(subOrderFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [subOrderFiles.subOrderId, subOrderFiles.kind],
      set: { ...file, uploadTime: sql`now()` },
    })
    .returning({ fileId: subOrderFiles.fileId });
  if (!kept) throw new Error('the file was not kept');
  return kept.fileId;
}

/** Those of these objects that are files of sub-orders. */
export async function productionFilesAmong(db: Querier, objectNames: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ objectName: subOrderFiles.objectName })
    .from(subOrderFiles)
    .where(inArray(subOrderFiles.objectName, [...objectNames]));
  return rows.map(({ objectName }) => objectName);
}

/** The models of what is in a batch, by the numbers of their sub-orders. */
export async function modelsOfBatch(db: Querier, batchId: string): Promise<{ code: string; objectName: string }[]> {
  const { rows } = await db.execute<{ code: string; objectName: string }>(
    sql`select s.code, f.object_name as "objectName" from production_batch_items i
      join production_sub_orders s on s.sub_order_id = i.sub_order_id
      join production_files f on f.sub_order_id = i.sub_order_id and f.kind = 'model'
      where i.batch_id = ${batchId}::bigint order by s.code`,
  );
  return rows.map(({ code, objectName }) => ({ code, objectName }));
}
