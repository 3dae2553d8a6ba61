import { Wizard } from '../../pages/wizard.ts';
import { ask } from '../../support/api.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface Row {
  ptId: string;
  version: number;
}

// In one language: the demonstration has one such case, and keeps its answers.
for (const lang of ['zh-CN'] as Lang[]) {
  const t = words('remotes/cases', lang);

  test(`what is at the wrong place is asked about before it goes out, and can be taken back (${lang})`, async ({
    openIn,
  }) => {
    const page = await openIn(lang, { as: 'democreator' });
    // The demonstration has one open case with swapped jaws and pictures of something else.
    const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageNum=1&pageSize=100&tab=2');
    const asked = await Promise.all(
      rows.map(async ({ ptId, version }) => {
        const path = `/doctor/pt/doubt/list?ptId=${ptId}&version=${version}`;
        return (await ask<{ doubts: unknown[] }>(page, path)).doubts.length;
      }),
    );
    const doubtful = rows[asked.indexOf(Math.max(...asked))]!;
    await page.goto(`/add-patient?ptId=${doubtful.ptId}&version=${doubtful.version}&step=prescription`);
    const wizard = new Wizard(page, lang);
    await wizard.prescribe();
    await wizard.goTo('submit');

    await expect(page.getByText(t('finding.unlikePhoto'))).toBeVisible();
    // Each doubt shows what it is about: the jaws as they were drawn by their analysis.
    const jaws = page.locator(`button[aria-label^="${t('action.open3d')}: "] img`);
    await jaws.first().scrollIntoViewIfNeeded();
    const widths = () => jaws.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([320, 320]);
    const submit = page.getByRole('button', { name: t('wizard.submit'), exact: true });
    await expect(submit).toBeDisabled();
    const swap = page.getByRole('button', { name: t('doubt.swap') });
    if ((await swap.count()) > 0) {
      await swap.click();
      await expect(swap).toHaveCount(0);
    }

    await wizard.confirmDoubts();
    await submit.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('submit.confirm.final'))).toBeVisible();
    await dialog.getByRole('button', { name: t('submit.confirm.cancel') }).click();
    await expect(page).toHaveURL(/step=submit/);
    await wizard.submit();
    await expect(page).toHaveURL(/\/patient-detail\/\d+\/\d+/);

    await page.getByRole('button', { name: t('action.withdraw') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ask.withdraw.ok') })
      .click();
    await expect(page.getByRole('button', { name: t('action.continue') })).toBeVisible();
  });
}

test('an address of an account section that does not exist says so', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'demodesigner' });
  await page.goto('/account?key=9');
  const t = words('remotes/account', 'en-US');
  await expect(page.getByText(t('account.absent'))).toBeVisible();
});
