import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type ErrorName,
  type ErrorValues,
  type MakingState,
  type OrderAddress,
  type OrderStatus,
  type ParameterValues,
  STEPS_PER_SUB_ORDER,
  type SubOrderFileKind,
  type SubOrderStatus,
  batchItemStates,
  orderProducts,
  orderStatus,
  subOrderFileOrigins,
  subOrderKinds,
  subOrderStatus,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey, caseVersionKey } from '../cases/api.ts';
import { practiceKey } from '../practices/api.ts';
import { printBatches, productionDevices } from './devices/schema.ts';

/** Production orders: the parents, whose sub-orders are made step by step. */
export const productionOrders = pgTable(
  'production_orders',
  {
    orderId: rowId('order_id').primaryKey(),
    orderNo: text('order_no').notNull(),
    /** Given by whoever orders; without one an order is called after its patient and product, in the reader's language. */
    orderName: text('order_name'),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    product: text('product', { enum: orderProducts }).notNull(),
    /** Ranges of steps, e.g. '01~22'; null when that jaw is not made. */
    upperSteps: text('upper_steps'),
    lowerSteps: text('lower_steps'),
    subOrderCount: integer('sub_order_count').notNull(),
    orderedBy: rowRef('ordered_by').notNull().references(userKey),
    orderTime: moment('order_time').notNull().defaultNow(),
    status: smallint('status').$type<OrderStatus>().notNull().default(orderStatus.pending),
    special: boolean('special').notNull().default(false),
    discarded: boolean('discarded').notNull().default(false),
    /** Of the package that was sent last. */
    courier: text('courier'),
    trackingNo: text('tracking_no'),
    /** The plan that was confirmed, and its document; null for orders that were written down without them. */
    planId: rowRef('scheme_id'),
    planHash: text('scheme_hash'),
    stepsPerSubOrder: integer('steps_per_sub_order').notNull().default(STEPS_PER_SUB_ORDER),
    withRetainer: boolean('with_retainer').notNull().default(false),
    retainerQuantity: integer('retainer_quantity'),
    remarks: text('remarks'),
    productionRemark: text('production_remark'),
    /** As the address was then. */
    address: jsonb('address').$type<OrderAddress>(),
    parameters: jsonb('parameters').$type<ParameterValues>(),
    /** Made up by the client that placed it, and the hash of what it sent: placed again, it is the same order. */
    clientKey: text('client_key'),
    sentHash: text('sent_hash'),
  },
  (table) => [
    foreignKey({
      name: 'production_orders_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    uniqueIndex('production_orders_no').on(table.orderNo),
    uniqueIndex('production_orders_key').on(table.orderedBy, table.clientKey),
    index('production_orders_case').on(table.caseId, table.orderTime),
    index('production_orders_time').on(table.discarded, table.orderTime, table.orderId),
  ],
);

/** The number that an order of a month, or a batch of a day, had last. */
export const orderCounters = pgTable('production_order_counters', {
  /** `2611`, `B261127`. */
  month: text('month').primaryKey(),
  last: integer('last').notNull(),
});

/** What an order is made in: so many steps, or its retainers. */
export const subOrders = pgTable(
  'production_sub_orders',
  {
    subOrderId: rowId('sub_order_id').primaryKey(),
    orderId: rowRef('order_id')
      .notNull()
      .references(() => productionOrders.orderId, { onDelete: 'cascade' }),
    /** Of the order, from 1. */
    number: integer('number').notNull(),
    code: text('code').notNull(),
    kind: text('kind', { enum: subOrderKinds }).notNull(),
    upperSteps: text('upper_steps'),
    lowerSteps: text('lower_steps'),
    pieces: integer('pieces').notNull(),
    status: smallint('status').$type<SubOrderStatus>().notNull().default(subOrderStatus.pending),
    packageId: rowRef('package_id').references(() => orderPackages.packageId),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('production_sub_orders_number').on(table.orderId, table.number),
    uniqueIndex('production_sub_orders_code').on(table.code),
    index('production_sub_orders_package').on(table.packageId),
    // What waits to be printed is little beside what was.
    index('production_sub_orders_waiting')
      .on(table.orderId)
      .where(sql`${table.status} = 0`),
  ],
);

/** What was sent of an order at once. */
export const orderPackages = pgTable(
  'production_packages',
  {
    packageId: rowId('package_id').primaryKey(),
    orderId: rowRef('order_id')
      .notNull()
      .references(() => productionOrders.orderId, { onDelete: 'cascade' }),
    courier: text('courier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    sentBy: rowRef('sent_by').notNull().references(userKey),
    sentTime: moment('sent_time').notNull().defaultNow(),
  },
  (table) => [index('production_packages_order').on(table.orderId)],
);

/** Models and cut lines of sub-orders; the bytes are in object storage under `objectName`. */
export const subOrderFiles = pgTable(
  'production_files',
  {
    fileId: rowId('file_id').primaryKey(),
    subOrderId: rowRef('sub_order_id')
      .notNull()
      .references(() => subOrders.subOrderId, { onDelete: 'cascade' }),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    kind: text('kind').$type<SubOrderFileKind>().notNull(),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    crc64: text('crc64').notNull(),
    origin: text('origin', { enum: subOrderFileOrigins }).notNull().default('uploaded'),
    /** Or who had it made from the plan. */
    uploadedBy: rowRef('uploaded_by').notNull().references(userKey),
    uploadTime: moment('upload_time').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('production_files_kind').on(table.subOrderId, table.kind),
    index('production_files_case').on(table.caseId),
    index('production_files_object').on(table.objectName),
  ],
);

/** Files of sub-orders that are made from the confirmed plan: of each sub-order the making that was asked for last. */
export const fileMakings = pgTable(
  'production_file_makings',
  {
    makingId: rowId('making_id').primaryKey(),
    subOrderId: rowRef('sub_order_id')
      .notNull()
      .references(() => subOrders.subOrderId, { onDelete: 'cascade' }),
    /** Who asked, and in whose name the files are put. */
    userId: rowRef('user_id').notNull().references(userKey),
    /** Whether it may replace uploaded files that were there when it was asked for. */
    replace: boolean('replace').notNull(),
    state: text('state').$type<MakingState>().notNull().default('waiting'),
    progress: real('progress').notNull().default(0),
    problem: jsonb('problem').$type<{ readonly name: ErrorName; readonly values: ErrorValues }>(),
    /** Jaws for which no cut line was confirmed. */
    withoutLine: jsonb('without_line').$type<readonly ('upper' | 'lower')[]>().notNull().default([]),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('production_file_makings_sub_order').on(table.subOrderId)],
);

/** What was done with an order, by whom. */
export const orderRecords = pgTable(
  'production_order_records',
  {
    recordId: rowId('record_id').primaryKey(),
    orderId: rowRef('order_id')
      .notNull()
      .references(() => productionOrders.orderId, { onDelete: 'cascade' }),
    /** Null for what was done with the whole order. */
    subOrderNumber: integer('sub_order_number'),
    deed: text('deed').notNull(),
    userId: rowRef('user_id').references(userKey),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('production_order_records_order').on(table.orderId, table.recordId)],
);

/** Templates of production: what is read from file names, marked, printed on labels; and how markings are written. */
export const productionTemplates = pgTable(
  'production_templates',
  {
    id: rowId('template_id').primaryKey(),
    kind: text('kind', { enum: ['extraction', 'marking', 'writing', 'label'] }).notNull(),
    /** Null for those that the platform gives everybody. */
    practiceId: rowRef('practice_id').references(practiceKey, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** By its kind, as the contract has it. */
    content: jsonb('content').notNull(),
    version: integer('version').notNull().default(1),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('production_templates_name').on(
      table.kind,
      sql`coalesce(${table.practiceId}, 0)`,
      sql`lower(${table.name})`,
    ),
    index('production_templates_practice').on(table.practiceId),
  ],
);

/** Codes that were made for appliances: what a label or a mark says leads back to the plan that was confirmed then. */
export const productionCodes = pgTable(
  'production_codes',
  {
    codeId: rowId('code_id').primaryKey(),
    code: text('code').notNull(),
    subOrderId: rowRef('sub_order_id')
      .notNull()
      .references(() => subOrders.subOrderId, { onDelete: 'cascade' }),
    jaw: text('jaw', { enum: ['upper', 'lower'] }).notNull(),
    step: integer('step').notNull(),
    planHash: text('plan_hash'),
    issuedBy: rowRef('issued_by').notNull().references(userKey),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    uniqueIndex('production_codes_code').on(table.code),
    index('production_codes_sub_order').on(table.subOrderId),
    index('production_codes_last').on(table.lastAt, table.codeId),
  ],
);

/** Sub-orders of print batches: one that is open is in no other batch. */
export const printBatchItems = pgTable(
  'production_batch_items',
  {
    batchId: rowRef('batch_id')
      .notNull()
      .references(() => printBatches.batchId, { onDelete: 'cascade' }),
    subOrderId: rowRef('sub_order_id')
      .notNull()
      .references(() => subOrders.subOrderId, { onDelete: 'cascade' }),
    state: text('state', { enum: batchItemStates }).notNull().default('open'),
    /** Why it failed. */
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.subOrderId] }),
    uniqueIndex('production_batch_items_open')
      .on(table.subOrderId)
      .where(sql`${table.state} = 'open'`),
    index('production_batch_items_sub_order').on(table.subOrderId, table.batchId),
  ],
);

/** What cutting machines have reported: each report once. */
export const deviceReports = pgTable(
  'production_device_reports',
  {
    deviceId: rowRef('device_id')
      .notNull()
      .references(() => productionDevices.deviceId, { onDelete: 'cascade' }),
    /** Made up by the machine, and the hash of what it sent: reported again, it is the same report. */
    reportId: text('report_id').notNull(),
    sentHash: text('sent_hash').notNull(),
    subOrderId: rowRef('sub_order_id')
      .notNull()
      .references(() => subOrders.subOrderId, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<'started' | 'finished'>().notNull(),
    reportedAt: moment('reported_at').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.reportId] }),
    index('production_device_reports_sub_order').on(table.subOrderId),
  ],
);

export { gumCarvings } from './carving/schema.ts';
export { orderCounts } from './counts/schema.ts';
export { printBatches, productionDevices } from './devices/schema.ts';
