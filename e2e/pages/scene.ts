import type { Page } from '@playwright/test';
import { expect, type Lang } from '../support/test.ts';
import { words } from '../support/words.ts';
import { LoginPage } from './login.ts';

/** Logs in, opens a demonstration case that has both jaws, and its 3D page. */
export async function openScene(page: Page, lang: Lang): Promise<Page> {
  await new LoginPage(page, lang).enter('democreator');
  const found = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, lang: 'en-US' };
    const answer = await fetch('/api/doctor/doc/pagePt?pageSize=100', { headers });
    const { data } = (await answer.json()) as {
      data: { rows: { ptId: string; version: number; modelCount: number }[] };
    };
    return data.rows.find((row) => row.modelCount === 2);
  });
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
