import { asc, inArray } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { practices } from './schema.ts';

/** So many are listed at once. */
const MOST = 500;

/** Practices by their names. @param ids null for every one there is */
export const practicesNamed = (
  db: Querier,
  ids: readonly string[] | null,
): Promise<{ practiceId: string; practiceName: string }[]> =>
  db
    .select({ practiceId: practices.id, practiceName: practices.name })
    .from(practices)
    .where(ids === null ? undefined : inArray(practices.id, [...ids]))
    .orderBy(asc(practices.name), asc(practices.id))
    .limit(MOST);
