import type { PlanStatus } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import type { TestServer } from '../../../test/harness.ts';
import { callerOf } from '../cases/cases.fixture.ts';
import { importPlans } from '../plans/api.ts';
import { giveDocument } from '../plans/document/document.fixture.ts';

/** A target of a case, where whoever designs would have brought it; with a document unless it is bare. @returns its id */
export async function givePlan(
  server: TestServer,
  caseId: string,
  status: PlanStatus,
  { bare = false }: { readonly bare?: boolean } = {},
): Promise<string> {
  const { userId: designerId } = await callerOf(server, await server.login('demodesigner'));
  const row = {
    caseId,
    version: 1,
    name: 'Target',
    planType: 'target',
    kind: 'auditPlan',
    designerId,
    status,
  } as const;
  const [planId] = await server.ctx.db.transaction((tx) => importPlans(tx, [row]));
  if (!bare) await giveDocument(server, { caseId, version: 1, planId: planId! }, samplePlan(1, { kind: 'target' }));
  return planId!;
}
