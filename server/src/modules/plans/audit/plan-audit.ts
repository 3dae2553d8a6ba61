import type { Answer, Received, plansEndpoints } from '@archway/contracts';
import { auditFactsOf } from '@archway/dental';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { type CaseKey, type VisibleVersion, cbctOfCase, requireVersion } from '../../cases/api.ts';
import { openDocument } from '../document/stored.ts';
import { planRecord } from '../plan-repository.ts';
import { act } from '../plan-work.ts';
import { openCommentsOn } from '../ports.ts';

type Audit = Answer<typeof plansEndpoints.audit>;
type PlanKey = CaseKey & { readonly planId: string };

/** An internal audit is of those who design, and of operators. */
const isInside = ({ sides }: VisibleVersion): boolean => sides.has('design') || sides.has('platform');

/** The internal audit of a plan. @throws Refusal recordNotFound; noPermission to the practice and production */
export async function auditOf(
  context: Pick<AppContext, 'db' | 'store'>,
  caller: Caller,
  { caseId, version, planId }: PlanKey,
): Promise<Audit> {
  const { db } = context;
  const key = { caseId, version };
  const found = await requireVersion(db, caller, key);
  const plan = await planRecord(db, key, planId);
  if (!plan) throw new Refusal('recordNotFound');
  if (!isInside(found)) throw new Refusal('noPermission');
  const document = await openDocument(context, planId);
  return {
    findings: plan.auditFindings ?? {},
    facts: document && auditFactsOf(document),
    cbct: await cbctOfCase.one(db, key),
    openComments: await openCommentsOn.one(db, planId),
  };
}

/**
 * Keeps what an auditor has looked at so far.
 * @throws Refusal recordNotFound, noPermission, transitionRefused and its better words; auditTaken with who audits it
 */
export async function saveAudit(
  context: Pick<AppContext, 'db' | 'store' | 'events' | 'jobs'>,
  caller: Caller,
  { findings, ...key }: Received<typeof plansEndpoints.saveAudit>['body'],
): Promise<Audit> {
  await context.db.transaction((tx) => act(context, tx, caller, key, 'saveAudit', { findings }));
  return auditOf(context, caller, key);
}
