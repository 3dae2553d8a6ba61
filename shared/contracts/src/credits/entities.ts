import { z } from 'zod';
import { counted, id, instant } from '../wire/envelope.ts';
import { ledgerKindSchema } from './ledger-kinds.ts';
import { rechargeStateSchema } from './recharge-machine.ts';
import { LARGEST_AMOUNT, creditUnitSchema, holderKindSchema } from './units.ts';

/** Whose accounts are meant: a practice or a design center. */
export const creditHolder = z.object({
  kind: holderKindSchema,
  id,
  /** Practice code, or number of the design center. */
  code: z.string(),
  name: z.string(),
});
export type CreditHolder = z.infer<typeof creditHolder>;

const count = z.number().int();

/** What is left, by unit. */
export const creditBalances = z.object({
  credits: count,
  freeCases: count,
  freeModels: count,
  freeReports: count,
  assistAudits: count,
});
export type CreditBalances = z.infer<typeof creditBalances>;

/** What actions cost. */
export const creditPrices = z.object({
  /** Credits for confirming a plan where no free case is left. */
  confirmPlan: count,
});
export type CreditPrices = z.infer<typeof creditPrices>;

/** An amount that is asked for or booked. */
export const creditAmount = z.number().int().min(1).max(LARGEST_AMOUNT);

/** One movement of one account. */
export const ledgerRow = z.object({
  id,
  /** What people quote, such as CR-88213. One booking can have rows in several units. */
  recordCode: z.string(),
  time: instant,
  kind: ledgerKindSchema,
  unit: creditUnitSchema,
  /** Signed: what came in is positive. */
  amount: count,
  /** Of this account, after it. */
  balance: count,
  /** Whoever did it; null where the platform did, which is named to its own people alone. */
  operatorAccount: z.string().nullable(),
  operatorName: z.string().nullable(),
  byPlatform: z.boolean(),
  contract: z.string().nullable(),
  note: z.string().nullable(),
  /** The case that it was for; null also for a reader who may not see it. */
  caseId: id.nullable(),
  caseVersion: counted.nullable(),
  /** Its number as it was then. */
  ptNo: z.string().nullable(),
  /** Only for readers who may see the case. */
  patientName: z.string().nullable(),
  planName: z.string().nullable(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** A recharge that a creator asked for. */
export const rechargeRequest = z.object({
  requestId: id,
  practiceId: id,
  practiceName: z.string(),
  practiceCode: z.string(),
  askedBy: z.string().nullable(),
  askedAt: instant,
  amount: count,
  remark: z.string().nullable(),
  wishesFreeQuota: z.boolean(),
  state: rechargeStateSchema,
  decidedAt: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** What was booked, which can differ from what was asked for. */
  bookedCredits: count.nullable(),
  contract: z.string().nullable(),
});
export type RechargeRequest = z.infer<typeof rechargeRequest>;
