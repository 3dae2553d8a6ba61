import { type AnyPgColumn, boolean, date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import type { Entrust, ServiceId } from '@archway/contracts';
import { rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { practiceKey } from '../../practices/api.ts';
import { cases, status } from '../record/schema.ts';

/** Cases that a user follows. */
export const caseFocus = pgTable(
  'case_focus',
  {
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseId] })],
);

/** What tells kinds of cases apart: for their counts, and for those of what belongs to cases. */
export const kindOfCase = () => ({
  practiceId: rowRef('practice_id').notNull().references(practiceKey, { onDelete: 'cascade' }),
  serviceType: smallint('service_type').$type<ServiceId>().notNull(),
  doctorId: rowRef('doctor_id').notNull(),
  entrust: smallint('entrust').$type<Entrust>().notNull(),
  designCenterId: rowRef('design_center_id').notNull(),
  handedOver: boolean('handed_over').notNull(),
  status: status('status').notNull(),
});

/** A kind of cases, and how many there are of it. */
const counted = () => ({ ...kindOfCase(), count: integer('count').notNull() });

type Kind = Readonly<Record<keyof ReturnType<typeof kindOfCase>, AnyPgColumn>>;

/** What tells kinds apart. */
export const kindColumns = (table: Kind): [AnyPgColumn, ...AnyPgColumn[]] => [
  table.practiceId,
  table.serviceType,
  table.doctorId,
  table.entrust,
  table.designCenterId,
  table.handedOver,
  table.status,
];

/**
 * How many cases there are of each kind that a tab, a filter or somebody's view of a practice tells apart.
 * Maintained with every change (`list/count-repository.ts`), because counting a million rows costs more than listing twenty.
 */
export const caseCounts = pgTable('case_counts', counted(), (table) => [
  primaryKey({ name: 'case_counts_pk', columns: kindColumns(table) }),
]);

/** The same by the month of creation: what a filter by days of creation adds up, instead of looking at each case. */
export const caseMonthCounts = pgTable(
  'case_month_counts',
  {
    ...counted(),
    /** Its first day, in UTC. */
    month: date('month', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ name: 'case_month_counts_pk', columns: [...kindColumns(table), table.month] })],
);
