import type { Page } from '@playwright/test';
import { designBarely, untouched } from '../../support/designs.ts';
import { findings } from '../../support/axe.ts';
import { walkedIn } from '../../support/languages.ts';
import { overflowing } from '../../support/overflow.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

/** What people do with a plan in this journey. */
type Action = 'submit' | 'withdraw' | 'takeAudit' | 'passAudit' | 'rejectAudit' | 'startStep' | 'copy';

for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/plans', lang);
  const cases = words('remotes/cases', lang);

  test(`a team designs and audits target and stages; the doctor refuses, and approves a copy on a phone (${lang})`, async ({
    openIn,
  }) => {
    const designer = await openIn(lang, { as: 'demodesigner' });
    const { ptId, version } = await untouched(designer);
    const path = `/patient-detail/${ptId}/${version}?section=plans`;
    const open = async (as: string, phone = false): Promise<Page> => {
      const page = await openIn(lang, { as, phone });
      await page.goto(path);
      return page;
    };
    await designer.goto(path);
    const plan = (page: Page, name: string) =>
      page.locator('[data-plan]', { has: page.getByRole('heading', { name, exact: true }) });
    const press = (page: Page, name: string, action: Action) =>
      plan(page, name)
        .getByRole('button', { name: t(`action.${action}`), exact: true })
        .click();
    const fill = async (page: Page, button: string, name?: string): Promise<void> => {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await settled(page);
      if (name !== undefined) await dialog.getByRole('textbox').first().fill(name);
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    const inMenu = async (page: Page, name: string, action: Action): Promise<void> => {
      await plan(page, name)
        .getByRole('button', { name: t('more', { name }) })
        .click();
      await settled(page);
      await page.getByRole('menuitem', { name: t(`action.${action}`), exact: true }).click();
    };
    /** Everything in the checklist is ticked, one after another: each is kept. */
    const look = async (page: Page): Promise<void> => {
      const checks = page.getByRole('dialog').getByRole('checkbox');
      await expect(checks.first()).toBeVisible();
      for (const check of await checks.all()) await check.check();
    };
    /** Submitted by the designer, and passed by the auditor. */
    const audited = async (name: string): Promise<void> => {
      await press(designer, name, 'submit');
      await press(auditor, name, 'passAudit');
      await look(auditor);
      await fill(auditor, t('action.passAudit'));
      await expect(plan(designer, name)).toContainText(t('result.stagePassed'));
    };
    const goal = `Goal ${lang}`;

    // The target: begun, submitted, taken back once, audited.
    await designer.getByRole('button', { name: t('newTarget') }).click();
    await fill(designer, t('naming.create'), goal);
    // Nothing is submitted that nobody has designed.
    await expect(plan(designer, goal)).toContainText(t('notDesigned'));
    await expect(plan(designer, goal).getByRole('button', { name: t('action.submit'), exact: true })).toHaveCount(0);
    await designBarely(designer, { ptId, version }, goal);
    await press(designer, goal, 'submit');
    await expect(plan(designer, goal)).toContainText(t('status.inReview'));
    await inMenu(designer, goal, 'withdraw');
    await fill(designer, t('action.withdraw'));
    await expect(plan(designer, goal)).toContainText(t('status.draft'));
    await press(designer, goal, 'submit');
    const auditor = await open('demoauditor');
    await inMenu(auditor, goal, 'takeAudit');
    await expect(plan(auditor, goal)).toContainText('Gao Yuan');
    await press(auditor, goal, 'passAudit');
    await look(auditor);
    await fill(auditor, t('action.passAudit'));
    await expect(plan(designer, goal)).toContainText(t('result.targetPassed'));

    // The stages: rejected once in their audit, copied, passed.
    await press(designer, goal, 'startStep');
    await fill(designer, t('naming.create'), `Stages ${lang}`);
    await designBarely(designer, { ptId, version }, `Stages ${lang}`);
    await press(designer, `Stages ${lang}`, 'submit');
    await press(auditor, `Stages ${lang}`, 'rejectAudit');
    await fill(auditor, t('rejecting.ok'), 'Rotation of 23 is too fast.');
    await expect(plan(designer, `Stages ${lang}`)).toContainText('Rotation of 23 is too fast.');
    await inMenu(designer, `Stages ${lang}`, 'copy');
    await fill(designer, t('naming.create'), `Slower ${lang}`);
    await audited(`Slower ${lang}`);

    // The doctor refuses the stages, not the goal.
    const send = async (): Promise<void> => {
      await designer.getByRole('button', { name: cases('action.sendForApproval'), exact: true }).click();
      await fill(designer, cases('ask.sendForApproval.ok'));
    };
    await send();
    const doctor = await open('democreator');
    await doctor.getByRole('button', { name: cases('action.reject'), exact: true }).click();
    await expect(doctor.getByRole('dialog')).toBeVisible();
    await settled(doctor);
    await expect(doctor.getByRole('radio', { name: cases('say.reject.step') })).toBeChecked();
    await fill(doctor, cases('say.reject.ok'), 'Keep 14.');
    await expect(plan(doctor, `Slower ${lang}`)).toContainText(t('result.refuseStep'));
    await expect(plan(doctor, goal)).toContainText(t('result.targetPassed'));

    // A copy of them goes the same way, and is approved on a phone.
    await inMenu(designer, `Slower ${lang}`, 'copy');
    await fill(designer, t('naming.create'), `Kept ${lang}`);
    await audited(`Kept ${lang}`);
    await send();
    const phone = await open('democreator', true);
    await expect(plan(phone, `Kept ${lang}`)).toContainText(t('status.yourApproval'));
    // What changed since the refused stages stands first, with why they were refused; then the decision.
    await plan(phone, `Kept ${lang}`)
      .getByRole('button', { name: t('approval.open'), exact: true })
      .click();
    await expect(phone).toHaveURL(/\/plan-approval\//);
    await expect(
      phone.getByRole('heading', { name: t('approval.since', { name: 'V' }).split('V')[0]!.trim() }),
    ).toBeVisible();
    await expect(phone.getByText('Keep 14.')).toBeVisible();
    await settled(phone);
    expect(await overflowing(phone)).toEqual([]);
    expect(await findings(phone, 'approval on a phone')).toEqual([]);
    await phone.getByRole('button', { name: t('approval.approve', { version: 'V' }) }).click();
    await fill(phone, t('approval.ask.ok'));
    await expect(phone).toHaveURL(/section=plans/);
    await expect(plan(phone, `Kept ${lang}`)).toContainText(t('result.clinicallyPassed'));
    await expect(phone.getByRole('button', { name: t('confirm.button') }).first()).toBeVisible();
  });
}
