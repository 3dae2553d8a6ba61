import { type CaseFinding, type CaseMachine, intakeOf, photoTitles, requestKindOf } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Fact, GuardMap, Refused } from '../../../infrastructure/machine/adapter.ts';
import { openDoubts } from '../doubts/case-doubts.ts';
import { askedFor } from '../inspection/report/findings.ts';
import { countScans } from '../models/model-repository.ts';
import { lackOfPrescription } from '../prescription/prescription.ts';
import { cbctOfCase, ordersOfCase, photosOfCase, plansOfCase } from '../ports.ts';
import { lackOfRequest } from '../requests/request.ts';
import type { ActedVersion, CaseKey, CaseRecord } from '../scope/case-access.ts';

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
  orderPlaced: unless((db, key) => ordersOfCase.one.anyOrder(db, key), 'transitionRefused'),
  ordersShipped: unless((db, key) => ordersOfCase.one.allShipped(db, key), 'transitionRefused'),
};

function unless<N extends 'noPlan' | 'transitionRefused'>(
  holds: (db: Querier, key: CaseKey) => Promise<boolean>,
  refused: N,
): Fact<ActedVersion, N> {
  return async (db, { version }) => ((await holds(db, version)) ? null : { refused });
}

/** What is missing of a case. */
type Lack = Refused<
  | 'photosMissing'
  | 'cbctMissing'
  | 'prescriptionIncomplete'
  | 'prescriptionContradicts'
  | 'requestIncomplete'
  | 'modelMissing'
  | 'bothModelsMissing'
  | 'doubtsOpen'
>;

/**
 * What a case lacks of what its service asks for (`serviceIntakes`), in the order of the steps: photos and CBCT, the
 * prescription or the request, models; last, that nothing is in doubt.
 */
async function lackOf(tx: Querier, record: CaseRecord, key: CaseKey): Promise<Lack | null> {
  const intake = intakeOf(record.serviceType);
  const missing = intake.photos ? await photosOfCase.one.missing(tx, key) : [];
  if (missing.length > 0) return { refused: 'photosMissing', values: { name: photoTitles(missing) } };
  if (intake.ct && !(await cbctOfCase.one(tx, key))) return { refused: 'cbctMissing' };
  const asked = requestKindOf(record.serviceType) ? lackOfRequest(tx, record, key) : lackOfPrescription(tx, key);
  const open = await asked;
  if (open) return open;
  const scans = await countScans(tx, key);
  if (intake.jaws === 'both' && scans < 2) return { refused: 'bothModelsMissing' };
  if (scans === 0) return { refused: 'modelMissing' };
  const doubts = await openDoubts(tx, key);
  return doubts.length > 0 ? { refused: 'doubtsOpen', values: { num: doubts.length } } : null;
}
