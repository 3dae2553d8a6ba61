import { clientKey, discussed } from '../../support/designs.ts';
import { tell } from '../../support/api.ts';
import { settled } from '../../support/states.ts';
import { expect, test, type Lang } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of ['zh-CN', 'en-US'] as Lang[]) {
  const t = words('remotes/plans', lang);

  test(`an auditor comments on a plan, the designer sees it come and answers, and it is settled (${lang})`, async ({
    openIn,
  }) => {
    const auditor = await openIn(lang, { as: 'demoauditor' });
    const designer = await openIn(lang, { as: 'demodesigner' });
    const plan = await discussed(auditor);
    const path = `/patient-detail/${plan.ptId}/${plan.version}?section=plans`;
    const open = async (page: typeof auditor) => {
      await page.goto(path);
      await page
        .locator(`[data-plan="${plan.schemeId}"]`)
        .getByRole('button', { name: t('comments.begin'), exact: true })
        .click();
      const drawer = page.getByRole('dialog', { name: t('comments.title', { name: plan.name }) });
      await expect(drawer).toBeVisible();
      await settled(page);
      return drawer;
    };
    const [asking, answering] = [await open(auditor), await open(designer)];

    // A tooth is typed and taken; the list does not have to be scrolled.
    await asking.getByRole('combobox', { name: t('comments.teeth') }).fill('23');
    await auditor.keyboard.press('Enter');
    await asking.getByRole('textbox', { name: t('comments.write') }).fill('Rotation of 23 is too fast.');
    await asking.getByRole('button', { name: t('comments.send'), exact: true }).click();

    // It comes to the designer, who has the drawer open and does nothing.
    const thread = answering.getByRole('article', { name: t('comments.named', { num: 1 }) });
    await expect(thread).toContainText('Rotation of 23 is too fast.');
    await expect(thread).toContainText(t('comments.audience.design'));
    await expect(thread.getByRole('button', { name: t('comments.settle') })).toHaveCount(0);
    await thread.getByRole('button', { name: t('comments.reply'), exact: true }).click();
    await thread.getByRole('textbox', { name: t('comments.answer') }).fill('Now 4 to 17.');
    await thread.getByRole('button', { name: t('comments.reply'), exact: true }).click();

    const own = asking.getByRole('article', { name: t('comments.named', { num: 1 }) });
    await expect(own).toContainText('Now 4 to 17.');
    await own.getByRole('button', { name: t('comments.settle') }).click();
    await expect(asking).toContainText(t('comments.noneOpen'));
    await expect(answering).toContainText(t('comments.noneOpen'));

    // What the designers say among themselves is not the doctor's; what is said to everybody is.
    await tell(auditor, '/design/scheme/comment', {
      ...{ ptId: plan.ptId, version: plan.version, schemeId: plan.schemeId },
      ...{ clientKey: clientKey(), text: 'Is 18 to be kept?', audience: 'everybody', attachments: [], mentions: [] },
    });
    const doctor = await openIn(lang, { as: 'democreator', phone: true });
    await doctor.goto(path);
    await doctor
      .locator(`[data-plan="${plan.schemeId}"]`)
      .getByRole('button', { name: /^1 (条批注|comment)/ })
      .click();
    const read = doctor.getByRole('dialog');
    await expect(read.getByRole('article')).toHaveCount(1);
    await expect(read).toContainText('Is 18 to be kept?');

    // A comment leads to its tooth in 3D, also when it is settled.
    await answering.getByText(t('comments.filters.all', { num: 2 }), { exact: true }).click();
    await thread.getByRole('button', { name: t('comments.show') }).click();
    await expect(designer).toHaveURL(/\/plan-viewer\?.*tooth=23/);
  });
}
