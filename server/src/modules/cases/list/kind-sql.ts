import { type SQL, sql } from 'drizzle-orm';
import type { CountedCase } from './count-repository.ts';
import { kindColumns } from './schema.ts';
import { caseCounts } from '../schema.ts';

/** The columns by which kinds of cases are told apart, of a table under its alias or of the only one. */
export const kindOf = (alias?: string): SQL =>
  sql.raw(
    kindColumns(caseCounts)
      .map(({ name }) => (alias === undefined ? name : `${alias}.${name}`))
      .join(', '),
  );

/** The kind of one case as values, in the same order. */
export const kindValues = (row: CountedCase): SQL =>
  sql`${row.practiceId}::bigint, ${row.serviceType}::smallint, ${row.doctorId}::bigint, ${row.entrust}::smallint,
    ${row.designCenterId}::bigint, ${row.handedOver}::boolean, ${row.status}::smallint`;
