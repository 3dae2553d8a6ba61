import type { ArchiveJobKind, ArchiveJobState, ErrorName, ErrorValues, RoleKey } from '@archway/contracts';
import { boolean, index, pgTable, real, text, jsonb } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';

/** Exports and imports of cases: those under way, and what came of them until it expires. */
export const caseArchiveJobs = pgTable(
  'case_archive_jobs',
  {
    jobId: rowId('id').primaryKey(),
    kind: text('kind').$type<ArchiveJobKind>().notNull(),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    /** Of an export what the user is to the case; of an import the roles of the account. */
    roles: text('roles').array().$type<RoleKey[]>().notNull(),
    /** The archive: what an export writes, and an import reads. */
    objectName: text('object_name').notNull(),
    /** What is exported, or the case that an import has made. */
    caseId: rowRef('pt_id'),
    /** Where an import brings its case. */
    practiceId: rowRef('practice_id'),
    doctorId: rowRef('doctor_id'),
    again: boolean('again').notNull().default(false),
    state: text('state').$type<ArchiveJobState>().notNull().default('waiting'),
    progress: real('progress').notNull().default(0),
    problem: jsonb('problem').$type<{ readonly name: ErrorName; readonly values: ErrorValues }>(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [
    index('case_archive_jobs_time').on(table.createTime),
    index('case_archive_jobs_object').on(table.objectName),
  ],
);

export type ArchiveJobRow = typeof caseArchiveJobs.$inferSelect;
