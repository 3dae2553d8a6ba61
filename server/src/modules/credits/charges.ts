import {
  type Entrust,
  type FreeQuota,
  type ServiceId,
  creditUnit,
  creditUnits,
  entrustTo,
  freeQuotaOf,
  rowOf,
} from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { centerPays, holderNamed } from '../practices/api.ts';
import { balancesOf, lockAccounts } from './account-repository.ts';
import type { Holder } from './holder.ts';
import { type BookedCase, type Movement, NotCovered, type Posted, type Posting, post, postedUnder } from './post.ts';
import { pricesOf } from './price-repository.ts';

/** Whoever pays for what is made of a case. */
export interface PaidCase extends BookedCase {
  readonly practiceId: string;
  readonly entrust: Entrust;
  readonly serviceType: ServiceId;
  /** '0' for none. */
  readonly designCenterId: string;
}

const keyOf = ({ caseId, caseVersion }: BookedCase): string => `confirm:${caseId}/${caseVersion}`;

/** The design center pays for lab design where its binding says so, the practice for everything else. */
async function payerOf(db: Querier, { practiceId, entrust, designCenterId }: PaidCase): Promise<Holder> {
  const byCenter = entrust === entrustTo.center && (await centerPays(db, practiceId, designCenterId));
  return byCenter ? { kind: 'center', id: designCenterId } : { kind: 'practice', id: practiceId };
}

/** One of the free quota as long as there is one, then credits. */
const dueFor = (quota: FreeQuota, left: number, price: number): Movement & { readonly unit: 'credits' | FreeQuota } =>
  left > 0 ? { unit: quota, amount: -1 } : { unit: creditUnit.credits, amount: 0 - price };

interface Price {
  readonly holder: Holder;
  readonly unit: 'credits' | FreeQuota;
  readonly amount: number;
  /** What the holder has of the unit, and whether it covers the price. */
  readonly balance: number;
  readonly covered: boolean;
}

async function priceFor(db: Querier, holder: Holder, quota: FreeQuota): Promise<Price> {
  const balances = await balancesOf(db, holder);
  const { unit, amount } = dueFor(quota, balances[quota], (await pricesOf(db)).confirmPlan);
  return { holder, unit, amount: 0 - amount, balance: balances[unit], covered: balances[unit] + amount >= 0 };
}

/** What confirming the plan of a case would cost, to be shown before. */
export const priceOfConfirmation = async (db: Querier, paid: PaidCase): Promise<Price> =>
  priceFor(db, await payerOf(db, paid), freeQuotaOf(paid.serviceType));

/** What a confirmation was charged with, and to whom. */
export interface Charge {
  readonly holder: Holder;
  readonly posted: Posted;
}

/**
 * Charges whoever pays for the confirmed plan of a case version, once: the free quota of its service first, then
 * credits. In the transaction that confirms, so that neither happens without the other.
 * @param userId whoever confirms; null for the server itself
 * @throws Refusal creditsRemaining to the creator, practiceCreditsInsufficient to others of the practice,
 *   creditsInsufficient where it is not the practice that pays
 */
export async function chargeConfirmation(tx: Transaction, paid: PaidCase, userId: string | null): Promise<Charge> {
  const holder = await payerOf(tx, paid);
  return charge(tx, {
    ...{ key: keyOf(paid), kind: 'confirmDeduction', holder, actorId: userId, about: bookedOf(paid) },
    quota: freeQuotaOf(paid.serviceType),
  });
}

type Charging = Omit<Posting, 'movements'> & { readonly quota: FreeQuota };

async function charge(tx: Transaction, { quota, ...posting }: Charging): Promise<Charge> {
  const { key, holder, actorId } = posting;
  await lockAccounts(tx, holder, [creditUnit.credits, quota], false);
  // Whoever confirms the same at the same time was waited for, and may have taken the last credits for it.
  const before = await postedUnder(tx, key);
  if (before) return { holder: before.holder, posted: before };
  const left = (await balancesOf(tx, holder))[quota];
  const due = dueFor(quota, left, (await pricesOf(tx)).confirmPlan);
  const kind = due.unit === 'credits' ? posting.kind : 'freeDeduction';
  try {
    return { holder, posted: await post(tx, { ...posting, kind, movements: [due] }) };
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error;
    throw await insufficient(tx, holder, actorId, error.balance);
  }
}

/** A result that a practice pays for and that belongs to no case. */
export interface PaidOrder {
  readonly practiceId: string;
  readonly serviceType: ServiceId;
  readonly orderNo: string;
}

const practiceOf = ({ practiceId }: Pick<PaidOrder, 'practiceId'>): Holder => ({ kind: 'practice', id: practiceId });

/** What confirming the result of an order would cost, to be shown before. */
export const priceOfOrder = (db: Querier, paid: Pick<PaidOrder, 'practiceId' | 'serviceType'>): Promise<Price> =>
  priceFor(db, practiceOf(paid), freeQuotaOf(paid.serviceType));

/** Charges a practice for the confirmed result of an order, once, as a plan is charged for. @throws Refusal as for a plan */
export const chargeOrder = (tx: Transaction, paid: PaidOrder, userId: string | null): Promise<Charge> =>
  charge(tx, {
    ...{ key: `confirm:${paid.orderNo}`, kind: 'processDeduction', actorId: userId, note: paid.orderNo },
    ...{ holder: practiceOf(paid), quota: freeQuotaOf(paid.serviceType) },
  });

const bookedOf = ({ caseId, caseVersion, caseNumber, planId, planName }: PaidCase): BookedCase => ({
  ...{ caseId, caseVersion, caseNumber, planId, planName },
});

async function insufficient(db: Querier, holder: Holder, userId: string | null, balance: number): Promise<Refusal> {
  if (holder.kind === 'center') return new Refusal('creditsInsufficient');
  const practice = await holderNamed(db, holder);
  if (!practice || userId === null) return new Refusal('creditsInsufficient');
  return practice.ownerId === userId
    ? new Refusal('creditsRemaining', { num: balance })
    : new Refusal('practiceCreditsInsufficient', { practice: practice.name, creator: practice.ownerName ?? '' });
}

/**
 * Writes down that a confirmation failed and cost nothing, for those who look for it in the ledger. Not in the
 * transaction that failed.
 * @param attempt one for each try, such as the id of the request
 */
export async function noteFailedConfirmation(
  tx: Transaction,
  paid: PaidCase,
  { userId, attempt, reason, at }: { userId: string | null; attempt: string; reason: string; at?: Date },
): Promise<Posted> {
  const holder = await payerOf(tx, paid);
  return post(tx, {
    ...{ key: `${keyOf(paid)}:failed:${attempt}`, kind: 'confirmFailed', holder, actorId: userId, note: reason },
    movements: [{ unit: 'credits', amount: 0 }],
    about: bookedOf(paid),
    ...(at && { at }),
  });
}

/** A use of a counted quota. */
export interface Use {
  /** One for each business action. */
  readonly key: string;
  readonly holder: Holder;
  readonly userId: string | null;
  readonly about?: BookedCase;
}

/** Uses one assist audit. @throws Refusal quotaUsedUp */
export async function spendAssistAudit(tx: Transaction, { key, holder, userId, about }: Use): Promise<Posted> {
  const unit = creditUnit.assistAudits;
  try {
    return await post(tx, {
      ...{ key: `${unit}:${key}`, kind: 'assistAuditUsage', holder, actorId: userId },
      movements: [{ unit, amount: -1 }],
      ...(about && { about }),
    });
  } catch (error) {
    const name = rowOf(creditUnits, unit);
    if (!(error instanceof NotCovered) || !name) throw error;
    throw new Refusal('quotaUsedUp', { name: { zh: name.zh, en: name.en } });
  }
}

/** Gives back an assist audit that was used and never given. */
export const returnAssistAudit = (tx: Transaction, { key, holder, userId, about }: Use): Promise<Posted> => {
  const unit = creditUnit.assistAudits;
  return post(tx, {
    ...{ key: `${unit}:${key}:back`, kind: 'assistAuditReturn', holder, actorId: userId },
    movements: [{ unit, amount: 1 }],
    ...(about && { about }),
  });
};
