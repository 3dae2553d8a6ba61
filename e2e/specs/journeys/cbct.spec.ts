import type { CaseCbct } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { Wizard } from '../../pages/wizard.ts';
import { ask, caseOf } from '../../support/api.ts';
import { ctFolder, ctSevenZip } from '../../support/cts.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');
const ct = ctFolder();

const storedCbct = (page: Page, { ptId, version }: { ptId: string; version: string }) =>
  ask<CaseCbct | null>(page, `/doctor/pt/cbct/get?ptId=${ptId}&version=${version}`);

test(`a folder with ${ct.real ? 'a real CT' : 'a generated CT'} is uploaded, holds the wizard meanwhile, and is found again`, async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  await new Wizard(page, 'en-US').begin('CT Folder');
  const place = caseOf(page);
  // Parts arrive slowly, so that there is a meanwhile.
  await page.route(/partNumber=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByLabel(t('cbct.chooseFolder')).setInputFiles(ct.folder);
  if (ct.several) {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    expect(await dialog.getByRole('radio').count()).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: t('cbct.pick.ok') }).click();
  }
  await expect(page.getByText(t('cbct.stay.wizard'))).toBeVisible();
  const wizardUrl = page.url();
  await page.getByRole('banner').getByText('Aligner', { exact: false }).first().click();
  await expect(page.getByText(t('cbct.uploadingCT')).first()).toBeVisible();
  expect(page.url()).toBe(wizardUrl);

  await expect.poll(async () => (await storedCbct(page, place)) !== null).toBe(true);
  await page.unroute(/partNumber=/);
  await page.reload();
  const stored = await storedCbct(page, place);
  const [columns, rows] = stored!.volume.size;
  await expect(page.getByText(`${columns} × ${rows}`, { exact: false }).first()).toBeVisible();
  // The lock is gone with the upload.
  await page.getByRole('banner').getByText('Aligner', { exact: false }).first().click();
  await expect(page).toHaveURL(/\/aligner/);
});

test('a CT in a 7z, cut off by a closed page, is finished by the next one', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  await new Wizard(page, 'en-US').begin('CT Archive');
  const place = caseOf(page);
  const address = page.url();
  let parts = 0;
  /** Parts by their file and number. */
  const arrived: string[] = [];
  const partOf = (url: string): string => /([^/]+)\?.*partNumber=(\d+)/.exec(url)?.slice(1).join(' ') ?? '';
  page.on('response', (response) => {
    if (/partNumber=/.test(response.url()) && response.ok()) arrived.push(partOf(response.url()));
  });
  // The network dies after two parts.
  await page.route(/partNumber=/, (route) => {
    parts += 1;
    return parts <= 2 ? route.continue() : route.abort('internetdisconnected');
  });
  await page.getByLabel(t('cbct.chooseFiles')).setInputFiles(await ctSevenZip());
  await expect.poll(() => [parts > 2, arrived.length]).toEqual([true, 2]);
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const sent: string[] = [];
  next.on('request', (request) => {
    if (/partNumber=/.test(request.url())) sent.push(partOf(request.url()));
  });
  await next.goto(address);
  await next.getByRole('button', { name: t('upload.resume') }).click();
  await expect.poll(async () => (await storedCbct(next, place)) !== null).toBe(true);
  const stored = await storedCbct(next, place);
  // What had arrived was not sent again.
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((part) => arrived.includes(part))).toEqual([]);
  expect(stored!.volume.sha256).toMatch(/^[0-9a-f]{64}$/);
});
