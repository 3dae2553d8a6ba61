import type { Page } from '@playwright/test';
import { caseStatus, entrustTo, serviceTypes } from '@archway/contracts';
import { ask } from '../../support/api.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');
const zh = words('remotes/cases', 'zh-CN');

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly status: number;
  readonly entrust: number;
}

/** The page of an implant case that the team of the practice designs, at its report. */
async function inDesign(page: Page): Promise<string> {
  const path = `/doctor/doc/pagePt?pageSize=50&serviceType=${serviceTypes.plant.id}`;
  const { rows } = await ask<{ rows: Row[] }>(page, path);
  const row = rows.find(({ status, entrust }) => status === caseStatus.designing && entrust === entrustTo.team);
  if (!row) throw new Error('no implant case is in design');
  return `/patient-detail/${row.ptId}/${row.version}?section=implants`;
}

test('a designer writes and issues an implant report, and the practice reads what was issued', async ({ openIn }) => {
  const designer = await openIn('en-US', { as: 'demodesigner' });
  const path = await inDesign(designer);
  await designer.goto(path);
  const position = designer.getByRole('option', { name: t('rx.tooth', { tooth: '25' }), exact: true });
  await position.click();
  await designer.locator('#implant-25-system').fill('Straumann BLX');
  await designer.locator('#implant-25-length').fill('8');
  await designer.locator('#implant-25-clearance').fill('-0.4');
  await designer.locator('#implant-25-clearance').press('Tab');
  await expect(designer.getByText(t('implant.caution.sinus'))).toBeVisible();
  await expect(designer.getByText(t('implant.neverIssued'))).toBeVisible();

  const creator = await openIn('zh-CN', { as: 'democreator' });
  await creator.goto(path);
  await expect(creator.getByText(zh('implant.none'))).toBeVisible();

  const issue = async (): Promise<void> => {
    await designer.getByRole('button', { name: t('implant.issue'), exact: true }).click();
    const asked = designer.getByRole('dialog', { name: t('implant.askIssue') });
    await expect(asked).toBeVisible();
    await settled(designer);
    await asked.getByRole('button', { name: t('implant.issue'), exact: true }).click();
    await expect(asked).toBeHidden();
  };
  await issue();
  // Its diameter is missing yet: the refusal names the position.
  await expect(designer.getByText(/is missing at: \[25\]/)).toBeVisible();
  await designer.locator('#implant-25-diameter').fill('3.8');
  await designer.locator('#implant-25-diameter').press('Tab');
  await issue();
  await expect(designer.getByText(t('implant.issuedAsIs'))).toBeVisible();

  // The open page of the practice shows it by itself.
  await expect(creator.getByText('Straumann BLX', { exact: true })).toBeVisible();
  await expect(creator.getByText(zh('implant.caution.sinus'))).toBeVisible();
  await creator.goto('/msg-center');
  await expect(creator.getByText(/的种植报告已发布/).first()).toBeVisible();
});
