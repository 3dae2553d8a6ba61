import { sql } from 'drizzle-orm';
import {
  bigint,
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
  type CreditUnit,
  type Jaw,
  type ParameterValues,
  type ProcessProblem,
  type ProcessReport,
  type ProcessService,
  type ProcessStatus,
  processStatus,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { practiceKey } from '../practices/api.ts';

/** Orders of model processing and of automatic retainers: of a practice, without a case. */
export const processOrders = pgTable(
  'process_orders',
  {
    processId: rowId('process_id').primaryKey(),
    orderNo: text('order_no').notNull(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey),
    createdBy: rowRef('created_by').notNull().references(userKey),
    createTime: moment('create_time').notNull().defaultNow(),
    /** What is sent again after a failure is no second order. */
    clientKey: text('client_key').notNull(),
    serviceType: smallint('service_type').$type<ProcessService>().notNull(),
    name: text('name').notNull(),
    patient: text('patient'),
    remarks: text('remarks'),
    /** The settings as they were chosen for this order. */
    parameters: jsonb('parameters').$type<ParameterValues>().notNull(),
    status: smallint('status').$type<ProcessStatus>().notNull().default(processStatus.unsubmitted),
    /** Of the run, from 0 to 1; a job of an earlier run changes nothing. */
    progress: real('progress').notNull().default(0),
    run: integer('run').notNull().default(0),
    problem: jsonb('problem').$type<{ name: ProcessProblem; jaw: Jaw | null }>(),
    submitTime: moment('submit_time'),
    confirmTime: moment('confirm_time'),
    paidUnit: text('paid_unit').$type<CreditUnit>(),
    paidAmount: integer('paid_amount'),
    /** Of the secret by which anybody sees how far it is. */
    linkHash: text('link_hash'),
    linkUntil: moment('link_until'),
  },
  (table) => [
    uniqueIndex('process_orders_no').on(table.orderNo),
    uniqueIndex('process_orders_key').on(table.createdBy, table.clientKey),
    uniqueIndex('process_orders_link')
      .on(table.linkHash)
      .where(sql`link_hash is not null`),
    index('process_orders_practice').on(table.practiceId, table.createTime),
  ],
);

/** The model of a jaw, and what was made of it. */
export const processModels = pgTable(
  'process_models',
  {
    processId: rowRef('process_id')
      .notNull()
      .references(() => processOrders.processId, { onDelete: 'cascade' }),
    jaw: smallint('jaw').$type<Jaw>().notNull(),
    fileName: text('file_name').notNull(),
    objectName: text('object_name').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    uploadTime: moment('upload_time').notNull().defaultNow(),
    uploadedBy: rowRef('uploaded_by').notNull().references(userKey),
    report: jsonb('report').$type<ProcessReport>(),
    resultName: text('result_name'),
    resultSize: bigint('result_size', { mode: 'number' }),
    /** Coarse: what is looked at before anything is paid for. */
    previewName: text('preview_name'),
  },
  (table) => [
    primaryKey({ columns: [table.processId, table.jaw] }),
    index('process_models_object').on(table.objectName),
    index('process_models_result').on(table.resultName),
    index('process_models_preview').on(table.previewName),
  ],
);

/** Orders that somebody has marked, each for themselves. */
export const processFocus = pgTable(
  'process_focus',
  {
    userId: rowRef('user_id').notNull().references(userKey),
    processId: rowRef('process_id')
      .notNull()
      .references(() => processOrders.processId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.processId] })],
);

/** The last number of a month. */
export const processCounters = pgTable('process_counters', {
  month: text('month').primaryKey(),
  last: integer('last').notNull(),
});
