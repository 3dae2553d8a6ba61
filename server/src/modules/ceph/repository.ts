import { and, asc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import { type TracingRecord, filmTracings } from './schema.ts';

export type NewTracing = Omit<typeof filmTracings.$inferInsert, 'tracingId' | 'updateTime'>;

/** The bytes of a film. */
export type FilmKey = Pick<TracingRecord, 'objectName' | 'crc64'>;

/** A tracing with the name of whoever changed it last. */
export interface NamedTracing {
  readonly tracing: TracingRecord;
  readonly updatedBy: string;
}

const selectNamed = (db: Querier) =>
  db
    .select({ tracing: filmTracings, updatedBy: sql<string>`coalesce(${shownName(filmTracings.updatedBy)}, '')` })
    .from(filmTracings);

const ofFilm = ({ objectName, crc64 }: FilmKey) =>
  and(eq(filmTracings.objectName, objectName), eq(filmTracings.crc64, crc64));

/** Tracings of a case, also those of films that were replaced. */
export const tracingsOf = (db: Querier, caseId: string): Promise<NamedTracing[]> =>
  selectNamed(db).where(eq(filmTracings.caseId, caseId));

export async function findTracing(db: Querier, film: FilmKey): Promise<NamedTracing | undefined> {
  const [found] = await selectNamed(db).where(ofFilm(film));
  return found;
}

/** The same without names, in their order. */
export const tracingRows = (db: Querier, caseId: string): Promise<TracingRecord[]> =>
  db.select().from(filmTracings).where(eq(filmTracings.caseId, caseId)).orderBy(asc(filmTracings.tracingId));

/** A tracing as it was made elsewhere. @returns its id */
export async function importTracing(tx: Transaction, tracing: typeof filmTracings.$inferInsert): Promise<string> {
  const [row] = await tx.insert(filmTracings).values(tracing).returning({ id: filmTracings.tracingId });
  if (!row) throw new Error('the tracing was not inserted');
  return row.id;
}

/** Writes the next revision of a film's tracing; the caller has locked its case. */
export async function putTracing(tx: Transaction, tracing: NewTracing): Promise<void> {
  const { caseId, objectName, crc64, ...change } = tracing;
  await tx
    .insert(filmTracings)
    .values({ caseId, objectName, crc64, ...change })
    .onConflictDoUpdate({
      target: [filmTracings.objectName, filmTracings.crc64],
      set: { ...change, updateTime: sql`now()` },
    });
}
