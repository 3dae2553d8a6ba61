import { randomUUID } from 'node:crypto';
import {
  type CaseStatus,
  type Confirmation,
  type ErrorName,
  type Received,
  caseStatus,
  isOneOf,
  type plansEndpoints,
  producedStatuses,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import {
  type ActedVersion,
  type CaseKey,
  actionsOfRow,
  lockVersion,
  requireVersion,
  takeCaseAction,
} from '../cases/api.ts';
import { type PaidCase, noteFailedConfirmation, priceOfConfirmation } from '../credits/api.ts';
import { holderNamed } from '../practices/api.ts';
import { planInHand } from './decision-repository.ts';
import { documentRow } from './document/repository.ts';
import { keepConfirmed } from './finish/finish-repository.ts';
import { isFinished } from './finish/finished-repository.ts';
import { changePlan } from './plan-repository.ts';
import { findPlan } from './repository.ts';

type Agreed = Received<typeof plansEndpoints.confirm>['body'];
type PlanInHand = Awaited<ReturnType<typeof planInHand>>;

/** What confirming the plan of a version means now. @throws Refusal recordNotFound */
export async function confirmationOf(db: Querier, caller: Caller, key: CaseKey): Promise<Confirmation> {
  const found = await requireVersion(db, caller, key);
  const plan = await planInHand(db, key);
  const whole = plan && (await findPlan(db, key, plan.planId));
  const { holder, unit, amount, balance, covered } = await priceOfConfirmation(db, paidFor(found, plan));
  const payer = await holderNamed(db, holder);
  return {
    plan: whole && {
      planId: whole.planId,
      name: whole.name,
      upperSteps: whole.upperSteps,
      lowerSteps: whole.lowerSteps,
    },
    unit,
    amount,
    payer: { kind: holder.kind, name: payer?.name ?? '' },
    // What a design center has is not the practice's business.
    balance: holder.kind === 'practice' ? balance : null,
    covered,
    finished: await isFinished(db, key),
    mayConfirm: actionsOfRow(found.version.status, found.version.entrust, found.roles).includes('confirmPlan'),
  };
}

/** What is told instead of a transition that does not exist, by where the case stands. */
const before: readonly CaseStatus[] = [caseStatus.designing, caseStatus.pendingApproval, caseStatus.clinicallyRejected];

const refusedIn = (status: CaseStatus): ErrorName | null =>
  isOneOf(producedStatuses, status) ? 'planAlreadyConfirmed' : isOneOf(before, status) ? 'approvePlanFirst' : null;

/** Refusals of somebody who cannot pay; they stand in the ledger, at no cost. */
const unpaid = [
  'creditsInsufficient',
  'creditsRemaining',
  'practiceCreditsInsufficient',
] as const satisfies readonly ErrorName[];

/**
 * Confirms the plan in hand and charges for it, in one transaction.
 * @throws Refusal recordNotFound, noPermission, transitionRefused; approvePlanFirst and planAlreadyConfirmed by where the
 *   case stands; finishRequired while it is neither post-processed nor has a retainer; planChanged or priceChanged when that is not what was agreed to; those of who cannot pay
 */
export async function confirmPlan(
  context: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  caller: Caller,
  { caseId, version, planId, price }: Agreed,
): Promise<{ status: CaseStatus }> {
  const key = { caseId, version };
  let paid: PaidCase | null = null;
  try {
    return await context.db.transaction(async (tx) => {
      const found = await lockVersion(tx, caller, key);
      const refused = refusedIn(found.version.status);
      if (refused) throw new Refusal(refused);
      const plan = await planInHand(tx, key);
      paid = paidFor(found, plan);
      if (found.version.status === caseStatus.clinicallyApproved) await checkAgreed(tx, paid, { planId, price });
      const status = await takeCaseAction(context, tx, caller, key, 'confirmPlan');
      if (plan) await keepWhatIsConfirmed(tx, plan.planId);
      return { status };
    });
  } catch (error) {
    if (paid && error instanceof Refusal && isOneOf(unpaid, error.errorName)) await note(context, caller, paid);
    throw error;
  }
}

/** What is confirmed is the document that is there now: production takes no other. */
async function keepWhatIsConfirmed(tx: Transaction, planId: string): Promise<void> {
  const confirmedHash = (await documentRow(tx, planId))?.sha256 ?? null;
  await changePlan(tx, planId, { result: 'planConfirmed', confirmedHash });
  await keepConfirmed(tx, planId);
}

async function checkAgreed(tx: Transaction, paid: PaidCase, agreed: Pick<Agreed, 'planId' | 'price'>): Promise<void> {
  if (paid.planId !== agreed.planId) throw new Refusal('planChanged');
  const { unit, amount } = await priceOfConfirmation(tx, paid);
  if (unit !== agreed.price.unit || amount !== agreed.price.amount) throw new Refusal('priceChanged');
}

/** In the ledger, for readers of both languages. */
const NOT_COVERED = '积分不足 insufficient credits';

/** That it failed is kept apart from what was given up with it. */
const note = (context: Pick<AppContext, 'db'>, caller: Caller, paid: PaidCase) =>
  context.db.transaction((tx) =>
    noteFailedConfirmation(tx, paid, { userId: caller.userId, attempt: randomUUID(), reason: NOT_COVERED }),
  );

function paidFor({ record, version }: Pick<ActedVersion, 'record' | 'version'>, plan: PlanInHand): PaidCase {
  const { caseId, version: caseVersion, entrust, designCenterId } = version;
  return {
    ...{ caseId, caseVersion, caseNumber: record.ptNo, practiceId: record.practiceId, entrust, designCenterId },
    serviceType: record.serviceType,
    planId: plan?.planId ?? null,
    planName: plan?.name ?? null,
  };
}
