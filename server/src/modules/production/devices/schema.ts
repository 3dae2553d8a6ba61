import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, pgTable, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type PrintStatus,
  batchKinds,
  deviceKinds,
  deviceStates,
  printFileStates,
  printMaterials,
  printStatus,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { practiceKey } from '../../practices/api.ts';

/** Printers and cutting machines of a practice. */
export const productionDevices = pgTable(
  'production_devices',
  {
    deviceId: rowId('device_id').primaryKey(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey),
    kind: text('kind', { enum: deviceKinds }).notNull(),
    name: text('name').notNull(),
    model: text('model'),
    /** Of a printer, in mm. */
    plateWidth: real('plate_width'),
    plateDepth: real('plate_depth'),
    material: text('material', { enum: printMaterials }),
    state: text('state', { enum: deviceStates }).notNull().default('ready'),
    nextMaintenance: date('next_maintenance', { mode: 'string' }),
    note: text('note'),
    enabled: boolean('enabled').notNull().default(true),
    /** Of the secret by which it reports, and how that begins. */
    secretHash: text('secret_hash'),
    keyPrefix: text('key_prefix'),
    seenTime: moment('seen_time'),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('production_devices_name').on(table.practiceId, sql`lower(${table.name})`),
    uniqueIndex('production_devices_secret').on(table.secretHash),
  ],
);

/** Batches of sub-orders that a printer prints after each other. */
export const printBatches = pgTable(
  'production_batches',
  {
    batchId: rowId('batch_id').primaryKey(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey),
    deviceId: rowRef('device_id')
      .notNull()
      .references(() => productionDevices.deviceId),
    code: text('code').notNull(),
    kind: text('kind', { enum: batchKinds }).notNull(),
    status: smallint('status').$type<PrintStatus>().notNull().default(printStatus.ready),
    createdBy: rowRef('created_by').notNull().references(userKey),
    createTime: moment('create_time').notNull().defaultNow(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    /** Why it failed as a whole. */
    reason: text('reason'),
    /** The plate as it was then, the space of a model, and between two, in mm. */
    plateWidth: real('plate_width').notNull(),
    plateDepth: real('plate_depth').notNull(),
    modelWidth: real('model_width').notNull(),
    modelDepth: real('model_depth').notNull(),
    gap: real('gap').notNull(),
    /** What goes to the printer. */
    fileState: text('file_state', { enum: printFileStates }).notNull().default('none'),
    fileName: text('file_name'),
    objectName: text('object_name'),
    /** Bytes. */
    fileSize: bigint('file_size', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('production_batches_code').on(table.code),
    index('production_batches_practice').on(table.practiceId, table.createTime),
    // A device prints one batch at a time.
    uniqueIndex('production_batches_printing')
      .on(table.deviceId)
      .where(sql`${table.status} = 1`),
    index('production_batches_object').on(table.objectName),
  ],
);
