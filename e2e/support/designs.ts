import type { Page } from '@playwright/test';
import { ask } from './api.ts';

/** A case version, as the wire names it. */
export interface CaseToDesign {
  readonly ptId: string;
  readonly version: number;
}

/** A case of the team on which no plan goes on yet, so that what is made there is all that there is to decide about. */
export async function untouched(page: Page): Promise<CaseToDesign> {
  const { rows } = await ask<{ rows: CaseToDesign[] }>(page, '/design/task/page?pageSize=100');
  for (const row of rows) {
    const at = `ptId=${row.ptId}&version=${row.version}`;
    const { actions } = await ask<{ actions: string[] }>(page, `/design/scheme/actions?${at}`);
    const plans = await ask<{ status: number }[]>(page, `/design/scheme/list?${at}`);
    if (actions.includes('startTarget') && plans.every(({ status }) => status === 0)) return row;
  }
  throw new Error('no case waits for its first plan');
}
