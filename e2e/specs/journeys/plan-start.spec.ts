import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { walkedIn } from '../../support/languages.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface Task {
  readonly ptId: string;
  readonly version: number;
}

/** A case on which whoever is logged in may start a target plan. */
async function startable(page: Page): Promise<Task> {
  const { rows } = await ask<{ rows: Task[] }>(page, '/design/task/page?pageSize=100');
  for (const row of rows) {
    const path = `/design/scheme/actions?ptId=${row.ptId}&version=${row.version}`;
    const { actions } = await ask<{ actions: string[] }>(page, path);
    if (actions.includes('startTarget')) return row;
  }
  throw new Error('nobody waits for a target plan');
}

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/plans', lang);

  test(`a designer starts a target plan, and it is there for the practice (${lang})`, async ({ openIn }) => {
    const page = await openIn(lang, { as: 'demodesigner' });
    const { ptId, version } = await startable(page);
    await page.goto(`/patient-detail/${ptId}/${version}?section=plans`);
    await page.getByRole('button', { name: t('newTarget') }).click();
    const dialog = page.getByRole('dialog');
    const [name, remarks] = [dialog.getByRole('textbox').first(), dialog.getByRole('textbox').last()];
    await expect(name).not.toHaveValue('');
    await name.fill('');
    await dialog.getByRole('button', { name: t('naming.create') }).click();
    // Refused in words, and nothing is lost.
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill(`Expansion ${lang}`);
    await remarks.fill('Arches first.');
    await dialog.getByRole('button', { name: t('naming.create') }).click();
    await expect(dialog).toBeHidden();
    const plans = page.getByRole('list', { name: t('plans.title') });
    await expect(plans.getByRole('heading', { name: `Expansion ${lang}` })).toBeVisible();

    const doctor = await openIn(lang, { as: 'democreator' });
    await doctor.goto(`/patient-detail/${ptId}/${version}?section=plans`);
    await expect(doctor.getByRole('heading', { name: `Expansion ${lang}` })).toBeVisible();
    await expect(doctor.getByRole('button', { name: t('newTarget') })).toHaveCount(0);
  });
}
