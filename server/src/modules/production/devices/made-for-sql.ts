import { type SQL, sql } from 'drizzle-orm';
import type { MadeFor } from './device-scope.ts';

/** Whether a column is a practice that somebody makes for. */
export const ofPractices = (column: SQL, made: MadeFor): SQL | undefined =>
  made === null
    ? undefined
    : made.length === 0
      ? sql`false`
      : sql`${column} in (${sql.join(
          made.map((id) => sql`${id}::bigint`),
          sql`, `,
        )})`;
