import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { day, id, instant, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { creditAmount, creditBalances, creditHolder, creditPrices, ledgerRow, rechargeRequest } from './entities.ts';
import { ledgerKindSchema } from './ledger-kinds.ts';
import { rechargeStateSchema } from './recharge-machine.ts';
import { bookingRules, declineRules, rechargeRules } from './recharge-rules.ts';
import { creditUnitSchema, holderKindSchema } from './units.ts';

/** Whose ledger: a practice or a design center; without either the reader's own, the default practice first. */
const whose = { practiceId: id.optional(), designCenterId: id.optional() };

const filters = {
  kind: ledgerKindSchema.optional(),
  unit: creditUnitSchema.optional(),
  /** First and last day, in the reader's zone. */
  from: day.optional(),
  to: day.optional(),
  /** Minutes that the reader's clock is ahead of UTC. */
  zone: z.coerce.number().int().min(-840).max(840).default(0),
  /** A part of record code, contract, remark, case number, plan, or the name of who did it. */
  keyword: keyword.optional(),
};

const booking = {
  credits: creditAmount.optional(),
  freeCases: creditAmount.optional(),
  freeModels: creditAmount.optional(),
  freeReports: creditAmount.optional(),
  assistAudits: creditAmount.optional(),
  contract: fieldSchema(bookingRules.contract),
  note: fieldSchema(bookingRules.note),
};

export const creditsEndpoints = {
  prices: endpoint({
    id: 'credits.prices',
    method: 'GET',
    path: '/doctor/doc/creditConsumeConfig',
    summary: 'What actions cost in credits.',
    access: 'session',
    data: creditPrices,
  }),
  setPrices: endpoint({
    id: 'credits.setPrices',
    method: 'PUT',
    path: '/platform/credit/price',
    summary: 'Changes what actions cost; what is confirmed from now on costs it.',
    access: ['platform:credit'],
    body: z.strictObject({ confirmPlan: creditAmount }),
    data: creditPrices,
  }),
  balances: endpoint({
    id: 'credits.balances',
    method: 'GET',
    path: '/doctor/credit/balance',
    summary: 'What is left of credits and quotas of a practice or a design center, and the request that waits.',
    access: ['credit:view'],
    query: z.strictObject(whose),
    data: z.object({
      holder: creditHolder,
      balances: creditBalances,
      prices: creditPrices,
      /** The reader may ask for a recharge. */
      mayRecharge: z.boolean(),
      waiting: rechargeRequest.nullable(),
    }),
    errors: ['recordNotFound'],
  }),
  ledger: endpoint({
    id: 'credits.ledger',
    method: 'GET',
    path: '/doctor/credit/ledger',
    summary: 'Movements of the accounts of a practice or a design center, newest first.',
    access: ['credit:view'],
    query: z.strictObject({ ...pageQuery.shape, ...whose, ...filters }),
    data: page(ledgerRow),
    errors: ['recordNotFound'],
  }),
  ledgerFile: endpoint({
    id: 'credits.ledgerFile',
    method: 'GET',
    path: '/doctor/credit/ledger/csv',
    summary: 'The filtered ledger as a CSV file in the language of the caller.',
    access: ['credit:view'],
    query: z.strictObject({ ...whose, ...filters }),
    data: nothing,
    errors: ['recordNotFound'],
    rateLimit: 30,
    raw: true,
  }),
  requests: endpoint({
    id: 'credits.requests',
    method: 'GET',
    path: '/doctor/credit/recharge/page',
    summary: 'Recharges that the own practice asked for, newest first.',
    access: ['credit:view'],
    query: z.strictObject({ ...pageQuery.shape, practiceId: id.optional() }),
    data: page(rechargeRequest),
    errors: ['recordNotFound'],
  }),
  requestRecharge: endpoint({
    id: 'credits.requestRecharge',
    method: 'POST',
    path: '/doctor/credit/recharge',
    summary: 'The creator of a practice asks for a recharge; one request can wait at a time.',
    access: ['credit:request'],
    body: z.strictObject({
      practiceId: id,
      amount: creditAmount,
      remark: fieldSchema(rechargeRules.remark),
      wishesFreeQuota: z.boolean().default(false),
    }),
    data: rechargeRequest,
    errors: ['recordNotFound', 'notPracticeOwner', 'rechargeWaiting'],
  }),
  withdrawRecharge: endpoint({
    id: 'credits.withdrawRecharge',
    method: 'POST',
    path: '/doctor/credit/recharge/withdraw',
    summary: 'The creator takes a request back that waits.',
    access: ['credit:request'],
    body: z.strictObject({ requestId: id }),
    data: nothing,
    errors: ['recordNotFound', 'noPermission', 'rechargeDecided'],
  }),
  allRequests: endpoint({
    id: 'credits.allRequests',
    method: 'GET',
    path: '/platform/credit/recharge/page',
    summary: 'Recharges that practices asked for, the longest waiting first; those that were decided the newest first.',
    access: ['platform:credit'],
    query: z.strictObject({ ...pageQuery.shape, state: rechargeStateSchema.optional() }),
    data: page(rechargeRequest),
  }),
  book: endpoint({
    id: 'credits.book',
    method: 'POST',
    path: '/platform/credit/recharge/book',
    summary: 'Books a request, once; what is booked may differ from what was asked for.',
    access: ['platform:credit'],
    body: z.strictObject({ requestId: id, ...booking }),
    data: creditBalances,
    errors: ['recordNotFound', 'rechargeDecided', 'nothingToBook', 'contractRequired'],
  }),
  decline: endpoint({
    id: 'credits.decline',
    method: 'POST',
    path: '/platform/credit/recharge/decline',
    summary: 'Declines a request, with a reason that the practice reads as written.',
    access: ['platform:credit'],
    body: z.strictObject({ requestId: id, reason: fieldSchema(declineRules.reason) }),
    data: nothing,
    errors: ['recordNotFound', 'rechargeDecided', 'reasonRequired'],
  }),
  grant: endpoint({
    id: 'credits.grant',
    method: 'POST',
    path: '/platform/credit/grant',
    summary:
      'Books credits and quotas for a practice or a design center that asked for nothing. Repeating an action books nothing.',
    access: ['platform:credit'],
    body: z.strictObject({
      holder: z.strictObject({ kind: holderKindSchema, id }),
      /** Made by the caller for one action, so that a repeated call is known. */
      actionKey: z.uuid(),
      ...booking,
    }),
    data: creditBalances,
    errors: ['recordNotFound', 'nothingToBook', 'contractRequired', 'bookingDiffers'],
  }),
  holders: endpoint({
    id: 'credits.holders',
    method: 'GET',
    path: '/platform/credit/holder/list',
    summary: 'Practices and design centers by a part of code or name, with what they have left; at most 20.',
    access: ['platform:credit'],
    query: z.strictObject({ keyword }),
    data: z.array(z.object({ holder: creditHolder, balances: creditBalances })),
  }),
  history: endpoint({
    id: 'credits.history',
    method: 'GET',
    path: '/platform/credit/history',
    summary: 'What administrators have booked, of all practices and design centers, newest first.',
    access: ['platform:credit'],
    query: z.strictObject({ ...pageQuery.shape, keyword: keyword.optional() }),
    data: page(z.object({ ...ledgerRow.shape, holder: creditHolder })),
  }),
  verify: endpoint({
    id: 'credits.verify',
    method: 'GET',
    path: '/platform/credit/verify',
    summary: 'Proves every balance by its entries, as of one moment, while work goes on.',
    access: ['platform:credit'],
    data: z.object({
      at: instant,
      accounts: z.number().int(),
      transactions: z.number().int(),
      entries: z.number().int(),
      /** Accounts whose balance is not what their entries say; null is the platform's side. */
      differing: z.array(
        z.object({
          holder: creditHolder.nullable(),
          unit: creditUnitSchema,
          balance: z.number().int(),
          sumOfEntries: z.number().int(),
          /** The balance that stands beside the last entry. */
          lastBalance: z.number().int(),
          /** Every entry's balance is that of the one before it and its own amount. */
          unbroken: z.boolean(),
        }),
      ),
      /** Record codes of bookings whose entries do not add up to nothing. */
      unbalanced: z.array(z.string()),
    }),
    rateLimit: 30,
  }),
} as const;
