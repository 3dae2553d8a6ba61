import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { findings } from '../../support/axe.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

/** A plan for which the practice may ask for help. */
async function askable(page: Page) {
  const { rows } = await ask<{ rows: { ptId: string; version: number }[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const { ptId, version } of rows) {
    const at = `ptId=${ptId}&version=${version}`;
    const { askable: plans } = await ask<{ askable: string[] }>(page, `/design/assist/list?${at}`);
    const [schemeId] = plans;
    if (schemeId === undefined) continue;
    const all = await ask<{ schemeId: string; name: string }[]>(page, `/design/scheme/list?${at}`);
    const plan = all.find((each) => each.schemeId === schemeId);
    if (plan) return { ptId, version, ...plan };
  }
  throw new Error('help can be asked for no plan');
}

test('a doctor asks the design center for help with an audit, and its answer reaches the plan', async ({ openIn }) => {
  const t = words('remotes/plans', 'en-US');
  const zh = words('remotes/plans', 'zh-CN');
  const doctor = await openIn('en-US', { as: 'democreator' });
  const { ptId, version, schemeId, name } = await askable(doctor);
  await doctor.goto(`/patient-detail/${ptId}/${version}?section=plans`);
  const plan = doctor.locator(`[data-plan="${schemeId}"]`);
  await plan.getByRole('button', { name: t('more', { name }) }).click();
  await settled(doctor);
  await doctor.getByRole('menuitem', { name: t('assist.action.ask'), exact: true }).click();
  const asking = doctor.getByRole('dialog', { name: t('assist.asking', { name }) });
  await asking.getByLabel(t('assist.field.question')).fill('Is 23 possible without IPR?');
  await settled(doctor);
  expect(await findings(doctor, 'asking for help with an audit')).toEqual([]);
  await asking.getByRole('button', { name: t('assist.send') }).click();
  const list = plan.getByRole('list', { name: t('assist.list') });
  await expect(list).toContainText('Is 23 possible without IPR?');
  await expect(list).toContainText(t('assist.state.asked'));

  // In the design center, in Chinese: nothing of the patient but age and sex, and the teeth in 3D.
  const center = await openIn('zh-CN', { as: 'democenter' });
  await center.goto('/assist-audits');
  await center.getByRole('link', { name, exact: true }).first().click();
  // The list behind it stays in the page, and out of sight.
  await expect(center.getByRole('article').getByText('Is 23 possible without IPR?')).toBeVisible();
  await expect(center.locator('canvas')).toHaveAttribute('data-ready', 'true');
  await settled(center);
  expect(await findings(center, 'an assist audit')).toEqual([]);
  await center.getByRole('button', { name: zh('assist.action.take'), exact: true }).click();
  await expect(list).toContainText(t('assist.state.taken'));
  await center.getByRole('button', { name: zh('assist.action.answer'), exact: true }).click();
  const answering = center.getByRole('dialog');
  const said = answering.getByLabel(zh('assist.answering.reason'));
  await answering.getByRole('button', { name: zh('assist.action.answer'), exact: true }).click();
  // What should change has to be said.
  await expect(said).toHaveAttribute('aria-invalid', 'true');
  await said.fill('Rotate 23 more slowly.');
  await answering.getByRole('button', { name: zh('assist.action.answer'), exact: true }).click();
  await expect(center.getByText(zh('assists.over'))).toBeVisible();

  await expect(list).toContainText('Rotate 23 more slowly.');
  await expect(list).toContainText(t('assist.verdict.change'));
  // With the answer the reading ends.
  await center.reload();
  await expect(center.getByText(zh('assists.over'))).toBeVisible();
});
