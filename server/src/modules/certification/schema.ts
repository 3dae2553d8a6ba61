import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CertificationPart, CertificationState, CredentialItem, CredentialVerdict } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { practiceKey } from '../practices/api.ts';

/** What is certified by itself: a doctor's qualification, and the licences of a practice. */
export const certificationParts = pgTable(
  'certifications',
  {
    id: rowId('id').primaryKey(),
    part: text('part').$type<CertificationPart>().notNull(),
    /** Who submits it: the doctor, or the creator of the practice. */
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    /** Null for what belongs to a person. */
    practiceId: rowRef('practice_id').references(practiceKey, { onDelete: 'cascade' }),
    state: text('state').$type<CertificationState>().notNull().default('none'),
    /** How often it was submitted: a decision names the one that it is about. */
    submission: integer('submission').notNull().default(0),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    decidedBy: rowRef('decided_by').references(userKey, { onDelete: 'set null' }),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('certifications_person')
      .on(table.userId, table.part)
      .where(sql`practice_id is null`),
    uniqueIndex('certifications_practice').on(table.practiceId, table.part),
    index('certifications_state').on(table.state, table.submittedAt),
  ],
);

/** Papers, photos and numbers. The bytes of files are in object storage, below the person who gave them. */
export const credentials = pgTable(
  'credentials',
  {
    id: rowId('id').primaryKey(),
    certificationId: rowRef('certification_id')
      .notNull()
      .references(() => certificationParts.id, { onDelete: 'cascade' }),
    item: text('item').$type<CredentialItem>().notNull(),
    objectName: text('object_name'),
    fileName: text('file_name'),
    size: bigint('size', { mode: 'number' }),
    contentType: text('content_type'),
    text: text('text'),
    suppliedAt: moment('supplied_at').notNull().defaultNow(),
    verdict: text('verdict').$type<CredentialVerdict>(),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('credentials_item').on(table.certificationId, table.item),
    uniqueIndex('credentials_object').on(table.objectName),
  ],
);

export type CertificationRecord = typeof certificationParts.$inferSelect;
export type CredentialRecord = typeof credentials.$inferSelect;
