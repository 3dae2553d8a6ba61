import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type CaseFinding,
  type CaseStatus,
  type Entrust,
  type Gender,
  type RecordedAction,
  type ServiceId,
  type TreatStatus,
  caseStatus,
  caseTabs,
  productTypes,
  serviceTypes,
  treatStatus,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../../infrastructure/database/columns.ts';
import { userKey } from '../../access/api.ts';
import { practiceKey } from '../../practices/api.ts';

/** A status of the case machine. */
export const status = (name: string) => smallint(name).$type<CaseStatus>();

/** The list's tab of a status, computed by the database so that no code can store another one. */
const tabOfStatus = caseTabs
  .flatMap((tab) => (tab.statuses ? [`when status in (${tab.statuses.join(', ')}) then ${tab.value}`] : []))
  .join(' ');

/**
 * One row per case. Below the identity stands what lists need of the newest version, copied there by
 * `record/case-repository.ts`, so that a list reads one table by one index. Why these indexes: docs/adr, "The case list".
 */
export const cases = pgTable(
  'cases',
  {
    caseId: rowId('pt_id').primaryKey(),
    serviceType: smallint('service_type').$type<ServiceId>().notNull().default(serviceTypes.aligner.id),
    practiceId: rowRef('practice_id').notNull().references(practiceKey),
    ptNo: text('pt_no').notNull(),
    creatorId: rowRef('creator_id').notNull().references(userKey),
    dataSource: text('data_source', { enum: ['web', 'api'] })
      .notNull()
      .default('web'),
    treatStatus: smallint('treat_status').$type<TreatStatus>().notNull().default(treatStatus.ready),
    /** Submitted at least once: from then on the design side may see it, and the way of design is fixed. */
    handedOver: boolean('handed_over').notNull().default(false),
    createTime: moment('create_time').notNull().defaultNow(),

    version: integer('version').notNull().default(1),
    stage: integer('stage').notNull().default(1),
    status: status('status').notNull().default(caseStatus.unsubmitted),
    tab: smallint('tab').generatedAlwaysAs(sql.raw(`case ${tabOfStatus} else -1 end`)),
    statusTime: moment('status_time').notNull().defaultNow(),
    doctorId: rowRef('doctor_id').notNull().references(userKey),
    patientName: text('patient_name').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    birthday: date('birthday', { mode: 'string' }).notNull(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    entrust: smallint('entrust').$type<Entrust>().notNull(),
    /** The lab that designs a case with entrust 1, from its submission on. 0: none. */
    designCenterId: rowRef('design_center_id').notNull().default('0'),
    upperSteps: integer('upper_steps'),
    lowerSteps: integer('lower_steps'),
    submitTime: moment('submit_time'),
    updateTime: moment('update_time').notNull().defaultNow(),
    /** Numbers and names of its production orders, which it is found by, too. */
    orderNames: text('order_names')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** See `list/search-text.ts`. */
    searchText: text('search_text').notNull().default(''),
    searchGrams: text('search_grams')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => {
    // Read backwards for the newest first.
    const byUpdate = [table.updateTime, table.caseId] as const;
    return [
      uniqueIndex('cases_pt_no').on(table.practiceId, sql`lower(${table.ptNo})`),
      index('cases_practice').on(table.practiceId, table.serviceType, ...byUpdate),
      index('cases_practice_tab').on(table.practiceId, table.serviceType, table.tab, ...byUpdate),
      index('cases_practice_entrust').on(table.practiceId, table.serviceType, table.entrust, ...byUpdate),
      index('cases_practice_doctor').on(table.practiceId, table.doctorId, table.serviceType, ...byUpdate),
      index('cases_practice_created').on(table.practiceId, table.serviceType, table.createTime, table.caseId),
      index('cases_practice_name').on(table.practiceId, table.serviceType, table.patientName, table.caseId),
      index('cases_all').on(table.serviceType, ...byUpdate),
      index('cases_all_tab').on(table.serviceType, table.tab, ...byUpdate),
      index('cases_all_created').on(table.serviceType, table.createTime, table.caseId),
      index('cases_all_name').on(table.serviceType, table.patientName, table.caseId),
      index('cases_search').using('gin', table.searchGrams),
    ];
  },
);

/** The initial phase of a case and each refinement, with the basic info that was true for it. */
export const caseVersions = pgTable(
  'case_versions',
  {
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    stage: integer('stage').notNull(),
    status: status('status').notNull().default(caseStatus.unsubmitted),
    statusTime: moment('status_time').notNull().defaultNow(),
    treatStatus: smallint('treat_status').$type<TreatStatus>().notNull().default(treatStatus.ready),
    doctorId: rowRef('doctor_id').notNull().references(userKey),
    patientName: text('patient_name').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    birthday: date('birthday', { mode: 'string' }).notNull(),
    phone: text('phone'),
    email: text('email'),
    productType: text('product_type', { enum: productTypes }).notNull(),
    entrust: smallint('entrust').$type<Entrust>().notNull(),
    designCenterId: rowRef('design_center_id').notNull().default('0'),
    customDoctorName: text('custom_doctor_name'),
    customClinic: text('custom_clinic'),
    upperSteps: integer('upper_steps'),
    lowerSteps: integer('lower_steps'),
    submitTime: moment('submit_time'),
    createTime: moment('create_time').notNull().defaultNow(),
    updateTime: moment('update_time').notNull().defaultNow(),
    /** Grows with every change of the basic info or the status. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.version] })],
);

/** What happened to a case, for people: the progress log. */
export const caseRecords = pgTable(
  'case_records',
  {
    id: rowId('id').primaryKey(),
    caseId: rowRef('pt_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    action: text('action').$type<RecordedAction>().notNull(),
    fromStatus: status('from_status'),
    toStatus: status('to_status').notNull(),
    /** Null when the server acted by itself. */
    userId: rowRef('user_id').references(userKey),
    /** Done in the name of the platform, by an administrator. */
    asAdmin: boolean('as_admin').notNull().default(false),
    note: text('note'),
    /** What the machine found, or what of it was said to be right. */
    findings: jsonb('findings').$type<CaseFinding[]>().notNull().default([]),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('case_records_case').on(table.caseId, table.id)],
);

/** Last case number given in a month, e.g. month '2611'. */
export const caseNumbers = pgTable('case_numbers', {
  month: text('month').primaryKey(),
  last: integer('last').notNull(),
});
