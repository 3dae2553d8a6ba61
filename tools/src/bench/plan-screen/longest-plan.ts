import { API_BASE, type Answer, endpoints, fromWire, toWire } from '@archway/contracts';

/** A plan that is there, as an address of the page. */
export interface PlanOnScreen {
  readonly path: string;
  readonly stages: number;
}

/** The plan of the demonstration with the most stages. */
export async function longestPlan(url: string, token: string): Promise<PlanOnScreen> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(url + API_BASE + path, { headers: { authorization: `Bearer ${token}`, lang: 'en-US' } });
    return fromWire(((await answer.json()) as { data: unknown }).data) as T;
  };
  const page = `${endpoints.cases.page.path}?pageSize=100`;
  const { rows } = await ask<Answer<typeof endpoints.cases.page>>(page);
  let found = { path: '', stages: 0 };
  for (const { caseId, version } of rows) {
    const key = new URLSearchParams(toWire({ caseId, version: String(version) }) as Record<string, string>);
    const plans = await ask<Answer<typeof endpoints.plans.list>>(`${endpoints.plans.list.path}?${key.toString()}`);
    for (const { planId, documentHash, upperSteps } of plans)
      if (documentHash && (upperSteps ?? 0) > found.stages)
        found = {
          path: `/plan-viewer?caseId=${caseId}&version=${version}&planId=${planId}`,
          stages: upperSteps ?? 0,
        };
  }
  if (found.stages === 0) throw new Error('the demonstration has no designed stages');
  return found;
}
