import { boolean, foreignKey, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderProducts } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { users } from '../access/schema.ts';
import { caseVersions } from '../cases/schema.ts';

/** Production orders: the parents, whose sub-orders are made step by step. */
export const productionOrders = pgTable(
  'production_orders',
  {
    orderId: rowId('order_id').primaryKey(),
    orderNo: text('order_no').notNull(),
    /** Given by whoever orders; without one an order is called after its patient and product, in the reader's language. */
    orderName: text('order_name'),
    ptId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    product: text('product', { enum: orderProducts }).notNull(),
    /** Ranges of steps, e.g. '01~22'; null when that jaw is not made. */
    upperSteps: text('upper_steps'),
    lowerSteps: text('lower_steps'),
    subOrderCount: integer('sub_order_count').notNull(),
    orderedBy: rowRef('ordered_by')
      .notNull()
      .references(() => users.id),
    orderTime: moment('order_time').notNull().defaultNow(),
    /** Value of `order_parent_production_status`. */
    status: smallint('status').notNull().default(0),
    special: boolean('special').notNull().default(false),
    discarded: boolean('discarded').notNull().default(false),
    courier: text('courier'),
    trackingNo: text('tracking_no'),
  },
  (table) => [
    foreignKey({
      name: 'production_orders_case_version',
      columns: [table.ptId, table.version],
      foreignColumns: [caseVersions.ptId, caseVersions.version],
    }).onDelete('cascade'),
    uniqueIndex('production_orders_no').on(table.orderNo),
    index('production_orders_case').on(table.ptId, table.orderTime),
    index('production_orders_time').on(table.discarded, table.orderTime, table.orderId),
  ],
);
