import { clientKey, discussed } from '../../support/designs.ts';
import { tell } from '../../support/api.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/plans', lang);
  const viewer = words('remotes/viewer3d', lang);

  test(`an auditor comments on a plan, the designer sees it come and answers, and it is settled (${lang})`, async ({
    openIn,
  }) => {
    const auditor = await openIn(lang, { as: 'demoauditor', coarse: true });
    const designer = await openIn(lang, { as: 'demodesigner', coarse: true });
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
    await expect(designer).toHaveURL(/\/plan-viewer\?.*tooth=23.*comment=1/);
    await expect(designer.locator('canvas')).toHaveAttribute('data-ready', 'true');
    await expect(designer.getByRole('article', { name: t('comments.named', { num: 1 }) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(designer.locator('[data-pin="1"]')).toBeVisible();

    // One that is pinned in 3D by the auditor comes to the designer as a pin, who goes where it was seen from.
    await auditor.goto(`/plan-viewer?caseId=${plan.ptId}&version=${plan.version}&planId=${plan.schemeId}&tooth=11`);
    const canvas = auditor.locator('canvas');
    await expect(canvas).toHaveAttribute('data-ready', 'true');
    await expect(canvas).toHaveAttribute('data-selected', '11');
    await auditor.getByRole('button', { name: viewer('comments.buttonOpen_other', { count: 1 }) }).click();
    await auditor.getByRole('button', { name: viewer('comments.here'), exact: true }).click();
    await expect(auditor.locator('[data-pin="new"]')).toBeVisible();
    await expect(auditor.getByText(t('comments.viewKept'))).toBeVisible();
    await auditor.getByRole('textbox', { name: t('comments.write') }).fill('Look at 11 from here.');
    await auditor.getByRole('button', { name: t('comments.send'), exact: true }).click();
    const pin = designer.getByRole('button', { name: new RegExp(`^${viewer('comments.pin', { num: 3 })}\\b`) });
    await designer.keyboard.press('1');
    await expect(pin).toBeVisible();
    await pin.press('Enter');
    await expect(designer.locator('canvas')).toHaveAttribute('data-selected', '11');
    await expect(designer.locator('canvas')).toHaveAttribute('data-view', '');
    await expect(designer.getByRole('article', { name: t('comments.named', { num: 3 }) })).toContainText(
      'Look at 11 from here.',
    );
  });
}
