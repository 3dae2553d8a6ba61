import { PlanBoard } from '../../pages/plan-board.ts';
import { designBarely, untouched } from '../../support/designs.ts';
import { findings } from '../../support/axe.ts';
import { walkedIn } from '../../support/languages.ts';
import { overflowing } from '../../support/overflow.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of walkedIn('zh-CN')) {
  const t = words('remotes/plans', lang);
  const cases = words('remotes/cases', lang);

  test(`a team designs and audits target and stages; the doctor refuses, and approves a copy on a phone (${lang})`, async ({
    openIn,
  }) => {
    const designing = await openIn(lang, { as: 'demodesigner' });
    const { ptId, version } = await untouched(designing);
    const path = `/patient-detail/${ptId}/${version}?section=plans`;
    const open = async (as: string, phone = false): Promise<PlanBoard> => {
      const page = await openIn(lang, { as, phone });
      await page.goto(path);
      return new PlanBoard(page, lang);
    };
    const designer = new PlanBoard(designing, lang);
    await designing.goto(path);
    /** Submitted by the designer, and passed by the auditor. */
    const audited = async (name: string): Promise<void> => {
      await designer.press(name, 'submit');
      await auditor.pass(name);
      await expect(designer.plan(name)).toContainText(t('result.stagePassed'));
    };
    const goal = `Goal ${lang}`;

    // The target: begun, submitted, taken back once, audited.
    await designer.newTarget(goal);
    // Nothing is submitted that nobody has designed.
    await expect(designer.plan(goal)).toContainText(t('notDesigned'));
    await expect(designer.plan(goal).getByRole('button', { name: t('action.submit'), exact: true })).toHaveCount(0);
    await designBarely(designing, { ptId, version }, goal);
    await designer.press(goal, 'submit');
    await expect(designer.plan(goal)).toContainText(t('status.inReview'));
    await designer.inMenu(goal, 'withdraw');
    await designer.answer(t('action.withdraw'));
    await expect(designer.plan(goal)).toContainText(t('status.draft'));
    await designer.press(goal, 'submit');
    const auditor = await open('demoauditor');
    await auditor.inMenu(goal, 'takeAudit');
    await expect(auditor.plan(goal)).toContainText('Gao Yuan');
    await auditor.pass(goal);
    await expect(designer.plan(goal)).toContainText(t('result.targetPassed'));

    // The stages: rejected once in their audit, copied, passed.
    await designer.newStages(goal, `Stages ${lang}`);
    await designBarely(designing, { ptId, version }, `Stages ${lang}`);
    await designer.press(`Stages ${lang}`, 'submit');
    await auditor.press(`Stages ${lang}`, 'rejectAudit');
    await auditor.answer(t('rejecting.ok'), 'Rotation of 23 is too fast.');
    await expect(designer.plan(`Stages ${lang}`)).toContainText('Rotation of 23 is too fast.');
    await designer.copy(`Stages ${lang}`, `Slower ${lang}`);
    await audited(`Slower ${lang}`);

    // The doctor refuses the stages, not the goal.
    await designer.send();
    const doctor = await open('democreator');
    const { page } = doctor;
    await page.getByRole('button', { name: cases('action.reject'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await expect(page.getByRole('radio', { name: cases('say.reject.step') })).toBeChecked();
    await doctor.answer(cases('say.reject.ok'), 'Keep 14.');
    await expect(doctor.plan(`Slower ${lang}`)).toContainText(t('result.refuseStep'));
    await expect(doctor.plan(goal)).toContainText(t('result.targetPassed'));

    // A copy of them goes the same way, and is approved on a phone.
    await designer.copy(`Slower ${lang}`, `Kept ${lang}`);
    await audited(`Kept ${lang}`);
    await designer.send();
    const deciding = await open('democreator', true);
    await expect(deciding.plan(`Kept ${lang}`)).toContainText(t('status.yourApproval'));
    const phone = deciding.page;
    // What changed since the refused stages stands first, with why they were refused; then the decision.
    await deciding
      .plan(`Kept ${lang}`)
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
    await deciding.answer(t('approval.ask.ok'));
    await expect(phone).toHaveURL(/section=plans/);
    await expect(deciding.plan(`Kept ${lang}`)).toContainText(t('result.clinicallyPassed'));
    await expect(phone.getByRole('button', { name: t('confirm.button') }).first()).toBeVisible();
  });
}
