import type { Page } from '@playwright/test';
import { ask } from '../support/api.ts';
import { expect, type Lang } from '../support/test.ts';
import { words } from '../support/words.ts';

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly modelCount: number;
}

/** Who looks at a demonstration case in 3D. */
export const VIEWER = { as: 'democreator', coarse: true } as const;

/** Opens a demonstration case that has both jaws, and its 3D page, which comes in a tab of its own. */
export async function openScene(page: Page, lang: Lang): Promise<Page> {
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  const found = rows.find((row) => row.modelCount === 2);
  await page.goto(`/patient-detail/${found?.ptId}/${found?.version}`);
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('button', { name: words('remotes/cases', lang)('action.open3d') })
    .first()
    .click();
  const scene = await tab;
  await expect(scene.locator('canvas')).toHaveAttribute('data-ready', 'true');
  return scene;
}
