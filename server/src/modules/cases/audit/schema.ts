import type { AuditKind, CaseStatus, ChangedSubject, RoleKey, SeenSubject } from '@archway/contracts';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';

/** What an entry tells besides who, when and what: names, ids and statuses, never a text that somebody wrote. */
export interface AuditDetails {
  /** Fields that have other values since. */
  readonly fields?: readonly string[];
  /** Rows that it was about: a file, a label, a finding. */
  readonly ids?: readonly string[];
  readonly from?: CaseStatus | null;
  readonly to?: CaseStatus;
}

/**
 * Who saw and changed a case: one chain per case, each entry with the hash of the one before it. A trigger refuses every
 * change of it. No key of another table is referred to: a trail outlives what it tells of.
 */
export const caseAudit = pgTable(
  'case_audit',
  {
    id: rowId('id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    seq: integer('seq').notNull(),
    version: integer('version').notNull(),
    /** Null when the server acted by itself. */
    userId: rowRef('user_id'),
    /** As it was called then. */
    userName: text('user_name').notNull(),
    /** What it was to the case then. */
    roles: text('roles').$type<RoleKey | 'system'>().array().notNull(),
    at: moment('at').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    subject: text('subject').$type<SeenSubject | ChangedSubject>().notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    // Two writers that both take the same number: the second one fails, and with it what it changed.
    uniqueIndex('case_audit_chain').on(table.caseId, table.seq),
    index('case_audit_person').on(table.caseId, table.userId, table.at),
  ],
);
