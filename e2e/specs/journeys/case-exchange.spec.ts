import type { CaseRow } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');

interface Row extends Pick<CaseRow, 'version' | 'patientName' | 'photoCount' | 'modelCount'> {
  readonly ptId: string;
}

/** What a page shows of a case that its archive has to bring back. */
async function shown(page: Page, path: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const textsOf = async (section: string, of: (page: Page) => Promise<string[]>): Promise<void> => {
    await page.goto(`${path}?section=${section}`);
    found[section] = await of(page);
  };
  await textsOf('photos', async () => {
    const pictures = page.getByRole('main').getByRole('img');
    const names = () => pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt') ?? ''));
    await expect(pictures.first()).toBeVisible();
    // Names come with the positions, a moment after the pictures themselves.
    await expect.poll(names).not.toContain('');
    return names();
  });
  await textsOf('models', async () => {
    await expect(page.getByText(/\.(stl|ply|obj|drc)/i).first()).toBeVisible();
    return page.getByText(/\.(stl|ply|obj|drc)/i).allInnerTexts();
  });
  await textsOf('prescription', async () => {
    // Not those of the case itself: its number and its doctor are others.
    const facts = page.locator('main section:not(:has(h1)) dd');
    await expect(facts.first()).toBeVisible();
    return facts.allInnerTexts();
  });
  await textsOf('messages', async () => {
    await expect(page.getByRole('log').getByText('Please look at 13.')).toBeVisible();
    // Who wrote it is somebody of another installation, and no longer oneself.
    const texts = await page.getByRole('log').locator('p').allInnerTexts();
    return texts.filter((text) => !text.includes('\n'));
  });
  return found;
}

test('a case is exported, imported, and looks the same', async ({ openIn }, info) => {
  const page = await openIn('en-US', { as: 'democreator' });
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  const row = rows.find(({ photoCount, modelCount }) => photoCount > 0 && modelCount === 2)!;
  const path = `/patient-detail/${row.ptId}/${row.version}`;
  const archive = info.outputPath('case.zip');

  await test.step('what is written about it travels, too', async () => {
    await page.goto(`${path}?section=messages`);
    await page.getByLabel(t('messages.field'), { exact: true }).fill('Please look at 13.');
    await page.getByRole('button', { name: t('messages.send'), exact: true }).click();
    await expect(page.getByRole('log').getByText('Please look at 13.')).toBeVisible();
  });
  const before = await shown(page, path);

  await test.step('the archive is made and fetched', async () => {
    await page.getByRole('button', { name: t('action.more', { name: row.patientName }) }).click();
    await page.getByRole('menuitem', { name: t('action.exportCase') }).click();
    const dialog = page.getByRole('dialog', { name: t('exchange.export.title') });
    await expect(dialog.getByText(t('exchange.part.messages'))).toBeVisible();
    await dialog.getByRole('button', { name: t('exchange.export.ok'), exact: true }).click();
    await expect(dialog.getByText(t('exchange.export.ready'))).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: t('exchange.export.download') }).click();
    await (await download).saveAs(archive);
  });

  await test.step('it is imported, and leads to the new case', async () => {
    await page.goto('/aligner');
    await page.getByRole('button', { name: t('exchange.import.action') }).click();
    const dialog = page.getByRole('dialog', { name: t('exchange.import.title') });
    await dialog.locator('input[type="file"]').setInputFiles(archive);
    await expect(dialog.getByText(row.patientName, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: t('exchange.import.ok'), exact: true }).click();
    await expect(dialog.getByText(t('exchange.import.done', { name: row.patientName }))).toBeVisible();
    await dialog.getByRole('button', { name: t('exchange.import.open') }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/patient-detail\/\d+\/\d+$/);
  });

  const fresh = new URL(page.url()).pathname;
  expect(fresh).not.toBe(path);
  expect(await shown(page, fresh)).toEqual(before);

  await test.step('a file that is no archive is refused by name', async () => {
    await page.goto('/aligner');
    await page.getByRole('button', { name: t('exchange.import.action') }).click();
    const file = { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') };
    const dialog = page.getByRole('dialog', { name: t('exchange.import.title') });
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByRole('alert')).toContainText('no whole ZIP file');
  });
});
