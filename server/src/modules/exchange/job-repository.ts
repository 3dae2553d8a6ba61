import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type ArchiveJobRow, caseArchiveJobs } from './schema.ts';

type JobChange = Partial<Pick<ArchiveJobRow, 'state' | 'progress' | 'problem' | 'caseId' | 'objectName'>>;

export async function insertJob(tx: Querier, job: typeof caseArchiveJobs.$inferInsert): Promise<string> {
  const [row] = await tx.insert(caseArchiveJobs).values(job).returning({ jobId: caseArchiveJobs.jobId });
  if (!row) throw new Error('the job was not inserted');
  return row.jobId;
}

export async function findJob(db: Querier, jobId: string): Promise<ArchiveJobRow | undefined> {
  const [row] = await db.select().from(caseArchiveJobs).where(eq(caseArchiveJobs.jobId, jobId));
  return row;
}

/** A job of somebody, and of nobody else. */
export async function jobOfUser(db: Querier, userId: string, jobId: string): Promise<ArchiveJobRow | undefined> {
  const [row] = await db
    .select()
    .from(caseArchiveJobs)
    .where(and(eq(caseArchiveJobs.jobId, jobId), eq(caseArchiveJobs.userId, userId)));
  return row;
}

export const changeJob = (db: Querier, jobId: string, change: JobChange): Promise<unknown> =>
  db.update(caseArchiveJobs).set(change).where(eq(caseArchiveJobs.jobId, jobId));

/** Which of these objects are archives of jobs. */
export async function archivesAmong(db: Querier, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ objectName: caseArchiveJobs.objectName })
    .from(caseArchiveJobs)
    .where(inArray(caseArchiveJobs.objectName, [...names]));
  return rows.map(({ objectName }) => objectName);
}

/** Takes jobs away that began before a moment. @returns their archives */
export async function dropJobs(db: Querier, before: Date): Promise<string[]> {
  const rows = await db
    .delete(caseArchiveJobs)
    .where(lt(caseArchiveJobs.createTime, before))
    .returning({ objectName: caseArchiveJobs.objectName });
  return rows.map(({ objectName }) => objectName);
}
