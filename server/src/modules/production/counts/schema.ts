import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type OrderStatus, orderProducts } from '@archway/contracts';
import { rowId } from '../../../infrastructure/database/columns.ts';
import { kindOfCase } from '../../cases/api.ts';

/**
 * How many orders there are of each kind that a filter of the list tells apart, by the kind of their case, which says who
 * sees them. A kind may stand in several rows: together they say how many.
 */
export const orderCounts = pgTable(
  'production_order_counts',
  {
    countId: rowId('count_id').primaryKey(),
    ...kindOfCase(),
    discarded: boolean('discarded').notNull(),
    orderStatus: smallint('order_status').$type<OrderStatus>().notNull(),
    product: text('product', { enum: orderProducts }).notNull(),
    special: boolean('special').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('production_order_counts_practice').on(table.practiceId, table.orderStatus)],
);
