import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type JoinStatus, type TeamRole, memberIdentities } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';

/** Dental practices; the wire calls them outpatients. */
export const practices = pgTable(
  'practices',
  {
    id: rowId('id').primaryKey(),
    name: text('name').notNull(),
    abbreviation: text('abbreviation').notNull(),
    /** The code that people search a practice by. */
    number: text('number').notNull(),
    ownerId: rowRef('owner_id').notNull().references(userKey),
    /** False when the platform has disabled the practice. */
    available: boolean('available').notNull().default(true),
    /** Last day of the service; null for no end. */
    expiresOn: date('expires_on', { mode: 'string' }),
    teamDesignEnabled: boolean('team_design_enabled').notNull().default(false),
    /** The own team inspects what the doctors design themselves; otherwise the machine does. */
    teamInspectsSelf: boolean('team_inspects_self').notNull().default(false),
    /** By which people search it, besides its number. */
    phone: text('phone'),
    region: text('region'),
    province: text('province'),
    city: text('city'),
    area: text('area'),
    address: text('address'),
    profile: text('profile'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('practices_number').on(table.number),
    index('practices_owner').on(table.ownerId),
    index('practices_phone').on(table.phone),
  ],
);

/** Who works in a practice: its owner, doctors, and assistants who joined it. */
export const practiceMembers = pgTable(
  'practice_members',
  {
    practiceId: rowRef('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    identity: text('identity', { enum: memberIdentities }).notNull(),
    /** What the owner calls their work. */
    role: text('role'),
    department: text('department'),
    enabled: boolean('enabled').notNull().default(true),
    /** The practice that this member works in unless another is chosen. */
    isDefault: boolean('is_default').notNull().default(false),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.practiceId, table.userId] }),
    index('practice_members_user').on(table.userId),
  ],
);

/** The practices that a medical assistant serves whose account was made by a creator. */
export const assistantPractices = pgTable(
  'assistant_practices',
  {
    practiceId: rowRef('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    /** Last day of the service, by the server's clock in UTC; null for no end. */
    expiresOn: date('expires_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.practiceId, table.userId] }),
    index('assistant_practices_user').on(table.userId),
  ],
);

/** Who asked to join a practice, and what became of it. */
export const joinApplications = pgTable(
  'join_applications',
  {
    id: rowId('id').primaryKey(),
    practiceId: rowRef('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    status: smallint('status').$type<JoinStatus>().notNull(),
    reason: text('reason'),
    appliedAt: moment('applied_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    // One open application of somebody to a practice, whatever arrives at the same moment.
    uniqueIndex('join_applications_open')
      .on(table.practiceId, table.userId)
      .where(sql`status in (0, 3)`),
    index('join_applications_user').on(table.userId, table.id),
  ],
);

/** A practice's own designers and auditors. */
export const designTeams = pgTable(
  'design_teams',
  {
    id: rowId('id').primaryKey(),
    practiceId: rowRef('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** designTeamNo, by which people join. */
    number: text('number').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('design_teams_number').on(table.number), index('design_teams_practice').on(table.practiceId)],
);

export const designTeamMembers = pgTable(
  'design_team_members',
  {
    teamId: rowRef('team_id')
      .notNull()
      .references(() => designTeams.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    role: text('role').$type<TeamRole>().notNull(),
    department: text('department'),
    enabled: boolean('enabled').notNull().default(true),
    /** Takes the tasks of its role unless somebody else is named. */
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.role] }),
    index('design_team_members_user').on(table.userId),
  ],
);

/**
 * How people came into a team: by an account that its creator made, or by its link. Whoever came by the link and has no
 * role among the members yet waits for one, and sees nothing.
 */
export const designTeamArrivals = pgTable(
  'design_team_arrivals',
  {
    teamId: rowRef('team_id')
      .notNull()
      .references(() => designTeams.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    /** The creator of the team made the account. */
    accountMade: boolean('account_made').notNull().default(false),
    arrivedAt: moment('arrived_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('design_team_arrivals_user').on(table.userId),
  ],
);

/** Labs that design for the practices bound to them. */
export const designCenters = pgTable(
  'design_centers',
  {
    id: rowId('id').primaryKey(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('design_centers_number').on(table.number)],
);

export const designCenterStaff = pgTable(
  'design_center_staff',
  {
    centerId: rowRef('center_id')
      .notNull()
      .references(() => designCenters.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.centerId, table.userId] }),
    index('design_center_staff_user').on(table.userId),
  ],
);

export const practiceDesignCenters = pgTable(
  'practice_design_centers',
  {
    practiceId: rowRef('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    centerId: rowRef('center_id')
      .notNull()
      .references(() => designCenters.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull().default(false),
    /** Confirmed lab designs are charged to the center; otherwise to the practice. */
    centerPays: boolean('center_pays').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.practiceId, table.centerId] }),
    index('practice_design_centers_center').on(table.centerId),
  ],
);

/** Which end of a service somebody was reminded of, and when: each is said once, and again only for another day. */
export const expiryReminders = pgTable(
  'expiry_reminders',
  {
    /** What ends: see `ExpirySubject`. */
    subject: text('subject', { enum: ['practice', 'service', 'account'] }).notNull(),
    /** Ids of the practice and of the account, as far as the subject has them; '0' for none. */
    practiceId: text('practice_id').notNull(),
    userId: text('user_id').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** Days before the end of which it speaks; 0 for the end itself. */
    step: smallint('step').notNull(),
    toldAt: moment('told_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.practiceId, table.userId, table.expiresOn, table.step] }),
    index('expiry_reminders_day').on(table.expiresOn),
  ],
);

/** Production staff work for practices, too: whose orders a modelmaker may see. */
export const practiceMakers = pgTable(
  'practice_makers',
  {
    practiceId: rowRef('practice_id')
      .notNull()
      .references(() => practices.id, { onDelete: 'cascade' }),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.practiceId, table.userId] }),
    index('practice_makers_user').on(table.userId),
  ],
);
