import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type DoctorType,
  type Lang,
  type RoleKey,
  type SecurityEventType,
  type SecurityValues,
  sentCodePurposes,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';

/** People who log in. One space of users, whatever tenant's name they come by. */
export const users = pgTable(
  'users',
  {
    id: rowId('id').primaryKey(),
    userName: text('user_name').notNull(),
    phone: text('phone'),
    email: text('email'),
    nickName: text('nick_name'),
    /** Null for people who are neither. */
    doctorType: integer('doctor_type').$type<DoctorType>(),
    /** argon2id, in PHC format. */
    passwordHash: text('password_hash').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Last day on which the account may create cases. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Ids of `serviceTypes` that the user may use. */
    services: integer('services')
      .array()
      .notNull()
      .default(sql`'{0}'`),
    region: text('region'),
    province: text('province'),
    city: text('city'),
    area: text('area'),
    address: text('address'),
    certification: text('certification', { enum: ['none', 'readyAuth', 'authed', 'authFailed'] })
      .notNull()
      .default('none'),
    contractDocument: text('contract_document'),
    replaceModel: boolean('replace_model').notNull().default(false),
    emailNotice: boolean('email_notice').notNull().default(true),
    noticeMail: text('notice_mail', { enum: ['atOnce', 'daily'] })
      .notNull()
      .default('atOnce'),
    /** In which the last login came; null before the first one. */
    lang: text('lang').$type<Lang>(),
    /** Scheme and name by which the last login came: where links of mails lead. */
    lastOrigin: text('last_origin'),
    /** By their number; empty before one that is filled. */
    notificationEmails: text('notification_emails')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** A demonstration account, whose password is public. */
    demo: boolean('demo').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
);

/** Roles that an account holds by itself; all others come from its memberships. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: rowRef('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<RoleKey>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** Which version of the service agreement somebody has accepted, when and from where. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    userId: rowRef('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
    /** Null where an operator or the demonstration accepted it. */
    address: text('address'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

/** Logins in use. The token itself is known to its holder alone; the hash is SHA-256, in hex. */
export const sessions = pgTable(
  'sessions',
  {
    id: rowId('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: rowRef('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** To ten minutes; written together with the end of the session. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** From where it was last used. */
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);

/** Remembered logins: each renews once and then has a successor. */
export const rememberTokens = pgTable(
  'remember_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: rowRef('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: rowRef('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('remember_tokens_session').on(table.sessionId)],
);

/**
 * Logins of the last minutes that failed or are being tried; what throttles guessing. A right password removes its own.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: rowId('id').primaryKey(),
    /** The user, by whichever of the names; what was typed, when there is no such user. */
    account: text('account').notNull(),
    /** See `placeOf`. */
    place: text('place').notNull(),
    /** The account has logged in from this place before. */
    known: boolean('known').notNull(),
    /** False while the password is being looked at. */
    failed: boolean('failed').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('login_attempts_account').on(table.account, table.at),
    index('login_attempts_place').on(table.place, table.at),
  ],
);

/** Where a user has logged in before: guesses made elsewhere do not lock these places. */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: rowRef('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: text('place').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);

/** Second factors (TOTP). One that is not confirmed yet counts for nothing. */
export const secondFactors = pgTable('second_factors', {
  userId: rowRef('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted under a key of the installation, see `seal`. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The last time step of which a code was used: no code is good twice. */
  lastStep: integer('last_step').notNull().default(0),
  confirmedAt: moment('confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Codes that are good once in the place of the app's; one that was used is gone. The hash is keyed, see `codeHash`. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: rowRef('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What concerns the security of an account, for its owner and for operators. Values never hold a secret. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: rowId('id').primaryKey(),
    /** Whose account it is about. */
    userId: rowRef('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who did it; null where nobody who is logged in did, as with a failed login. */
    actorId: rowRef('actor_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').$type<SecurityEventType>().notNull(),
    address: text('address'),
    /** See `placeOf`. */
    place: text('place'),
    userAgent: text('user_agent'),
    values: jsonb('values').$type<SecurityValues>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id),
    index('security_events_type').on(table.type, table.id),
    index('security_events_at').on(table.at),
  ],
);

/**
 * Verification codes that were asked for, whether there is an account or not: what limits further ones is counted here.
 * One that nobody receives has no hash and fits nothing.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: rowId('id').primaryKey(),
    /** Phone number as of E.164, or e-mail address in small letters. */
    target: text('target').notNull(),
    purpose: text('purpose', { enum: sentCodePurposes }).notNull(),
    /** See `placeOf`. */
    place: text('place').notNull(),
    /** HMAC-SHA256 by a key of the installation, in hex; null until it was sent. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    at: moment('at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('verification_codes_target').on(table.target, table.at),
    index('verification_codes_place').on(table.place, table.at),
  ],
);
