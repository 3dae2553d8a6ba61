import { randomBytes } from 'node:crypto';
import { type PlanDocument, serviceTypes } from '@archway/contracts';
import { barePlan } from '@archway/dental/testing';
import { sampleFinish } from '@archway/dental/testing/finish';
import type { Page } from '@playwright/test';
import { ask, tell } from './api.ts';

/** A case version, as the wire names it. */
export interface CaseToDesign {
  readonly ptId: string;
  readonly version: number;
}

/** A case of aligners on which no plan goes on yet, so that what is made there is all that there is to decide about. */
export async function untouched(page: Page): Promise<CaseToDesign> {
  const { rows } = await ask<{ rows: CaseToDesign[] }>(page, '/design/task/page?pageSize=100');
  const list = `/doctor/doc/pagePt?pageSize=100&serviceType=${serviceTypes.aligner.id}`;
  const aligners = new Set((await ask<{ rows: CaseToDesign[] }>(page, list)).rows.map(({ ptId }) => ptId));
  for (const row of rows.filter(({ ptId }) => aligners.has(ptId))) {
    const at = `ptId=${row.ptId}&version=${row.version}`;
    const { actions } = await ask<{ actions: string[] }>(page, `/design/scheme/actions?${at}`);
    const plans = await ask<{ status: number }[]>(page, `/design/scheme/list?${at}`);
    if (actions.includes('startTarget') && plans.every(({ status }) => status === 0)) return row;
  }
  throw new Error('no case waits for its first plan');
}

/** A plan, as the wire names it. */
interface PlanToDiscuss extends CaseToDesign {
  readonly schemeId: string;
  readonly name: string;
}

/** A plan of the team of which nothing was said yet, and that journeys do not decide about. */
export async function discussed(page: Page): Promise<PlanToDiscuss> {
  const { rows } = await ask<{ rows: CaseToDesign[] }>(page, '/design/task/page?pageSize=100');
  for (const { ptId, version } of rows) {
    const at = `ptId=${ptId}&version=${version}`;
    const plans = await ask<(NamedPlan & { status: number })[]>(page, `/design/scheme/list?${at}`);
    const said = await ask<{ schemeId: string }[]>(page, `/design/scheme/comment/count?${at}`);
    const plan = plans.find(
      ({ schemeId, status, documentHash }) =>
        status === 4 && documentHash !== null && said.every((of) => of.schemeId !== schemeId),
    );
    if (plan) return { ptId, version, schemeId: plan.schemeId, name: plan.name };
  }
  throw new Error('something was said of every plan');
}

/** As a client makes it up. */
export const clientKey = (): string => randomBytes(16).toString('hex');
interface NamedPlan {
  readonly documentHash: string | null;
  readonly schemeId: string;
  readonly schemeType: PlanDocument['kind'];
  readonly name: string;
}

async function named(page: Page, { ptId, version }: CaseToDesign, name: string): Promise<NamedPlan> {
  const plans = await ask<NamedPlan[]>(page, `/design/scheme/list?ptId=${ptId}&version=${version}`);
  const plan = plans.find((each) => each.name === name);
  if (!plan) throw new Error(`there is no plan ${name}`);
  return plan;
}

/** Saves a plan without teeth in a draft, so that it can be submitted: for journeys about what comes after the design. */
export async function designBarely(page: Page, at: CaseToDesign, name: string): Promise<void> {
  const { ptId, version } = at;
  const { schemeId, schemeType } = await named(page, at, name);
  await tell(page, '/design/scheme/document', { ptId, version, schemeId, document: barePlan(schemeType), base: null });
}

/** Designs a retainer from stages as far as the server looks into one, so that they can be confirmed. */
export async function finishBarely(page: Page, at: CaseToDesign, name: string): Promise<void> {
  const { schemeId, documentHash } = await named(page, at, name);
  const finish = { ptId: at.ptId, version: at.version, schemeId };
  const act = (action: string) => tell(page, '/design/finish/action', { ...finish, kind: 'retainer', action });
  await act('start');
  await tell(page, '/design/finish', { ...finish, content: sampleFinish('retainer', documentHash!, 0), base: null });
  await act('complete');
}
