import { sql } from 'drizzle-orm';
import {
  type PgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type AssistState,
  type AssistVerdict,
  type AuditFindings,
  type DesignFindings,
  type ErrorName,
  type ErrorValues,
  type FinishContent,
  type FinishKind,
  type FinishState,
  type Lang,
  type MessageSide,
  type PlanDesignPhase,
  type PlanDesignState,
  type PlanResult,
  type PlanStatus,
  type ReviewKind,
  type ReviewState,
  type ShareState,
  type ShareSubject,
  type WearDays,
  planStatus,
  planTypes,
  reviewProtections,
  sharePhotos,
  shareProtections,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey, caseVersionKey } from '../cases/api.ts';
import { centerKey } from '../practices/api.ts';

/** Plans of a case version; the wire calls them schemes. */
export const plans = pgTable(
  'schemes',
  {
    planId: rowId('scheme_id').primaryKey(),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    planType: text('scheme_type', { enum: planTypes }).notNull(),
    kind: text('kind', { enum: ['doctorDraft', 'auditPlan', 'doctorEntrust'] }).notNull(),
    status: smallint('status').$type<PlanStatus>().notNull().default(planStatus.draft),
    /** What was last decided about it. */
    result: text('result').$type<PlanResult>(),
    designerId: rowRef('designer_id').references(userKey),
    auditorId: rowRef('auditor_id').references(userKey),
    upperSteps: integer('upper_steps'),
    lowerSteps: integer('lower_steps'),
    remarks: text('remarks'),
    /** Why an internal auditor rejected it. */
    reviewMessage: text('review_message'),
    /** Why the doctor refused it. */
    clinicalMessage: text('clinical_message'),
    /** The target that these stages lead to; with it they are deleted. */
    targetPlanId: rowRef('target_scheme_id'),
    /** The plan that this one was copied from, as long as it is there. */
    sourcePlanId: rowRef('source_scheme_id'),
    /** What its internal auditor has looked at since it was submitted. */
    auditFindings: jsonb('audit_findings').$type<AuditFindings>(),
    /** SHA-256 of the document that was confirmed. */
    confirmedHash: text('confirmed_hash'),
    createTime: moment('create_time').notNull().defaultNow(),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'schemes_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    foreignKey({ name: 'schemes_target', columns: [table.targetPlanId], foreignColumns: [table.planId] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'schemes_source', columns: [table.sourcePlanId], foreignColumns: [table.planId] }).onDelete(
      'set null',
    ),
    // Whoever deletes a plan is asked what leads to it or came from it.
    index('schemes_target_plan').on(table.targetPlanId),
    index('schemes_source_plan').on(table.sourcePlanId),
    index('schemes_case').on(table.caseId, table.version, table.planId),
  ],
);

/** For a column that refers to a plan: `.references(planKey, …)`. */
export const planKey = (): PgColumn => plans.planId;

/** What was designed in plans: their documents lie in the object storage, each under a name of its own. */
export const planDocuments = pgTable(
  'scheme_documents',
  {
    planId: rowRef('scheme_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    /** Of its canonical text. */
    sha256: text('sha256').notNull(),
    objectName: text('object_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Null for what was saved in another installation. */
    savedBy: rowRef('saved_by').references(userKey),
    saveTime: moment('save_time').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'scheme_documents_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    index('scheme_documents_case').on(table.caseId),
    index('scheme_documents_object').on(table.objectName),
  ],
);

/** Who writes a plan now, on which page; a row that has not been renewed is of a page that has gone. */
export const planPens = pgTable(
  'scheme_pens',
  {
    planId: rowRef('scheme_id').primaryKey().references(planKey, { onDelete: 'cascade' }),
    holderId: rowRef('holder_id').notNull().references(userKey, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    since: moment('since').notNull().defaultNow(),
    seen: moment('seen').notNull().defaultNow(),
  },
  (table) => [index('scheme_pens_holder').on(table.holderId)],
);

/** Meshes that documents of a case may name, by what they hold; they stay with the case, for a copy names them again. */
export const planMeshes = pgTable(
  'scheme_meshes',
  {
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    /** The version that it was uploaded at; others may name it. */
    version: integer('version').notNull(),
    sha256: text('sha256').notNull(),
    objectName: text('object_name').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ name: 'scheme_meshes_of_case', columns: [table.caseId, table.sha256] }),
    index('scheme_meshes_object').on(table.objectName),
  ],
);

/** Designs by the machine that are under way, and of each plan how the last one ended. */
export const planDesigns = pgTable(
  'scheme_designs',
  {
    designId: rowId('design_id').primaryKey(),
    planId: rowRef('scheme_id').notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Who asked, and in whose name it is saved. */
    userId: rowRef('user_id').notNull().references(userKey),
    state: text('state').$type<PlanDesignState>().notNull().default('waiting'),
    phase: text('phase').$type<PlanDesignPhase>().notNull().default('preparing'),
    progress: real('progress').notNull().default(0),
    /** SHA-256 of the document that it may replace; null where the plan had none. */
    base: text('base'),
    problem: jsonb('problem').$type<{ readonly name: ErrorName; readonly values: ErrorValues }>(),
    findings: jsonb('findings').$type<DesignFindings>(),
    /** Of what was saved. */
    documentHash: text('document_hash'),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'scheme_designs_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    index('scheme_designs_case').on(table.caseId, table.version),
    index('scheme_designs_plan').on(table.planId),
    // A plan is designed by one at a time.
    uniqueIndex('scheme_designs_live')
      .on(table.planId)
      .where(sql`state in ('waiting', 'running')`),
  ],
);

/** Post-processing of stages and retainers that are made of them; nobody has begun what has no row. */
export const planFinishes = pgTable(
  'scheme_finishes',
  {
    planId: rowRef('scheme_id').notNull().references(planKey, { onDelete: 'cascade' }),
    kind: text('kind').$type<FinishKind>().notNull(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    state: text('state').$type<Exclude<FinishState, 'none'>>().notNull(),
    content: jsonb('content').$type<FinishContent>(),
    /** SHA-256 of the canonical text of its content. */
    sha256: text('sha256'),
    /** Null for what came from another installation. */
    workedBy: rowRef('worked_by').references(userKey),
    workedAt: moment('worked_at').notNull().defaultNow(),
    completedBy: rowRef('completed_by').references(userKey),
    completedAt: moment('completed_at'),
    /** SHA-256 of what was confirmed together with its plan. */
    confirmedHash: text('confirmed_hash'),
  },
  (table) => [
    primaryKey({ name: 'scheme_finishes_of_plan', columns: [table.planId, table.kind] }),
    index('scheme_finishes_case').on(table.caseId, table.version),
  ],
);

/** Whose it is to design what of a case version. Without a row, or without a holder, a task lies in the pool. */
export const designTasks = pgTable(
  'design_tasks',
  {
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    planType: text('scheme_type', { enum: planTypes }).notNull(),
    holderId: rowRef('holder_id').references(userKey),
    /** Since when somebody holds it, or it lies in the pool again. */
    since: moment('since').notNull().defaultNow(),
    /** What was said when it was last given to somebody. */
    note: text('note'),
    /** Until when it is promised; null where its turn came before anything was promised. */
    dueAt: moment('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.version, table.planType] }),
    foreignKey({
      name: 'design_tasks_case_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    index('design_tasks_holder').on(table.holderId),
  ],
);

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

/** Help with the audit of a plan, that a practice asked a design center for. */
export const planAssists = pgTable(
  'scheme_assists',
  {
    assistId: rowId('assist_id').primaryKey(),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    planId: rowRef('scheme_id').notNull(),
    /** Null in a case that came from another installation. */
    centerId: rowRef('center_id').references(centerKey),
    state: text('state').$type<AssistState>().notNull().default('asked'),
    userId: rowRef('user_id').notNull().references(userKey),
    question: text('question'),
    /** SHA-256 of the document that help was asked for. */
    documentHash: text('document_hash').notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Who of the center looks at it, or did. */
    helperId: rowRef('helper_id').references(userKey),
    takenAt: moment('taken_at'),
    verdict: text('verdict').$type<AssistVerdict>(),
    /** What was advised, or why there is no help. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    foreignKey({
      name: 'scheme_assists_scheme',
      columns: [table.planId],
      foreignColumns: [plans.planId],
    }).onDelete('cascade'),
    index('scheme_assists_case').on(table.caseId, table.version),
    index('scheme_assists_plan').on(table.planId),
    index('scheme_assists_center').on(table.centerId, table.state, table.assistId),
    // Nobody asks twice at once.
    uniqueIndex('scheme_assists_open')
      .on(table.planId)
      .where(sql`state in ('asked', 'taken')`),
  ],
);
