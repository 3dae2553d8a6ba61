import type { DeviceKind } from '@archway/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { practiceName } from '../../practices/api.ts';
import { productionDevices } from '../schema.ts';
import type { MadeFor } from './device-scope.ts';
import { ofPractices } from './made-for-sql.ts';

export type DeviceRow = typeof productionDevices.$inferSelect;
export type NewDevice = typeof productionDevices.$inferInsert;

const row = selection({
  ...columnsOf(
    productionDevices,
    'd',
    ...(['deviceId', 'practiceId', 'kind', 'name', 'model', 'plateWidth', 'plateDepth', 'material'] as const),
    ...(['state', 'nextMaintenance', 'note', 'enabled', 'keyPrefix', 'seenTime'] as const),
  ),
  practiceName: computed<string>(practiceName(sql`d.practice_id`)),
  batchId: computed<string | null>(sql`b.batch_id`),
  batchCode: computed<string | null>(sql`b.code`),
});

const MOST = 500;

/** Devices of the practices that somebody makes for, each with the batch that it prints. */
export const devicesOf = (db: Querier, made: MadeFor, kind: DeviceKind | undefined) =>
  selectRows(
    db,
    row,
    sql`production_devices d left join production_batches b on b.device_id = d.device_id and b.status = 1
      where ${allOf(
        ofPractices(sql`d.practice_id`, made),
        ifGiven(kind, (value) => sql`d.kind = ${value}`),
      )}
      order by d.enabled desc, d.kind desc, lower(d.name), d.device_id limit ${MOST}`,
  );

export async function deviceById(db: Querier, deviceId: string): Promise<DeviceRow | undefined> {
  const [found] = await db.select().from(productionDevices).where(eq(productionDevices.deviceId, deviceId));
  return found;
}

export async function deviceBySecret(db: Querier, secretHash: string): Promise<DeviceRow | undefined> {
  const [found] = await db.select().from(productionDevices).where(eq(productionDevices.secretHash, secretHash));
  return found;
}

/**
 * Devices of a practice one after another: what is laid for one of them waits for what is laid for the others. The lock
 * lets rows be added that name a device: a report does so while it holds a case, for which who lays may be waiting.
 */
export const lockDevices = (tx: Transaction, practiceId: string): Promise<DeviceRow[]> =>
  tx
    .select()
    .from(productionDevices)
    .where(eq(productionDevices.practiceId, practiceId))
    .orderBy(asc(productionDevices.deviceId))
    .for('no key update');

export async function lockDevice(tx: Transaction, deviceId: string): Promise<DeviceRow | undefined> {
  const [found] = await tx
    .select()
    .from(productionDevices)
    .where(eq(productionDevices.deviceId, deviceId))
    .for('no key update');
  return found;
}

export async function insertDevice(tx: Querier, device: NewDevice): Promise<string> {
  const [made] = await tx.insert(productionDevices).values(device).returning();
  if (!made) throw new Error('the device was not inserted');
  return made.deviceId;
}

export const changeDevice = async (
  tx: Querier,
  deviceId: string,
  change: Partial<Omit<NewDevice, 'deviceId' | 'practiceId' | 'kind'>>,
): Promise<void> =>
  void (await tx.update(productionDevices).set(change).where(eq(productionDevices.deviceId, deviceId)));

/** The code of the batch that a device prints; null for none. */
export async function printingOn(db: Querier, deviceId: string): Promise<string | null> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from production_batches where device_id = ${deviceId}::bigint and status = 1`,
  );
  return rows[0]?.code ?? null;
}
