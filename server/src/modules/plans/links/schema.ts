import { boolean, foreignKey, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type Lang,
  type MessageSide,
  type ReviewKind,
  type ReviewState,
  type ShareState,
  type ShareSubject,
  type WearDays,
  reviewProtections,
  sharePhotos,
  shareProtections,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { caseKey } from '../../cases/api.ts';
import { planKey, plans } from '../scheme/schema.ts';

/** Reviews of plans by people without an account, each by a link of its own. */
export const planReviews = pgTable(
  'scheme_reviews',
  {
    reviewId: rowId('review_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    planId: rowRef('scheme_id').notNull(),
    kind: text('kind').$type<ReviewKind>().notNull(),
    state: text('state').$type<ReviewState>().notNull().default('pending'),
    /** Who asked, and on whose side: the other side is told nothing of it. */
    userId: rowRef('user_id').notNull().references(userKey),
    side: text('side').$type<MessageSide>().notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientMail: text('recipient_mail').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    question: text('question'),
    protection: text('protection', { enum: reviewProtections }).notNull(),
    passwordHash: text('password_hash'),
    /** What is kept of the token of the link; null for a link of another installation, which opens nothing here. */
    tokenHash: text('token_hash'),
    showPatient: boolean('show_patient').notNull().default(false),
    /** SHA-256 of the document that the reviewer is asked about. */
    documentHash: text('document_hash').notNull(),
    maxViews: integer('max_views').notNull(),
    views: integer('views').notNull().default(0),
    reason: text('reason'),
    askedAt: moment('asked_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    appliedAt: moment('applied_at'),
  },
  (table) => [
    foreignKey({
      name: 'scheme_reviews_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    uniqueIndex('scheme_reviews_token').on(table.tokenHash),
    index('scheme_reviews_case').on(table.caseId, table.version),
    index('scheme_reviews_plan').on(table.planId),
  ],
);

/** Who opened a link, or tried to, and reads on by the secret of the page: for each kind of links a table of its own. */
const visitColumns = () => ({
  visitId: rowId('visit_id').primaryKey(),
  deviceHash: text('device_hash').notNull(),
  address: text('address').notNull(),
  userAgent: text('user_agent'),
  at: moment('at').notNull().defaultNow(),
  lastAt: moment('last_at').notNull().defaultNow(),
  /** Nobody reads on by it: the link got another password, or it was a wrong one from the beginning. */
  endedAt: moment('ended_at'),
  /** Not an opening, but so many wrong passwords; 0 for an opening. */
  wrongPasswords: integer('wrong_passwords').notNull().default(0),
});

export const reviewVisits = pgTable(
  'scheme_review_visits',
  {
    ...visitColumns(),
    linkId: rowRef('review_id')
      .notNull()
      .references(() => planReviews.reviewId, { onDelete: 'cascade' }),
  },
  (table) => [index('scheme_review_visits_review').on(table.linkId)],
);

/** Links by which patients look at something: `subject` says at what, and the column of that subject at which. */
export const shares = pgTable(
  'shares',
  {
    shareId: rowId('share_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    subject: text('subject').$type<ShareSubject>().notNull().default('plan'),
    /** Of the subject `plan`. */
    planId: rowRef('scheme_id').references(planKey, { onDelete: 'cascade' }),
    /** Of the subject `presentation`, whose table belongs to a module above: it takes its links with it. */
    presentationId: rowRef('presentation_id'),
    /** SHA-256 of the document that is shown, of a plan. */
    documentHash: text('document_hash'),
    state: text('state').$type<ShareState>().notNull().default('open'),
    userId: rowRef('user_id').notNull().references(userKey),
    /** What is kept of the key of the link; null for a link of another installation, which opens nothing here. */
    keyHash: text('key_hash'),
    /** The same of its short form, once there is one. */
    shortHash: text('short_hash'),
    protection: text('protection', { enum: shareProtections }).notNull().default('none'),
    /** Null also for a link of another installation. */
    passwordHash: text('password_hash'),
    includeDoctor: boolean('include_doctor').notNull(),
    includeHospital: boolean('include_hospital').notNull(),
    includeHistory: boolean('include_history').notNull(),
    portrait: boolean('portrait').notNull(),
    photos: text('photos', { enum: sharePhotos }).notNull(),
    wearDays: smallint('wear_days').$type<WearDays>(),
    views: integer('views').notNull().default(0),
    sharedAt: moment('shared_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    seenAt: moment('seen_at'),
  },
  (table) => [
    uniqueIndex('shares_key').on(table.keyHash),
    uniqueIndex('shares_short').on(table.shortHash),
    index('shares_case').on(table.caseId, table.version),
    index('shares_plan').on(table.planId),
    index('shares_presentation').on(table.presentationId),
  ],
);

export const shareVisits = pgTable(
  'share_visits',
  {
    ...visitColumns(),
    linkId: rowRef('share_id')
      .notNull()
      .references(() => shares.shareId, { onDelete: 'cascade' }),
  },
  (table) => [index('share_visits_share').on(table.linkId)],
);
