import { type CaseFinding, type CaseMachine, photoTitles } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Fact, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import { openDoubts } from '../doubts/case-doubts.ts';
import { askedFor } from '../inspection/report/findings.ts';
import { hasModel } from '../models/model-repository.ts';
import { lackOfPrescription } from '../prescription/prescription.ts';
import { ordersOfCase, photosOfCase, plansOfCase } from '../ports.ts';
import type { ActedVersion, CaseKey } from '../scope/case-access.ts';

/** What an action is taken with. */
export interface CaseInput {
  /** Why; or a question, or its answer. */
  readonly reason?: string | null | undefined;
  /** What the machine found stands for a reason. */
  readonly findings?: readonly CaseFinding[] | undefined;
}

type CaseGuards = GuardMap<CaseMachine, ActedVersion, CaseInput>;

/** The conditions of the case machine. */
export const caseGuards: CaseGuards = {
  caseComplete: (tx, { version }) => lackOf(tx, version),
  reasonGiven: async (_tx, _found, { reason, findings }) =>
    reason || findings?.length ? null : { refused: 'reasonRequired' },
  somethingToSupply: async (tx, { version }, { reason, findings }) =>
    reason || findings?.length || (await askedFor(tx, version)) > 0 ? null : { refused: 'reasonRequired' },
  nothingToSupply: async (tx, { version }) => {
    const num = await askedFor(tx, version);
    return num > 0 ? { refused: 'findingsToSupply', values: { num } } : null;
  },
  noPlanYet: async (db, { version }) =>
    (await plansOfCase.one.anyPlan(db, version)) ? { refused: 'planStarted' } : null,
  planReady: unless((db, key) => plansOfCase.one.stagesToSend(db, key), 'noPlan'),
  orderPlaced: unless((db, key) => ordersOfCase.one.anyOrder(db, key), 'transitionRefused'),
  ordersShipped: unless((db, key) => ordersOfCase.one.allShipped(db, key), 'transitionRefused'),
};

function unless<N extends 'noPlan' | 'transitionRefused'>(
  holds: (db: Querier, key: CaseKey) => Promise<boolean>,
  refused: N,
): Fact<ActedVersion, N> {
  return async (db, { version }) => ((await holds(db, version)) ? null : { refused });
}

/**
 * A case can be submitted with a photo at each required position, a prescription that is complete and does not
 * contradict itself, a model of at least one jaw, and nothing in doubt: said in the order of the steps.
 */
async function lackOf(
  tx: Querier,
  key: CaseKey,
): Promise<Refused<
  'photosMissing' | 'prescriptionIncomplete' | 'prescriptionContradicts' | 'modelMissing' | 'doubtsOpen'
> | null> {
  const missing = await photosOfCase.one.missing(tx, key);
  if (missing.length > 0) return { refused: 'photosMissing', values: { name: photoTitles(missing) } };
  const lacking = await lackOfPrescription(tx, key);
  if (lacking) return lacking;
  if (!(await hasModel(tx, key))) return { refused: 'modelMissing' };
  const doubts = await openDoubts(tx, key);
  return doubts.length > 0 ? { refused: 'doubtsOpen', values: { num: doubts.length } } : null;
}
