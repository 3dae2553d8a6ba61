import type { Page } from '@playwright/test';
import { ask } from './api.ts';

interface Listed {
  readonly schemeId: string;
  readonly name: string;
  readonly schemeType: 'target' | 'step';
  readonly documentHash: string | null;
}

/** A case of the demonstration with stages that were designed, and another design to compare them with. */
export interface DesignedCase {
  readonly ptId: string;
  readonly version: number;
  readonly stages: Listed;
  readonly other: Listed;
}

/** Whether a plan shows anything: other journeys leave bare ones behind. */
async function hasTeeth(page: Page, place: string, { schemeId }: Listed): Promise<boolean> {
  const at = `/design/scheme/document?${place}&schemeId=${schemeId}`;
  return (await ask<{ document: { teeth: unknown[] } }>(page, at)).document.teeth.length > 0;
}

/** @throws Error when no case of the demonstration has such plans */
export async function designedCase(page: Page): Promise<DesignedCase> {
  const { rows } = await ask<{ rows: { ptId: string; version: number }[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const { ptId, version } of rows) {
    const place = `ptId=${ptId}&version=${version}`;
    const plans = await ask<Listed[]>(page, `/design/scheme/list?${place}`);
    const designed = plans.filter(({ documentHash }) => documentHash !== null);
    const stages = designed.find(({ schemeType }) => schemeType === 'step');
    const other = designed.findLast(
      (each) => each.schemeId !== stages?.schemeId && each.documentHash !== stages?.documentHash,
    );
    if (stages && other && (await hasTeeth(page, place, stages))) return { ptId, version, stages, other };
  }
  throw new Error('no case of the demonstration has designed stages');
}

/** Where a plan is looked at in 3D. */
export const planAddress = ({ ptId, version, stages }: DesignedCase, more = ''): string =>
  `/plan-viewer?caseId=${ptId}&version=${version}&planId=${stages.schemeId}${more}`;

/** A draft with stages that the reader may edit. @throws Error when the demonstration has none */
export async function editableDraft(page: Page): Promise<{ readonly name: string; readonly at: string }> {
  const { rows } = await ask<{ rows: { ptId: string; version: number }[] }>(page, '/design/task/page?pageSize=100');
  for (const { ptId, version } of rows) {
    const plans = await ask<(Listed & { actions: string[] })[]>(
      page,
      `/design/scheme/list?ptId=${ptId}&version=${version}`,
    );
    const draft = plans.find(
      (each) => each.schemeType === 'step' && each.documentHash !== null && each.actions.includes('saveDocument'),
    );
    if (draft)
      return {
        name: draft.name,
        at: `/plan-design?caseId=${ptId}&version=${version}&planId=${draft.schemeId}`,
      };
  }
  throw new Error('no draft of the demonstration can be edited');
}

/** Stages that wait for their post-processing or a retainer. @throws Error when the demonstration has none */
export async function unfinishedStages(page: Page): Promise<{ readonly section: string; readonly name: string }> {
  const { rows } = await ask<{ rows: { ptId: string; version: number }[] }>(page, '/design/task/page?pageSize=100');
  for (const { ptId, version } of rows) {
    const at = `ptId=${ptId}&version=${version}`;
    const finishes = await ask<{ schemeId: string; kind: string; actions: string[] }[]>(
      page,
      `/design/finish/list?${at}`,
    );
    const waiting = finishes.find(({ actions }) => actions.includes('start'));
    const plans = waiting ? await ask<Listed[]>(page, `/design/scheme/list?${at}`) : [];
    const plan = plans.find(({ schemeId }) => schemeId === waiting?.schemeId);
    if (plan && (await hasTeeth(page, at, plan)))
      return { section: `/patient-detail/${ptId}/${version}?section=plans`, name: plan.name };
  }
  throw new Error('no stages of the demonstration wait for their post-processing');
}

interface Shareable {
  readonly ptId: string;
  readonly version: number;
  readonly schemeId: string;
  readonly name: string;
}

/** A plan with stages that a doctor may show to its patient. @throws Error when the demonstration has none */
export async function shareablePlan(page: Page): Promise<Shareable> {
  const { rows } = await ask<{ rows: { ptId: string; version: number }[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const { ptId, version } of rows) {
    const at = `ptId=${ptId}&version=${version}`;
    const { shareable: ready } = await ask<{ shareable: { schemeId: string }[] }>(page, `/design/share/list?${at}`);
    const plans = await ask<(Listed & { upperSteps: number | null })[]>(page, `/design/scheme/list?${at}`);
    const plan = plans.find((each) => each.upperSteps && ready.some(({ schemeId }) => schemeId === each.schemeId));
    if (plan && (await hasTeeth(page, at, plan))) return { ptId, version, schemeId: plan.schemeId, name: plan.name };
  }
  throw new Error('no plan can be shared');
}
