import type { Plan } from '@archway/contracts';
import { canonicalJson } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { sampleFinish } from '@archway/dental/testing/finish';
import type { TestServer } from '../../../../test/harness.ts';
import { giveDocument, sha256 } from '../document/document.fixture.ts';
import { addFinishes } from './finish-repository.ts';

/** Stages of a document that are ready to be confirmed, wherever their case stands. @returns hash of the document */
export async function givePostProcessed(
  server: TestServer,
  plan: Pick<Plan, 'caseId' | 'version' | 'planId'>,
): Promise<string> {
  const { caseId, version, planId } = plan;
  const design = await giveDocument(server, plan, samplePlan(1, { kind: 'step' }));
  const content = sampleFinish('postProcess', design);
  const row = { planId, caseId, version, kind: content.kind, state: 'completed', content } as const;
  await server.ctx.db.transaction((tx) =>
    addFinishes(tx, [{ ...row, sha256: sha256(Buffer.from(canonicalJson(content))), completedAt: new Date() }]),
  );
  return design;
}
