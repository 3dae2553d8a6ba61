import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type CarvingPartKey,
  type OrderStatus,
  carvingSeparators,
  orderProducts,
  orderStatus,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseVersionKey } from '../cases/api.ts';

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
    courier: text('courier'),
    trackingNo: text('tracking_no'),
  },
  (table) => [
    foreignKey({
      name: 'production_orders_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    uniqueIndex('production_orders_no').on(table.orderNo),
    index('production_orders_case').on(table.caseId, table.orderTime),
    index('production_orders_time').on(table.discarded, table.orderTime, table.orderId),
  ],
);

/** Templates of what is carved into the gum of printed models. */
export const gumCarvings = pgTable(
  'gum_carvings',
  {
    id: rowId('id').primaryKey(),
    name: text('name').notNull(),
    /** In their order, each once. */
    parts: text('parts').array().$type<CarvingPartKey[]>().notNull(),
    separator: text('separator', { enum: carvingSeparators }).notNull(),
    /** What stands for the part `text`; empty without it. */
    text: text('text').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedBy: rowRef('updated_by').notNull().references(userKey),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('gum_carvings_name').on(sql`lower(${table.name})`),
    uniqueIndex('gum_carvings_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);
