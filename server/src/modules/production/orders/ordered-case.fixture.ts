import { type Received, caseStatus, entrustTo, type productionEndpoints, standardParameters } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TestServer } from '../../../../test/harness.ts';
import { type WalkedCase, caseToWalk } from '../../cases/machine/case-people.fixture.ts';
import { giveDocument } from '../../plans/document/document.fixture.ts';
import { plans } from '../../plans/schema.ts';

type Placed = Received<typeof productionEndpoints.place>['body'];

/** A case of the practice whose plan of 14 and 12 steps was confirmed, to order from. */
export interface OrderedCase extends WalkedCase {
  readonly key: { readonly caseId: string; readonly version: 1 };
  readonly planId: string;
  readonly planHash: string;
  /** An order of all its aligners, or of what is said. */
  readonly order: (changes?: Partial<Placed>) => Placed;
}

export async function orderedCase(server: TestServer): Promise<OrderedCase> {
  const walked = await caseToWalk(server);
  const key = { caseId: walked.caseId, version: 1 } as const;
  const { db } = server.ctx;
  await db.transaction((tx) => walked.put(tx, caseStatus.planConfirmed, entrustTo.team));
  const made = { ...key, name: 'V2', planType: 'step', kind: 'auditPlan', status: 3, result: 'planConfirmed' } as const;
  const [plan] = await db
    .insert(plans)
    .values({ ...made, upperSteps: 14, lowerSteps: 12 })
    .returning();
  if (!plan) throw new Error('the plan was not inserted');
  const planHash = await giveDocument(server, plan, samplePlan(1, { kind: 'step' }));
  await db.update(plans).set({ confirmedHash: planHash }).where(eq(plans.planId, plan.planId));
  return {
    ...{ ...walked, key, planId: plan.planId, planHash },
    order: (changes) => ({
      ...{ ...key, clientKey: randomBytes(16).toString('hex'), planHash, product: 'aligner' },
      ...{ upper: { from: 1, to: 14 }, lower: { from: 1, to: 12 }, stepsPerSubOrder: 6, special: false },
      ...{ withRetainer: false, parameters: standardParameters, repeat: false },
      ...changes,
    }),
  };
}
