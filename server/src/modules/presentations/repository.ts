import { type SQL, type SQLWrapper, and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import { nameElsewhere } from '../cases/api.ts';
import { type PresentationRecord, presentations } from './schema.ts';

type NewPresentation = typeof presentations.$inferInsert;

/** A presentation with the names of whoever began and changed it. */
export interface NamedPresentation {
  readonly row: PresentationRecord;
  readonly createdBy: string;
  readonly updatedBy: string;
}

/** Of the names that a presentation came with; a later change has another one. */
export const begunPlace = (presentationId: string): string => `presentations/${presentationId}`;
export const changedPlace = (presentationId: string, revision: number): string =>
  `presentations/${presentationId}-${revision}`;

const begun = sql`'presentations/' || ${presentations.presentationId}`;
const changed = sql`'presentations/' || ${presentations.presentationId} || '-' || ${presentations.revision}`;
/** Whoever did it elsewhere comes before the account that stands for them here. */
const nameOf = (userId: SQLWrapper, place: SQLWrapper) =>
  sql<string>`coalesce(${nameElsewhere(presentations.caseId, place)}, ${shownName(userId)}, '')`;

const named = (db: Querier, where: SQL) =>
  db
    .select({
      row: presentations,
      createdBy: nameOf(presentations.createdBy, begun),
      updatedBy: nameOf(presentations.updatedBy, changed),
    })
    .from(presentations)
    .where(where);

/** Presentations of all versions of a case, what was changed last first. */
export const namedOfCase = (db: Querier, caseId: string): Promise<NamedPresentation[]> =>
  named(db, eq(presentations.caseId, caseId)).orderBy(
    desc(presentations.updateTime),
    desc(presentations.presentationId),
  );

export async function findNamed(db: Querier, presentationId: string): Promise<NamedPresentation | undefined> {
  const [found] = await named(db, eq(presentations.presentationId, presentationId));
  return found;
}

/** Those of a case in the order in which they were begun. */
export const rowsOfCase = (db: Querier, caseId: string): Promise<PresentationRecord[]> =>
  db.select().from(presentations).where(eq(presentations.caseId, caseId)).orderBy(asc(presentations.presentationId));

export const countOfCase = (db: Querier, caseId: string): Promise<number> =>
  db.$count(presentations, eq(presentations.caseId, caseId));

/** @returns its id */
export async function insertPresentation(tx: Transaction, row: NewPresentation): Promise<string> {
  const [added] = await tx
    .insert(presentations)
    .values(row)
    .returning({ presentationId: presentations.presentationId });
  if (!added) throw new Error('the presentation was not inserted');
  return added.presentationId;
}

/** Writes the next revision, where `revision` is still the newest. @returns undefined where it is not */
export async function changePresentation(
  tx: Transaction,
  { presentationId, revision }: Pick<PresentationRecord, 'presentationId' | 'revision'>,
  change: Pick<NewPresentation, 'title' | 'language' | 'slides' | 'updatedBy'>,
): Promise<Pick<PresentationRecord, 'revision' | 'updateTime'> | undefined> {
  const [changedRow] = await tx
    .update(presentations)
    .set({ ...change, revision: revision + 1, updateTime: sql`now()` })
    .where(and(eq(presentations.presentationId, presentationId), eq(presentations.revision, revision)))
    .returning({ revision: presentations.revision, updateTime: presentations.updateTime });
  return changedRow;
}

export const deletePresentation = (tx: Transaction, presentationId: string): Promise<unknown> =>
  tx.delete(presentations).where(eq(presentations.presentationId, presentationId));
