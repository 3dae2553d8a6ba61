import type { CaseFinding, CaseMachine, RefusedPart } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Fact, GuardMap } from '../../../infrastructure/machine/adapter.ts';
import { askedFor } from '../inspection/report/findings.ts';
import { ordersOfCase, plansOfCase } from '../ports.ts';
import type { ActedVersion, CaseKey } from '../scope/case-access.ts';
import { lackOf } from './lacks.ts';

/** What an action is taken with. */
export interface CaseInput {
  /** Why; or a question, or its answer. */
  readonly reason?: string | null | undefined;
  /** What the machine found stands for a reason. */
  readonly findings?: readonly CaseFinding[] | undefined;
  /** What of a plan a doctor refuses; the stages where it is not said. */
  readonly refused?: RefusedPart | undefined;
}

type CaseGuards = GuardMap<CaseMachine, ActedVersion, CaseInput>;

/** The conditions of the case machine. */
export const caseGuards: CaseGuards = {
  caseComplete: (tx, { record, version }) => lackOf(tx, record, version),
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
  planFinished: unless((db, key) => plansOfCase.one.isFinished(db, key), 'finishRequired'),
  orderPlaced: unless((db, key) => ordersOfCase.one.anyOrder(db, key), 'transitionRefused'),
  ordersShipped: unless((db, key) => ordersOfCase.one.allShipped(db, key), 'transitionRefused'),
};

function unless<N extends 'noPlan' | 'finishRequired' | 'transitionRefused'>(
  holds: (db: Querier, key: CaseKey) => Promise<boolean>,
  refused: N,
): Fact<ActedVersion, N> {
  return async (db, { version }) => ((await holds(db, version)) ? null : { refused });
}
