import {
  FINISH_FORMAT,
  FINISH_FORMAT_VERSION,
  type FinishContent,
  type FinishKind,
  type Plan,
} from '@archway/contracts';
import { canonicalJson } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import type { TestServer } from '../../../../test/harness.ts';
import { giveDocument, sha256 } from '../document/document.fixture.ts';
import { addFinishes } from './finish-repository.ts';

/** A round line: as far as the server looks into one. */
const points = Array.from({ length: 24 }, (_, n): [number, number, number] => {
  const angle = (2 * Math.PI * n) / 24;
  return [25 * Math.cos(angle), -6, 20 * Math.sin(angle)];
});

/** What somebody saves of the upper jaw at a step. @param design hash of the document of the plan */
export function sampleFinish(kind: FinishKind, design: string, step = 12): FinishContent {
  const made = { format: FINISH_FORMAT, formatVersion: FINISH_FORMAT_VERSION, design } as const;
  const cutLine = { shape: 0, reserveGum: 2, terminalWeight: 1, by: 'auto', points } as const;
  const jaw = { step, cutLine: { ...cutLine, points: points.map((point) => [...point] as typeof point) } };
  if (kind === 'retainer') return { ...made, kind, upper: jaw, lower: null };
  const base = { margin: 2, height: 6, outline: points.map(([x, , z]): [number, number] => [x * 1.1, z * 1.1]) };
  return { ...made, kind, upper: { ...jaw, base, text: { position: 'left', content: 'P-1' } }, lower: null };
}

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
