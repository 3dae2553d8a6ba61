import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type CreditUnit, type LedgerKind, type RechargeState, rechargeState } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { centerKey, practiceKey } from '../practices/api.ts';

/**
 * An account in one unit: of a practice, of a design center, or, without a holder, the platform's, which stands on the
 * other side of every movement. The balance is kept beside the entries that it is the sum of.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: rowId('id').primaryKey(),
    practiceId: rowRef('practice_id').references(practiceKey),
    centerId: rowRef('center_id').references(centerKey),
    unit: text('unit').$type<CreditUnit>().notNull(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('credit_accounts_practice')
      .on(table.practiceId, table.unit)
      .where(sql`practice_id is not null`),
    uniqueIndex('credit_accounts_center')
      .on(table.centerId, table.unit)
      .where(sql`center_id is not null`),
    uniqueIndex('credit_accounts_platform')
      .on(table.unit)
      .where(sql`practice_id is null and center_id is null`),
    check('credit_accounts_one_holder', sql`num_nonnulls(practice_id, center_id) <= 1`),
    check('credit_accounts_covered', sql`balance >= 0 or (practice_id is null and center_id is null)`),
  ],
);

/**
 * A booking: what happened, why and by whom, with two or more entries that add up to nothing. A trigger refuses every
 * change of it and of its entries.
 */
export const creditTransactions = pgTable(
  'credit_transactions',
  {
    id: rowId('id').primaryKey(),
    /** One for each business action: repeating the action finds what it has booked. */
    key: text('key').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    at: moment('at').notNull().defaultNow(),
    actorId: rowRef('actor_id').references(userKey),
    /** Done in the name of the platform. */
    byPlatform: boolean('by_platform').notNull().default(false),
    contract: text('contract'),
    note: text('note'),
    /** What it was for, as it was then: a ledger outlives what it tells of. */
    caseId: rowRef('pt_id'),
    caseVersion: integer('pt_version'),
    caseNumber: text('pt_no'),
    planId: rowRef('scheme_id'),
    planName: text('scheme_name'),
  },
  (table) => [uniqueIndex('credit_transactions_key').on(table.key)],
);

export const creditEntries = pgTable(
  'credit_entries',
  {
    id: rowId('id').primaryKey(),
    transactionId: rowRef('transaction_id')
      .notNull()
      .references(() => creditTransactions.id),
    accountId: rowRef('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    /** What came in is positive. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of the account, after this entry. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('credit_entries_account').on(table.accountId, table.id),
    uniqueIndex('credit_entries_transaction').on(table.transactionId, table.accountId),
  ],
);

/** What actions cost in credits. */
export const creditPrices = pgTable(
  'credit_prices',
  {
    action: text('action', { enum: ['confirmPlan'] }).notNull(),
    credits: integer('credits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action] }), check('credit_prices_not_negative', sql`${table.credits} >= 0`)],
);

/** Recharges that creators ask for. */
export const rechargeRequests = pgTable(
  'recharge_requests',
  {
    id: rowId('id').primaryKey(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey),
    askedBy: rowRef('asked_by').notNull().references(userKey),
    askedAt: moment('asked_at').notNull().defaultNow(),
    amount: integer('amount').notNull(),
    remark: text('remark'),
    wishesFreeQuota: boolean('wishes_free_quota').notNull().default(false),
    state: text('state').$type<RechargeState>().notNull().default(rechargeState.asked),
    decidedBy: rowRef('decided_by').references(userKey),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
    bookedCredits: integer('booked_credits'),
    contract: text('contract'),
  },
  (table) => [
    // One waits at a time, however often the button is pressed.
    uniqueIndex('recharge_requests_waiting')
      .on(table.practiceId)
      .where(sql`state = 'asked'`),
    index('recharge_requests_practice').on(table.practiceId, table.id),
    index('recharge_requests_state').on(table.state, table.id),
  ],
);
