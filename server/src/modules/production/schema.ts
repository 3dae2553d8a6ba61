import { boolean, foreignKey, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type OrderStatus, orderProducts, orderStatus } from '@archway/contracts';
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
