import type { CephFilm } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface Row {
  readonly ptId: string;
  readonly version: number;
}

/** A case of the demonstration with a lateral cephalogram that nobody has traced. */
async function untraced(page: Page): Promise<Row> {
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const row of rows) {
    const films = await ask<CephFilm[]>(page, `/doctor/pt/ceph/list?ptId=${row.ptId}&version=${row.version}`);
    if (films.some(({ version, tracing }) => version === row.version && !tracing)) return row;
  }
  throw new Error('no case of the demonstration has a film that nobody traced');
}

test('a lateral cephalogram is traced, calibrated, measured, finished, and is there again', async ({ openIn }) => {
  const t = words('remotes/cases', 'en-US');
  const page = await openIn('en-US', { as: 'demodoctor' });
  const { ptId, version } = await untraced(page);
  await page.goto(`/patient-detail/${ptId}/${version}`);
  await page.getByRole('button', { name: t('section.ceph') }).click();
  await expect(page).toHaveURL(`/ceph-detail/${ptId}/${version}`);
  const stage = page.getByRole('group', { name: t('ceph.stage') });
  await stands(page);

  // Sella and nasion by the pointer, further ones by keys; the list goes on by itself.
  const box = (await stage.boundingBox())!;
  const at = (x: number, y: number) => page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await at(0.45, 0.4);
  await at(0.62, 0.36);
  const landmark = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  for (const [name, downs] of [
    ['A', 12],
    ['B', 20],
  ] as const) {
    await landmark(name).getByRole('button').click();
    await stage.focus();
    await page.keyboard.press('Enter');
    for (let press = 0; press < downs; press++) await page.keyboard.press('Shift+ArrowDown');
  }
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('SNA')).toContainText('°');
  await expect(row('ANB')).toContainText('°');

  // Lengths wait for a calibration.
  await page.getByRole('tab', { name: 'Jarabak' }).click();
  await expect(row('S-N')).toContainText(t('ceph.uncalibrated'));
  await page.getByRole('button', { name: t('ceph.calibration.begin') }).click();
  await page.getByText(t('ceph.calibration.kind.dpi'), { exact: true }).click();
  await page.getByRole('button', { name: t('ceph.calibration.apply') }).click();
  await expect(row('S-N')).toContainText('mm');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('ceph.export') }).click();
  expect((await download).suggestedFilename()).toMatch(/-ceph-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: t('ceph.finish') }).click();
  const saved = async (): Promise<boolean | undefined> =>
    (await ask<CephFilm[]>(page, `/doctor/pt/ceph/list?ptId=${ptId}&version=${version}`)).find(
      (film) => film.version === version,
    )?.tracing?.finished;
  await expect.poll(saved).toBe(true);
  await page.reload();
  await expect(page.getByText(t('ceph.finished'), { exact: true })).toBeVisible();
  await expect(row('SNA')).toContainText('°');
});
