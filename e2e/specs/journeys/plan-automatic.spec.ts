import { untouched } from '../../support/designs.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/plans', lang);

  test(`a draft is designed automatically from its scans, says what is uncertain, and stands in 3D (${lang})`, async ({
    openIn,
  }) => {
    const page = await openIn(lang, { as: 'demodesigner', coarse: true });
    const { ptId, version } = await untouched(page);
    await page.goto(`/patient-detail/${ptId}/${version}?section=plans`);
    await page.getByRole('button', { name: t('newTarget') }).click();
    const naming = page.getByRole('dialog');
    await naming.getByRole('textbox').first().fill('By the machine');
    await naming.getByRole('button', { name: t('naming.create'), exact: true }).click();
    await expect(naming).toBeHidden();

    const row = page.locator('[data-plan]', {
      has: page.getByRole('heading', { name: 'By the machine', exact: true }),
    });
    const design = row.getByRole('button', { name: t('open.designPlan'), exact: true });
    const begin = async (): Promise<void> => {
      await design.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('open.designPlan'), exact: true })
        .click();
    };
    await begin();
    // Stopped, it is as it was; begun again, it may be left alone.
    await row.getByRole('button', { name: t('design.stop'), exact: true }).click();
    await expect(row.getByText(t('design.running'))).toHaveCount(0);
    await expect(row).toContainText(t('notDesigned'));
    await begin();
    await expect(row.getByText(t('design.running'))).toBeVisible();
    const done = row.getByRole('group', { name: t('design.title') });
    await expect(done).toBeVisible();

    await done.getByRole('button').click();
    const findings = page.getByRole('dialog');
    await expect(findings.getByRole('listitem').first()).toBeVisible();
    await settled(page);
    await findings
      .getByRole('button', { name: t('design.close'), exact: true })
      .last()
      .click();
    await expect(findings).toBeHidden();

    await row.getByRole('button', { name: t('in3dOf', { name: 'By the machine' }) }).click();
    await expect(page).toHaveURL(/\/plan-viewer\?/);
    await expect(page.locator('canvas').first()).toHaveAttribute('data-ready', 'true');
  });
}
