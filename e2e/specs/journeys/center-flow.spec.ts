import { PlanBoard } from '../../pages/plan-board.ts';
import { designBarely, finishBarely, untouched } from '../../support/designs.ts';
import { walkedIn } from '../../support/languages.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/plans', lang);

  test(`a design center designs and audits for a practice, whose doctor approves and confirms (${lang})`, async ({
    openIn,
  }) => {
    const page = await openIn(lang, { as: 'democenter' });
    const at = await untouched(page);
    const path = `/patient-detail/${at.ptId}/${at.version}?section=plans`;
    const center = new PlanBoard(page, lang);
    await page.goto(path);
    const [goal, stages] = [`Lab goal ${lang}`, `Lab stages ${lang}`];

    // Somebody who is alone in the center audits what they have designed.
    await center.newTarget(goal);
    await designBarely(page, at, goal);
    await center.press(goal, 'submit');
    await center.pass(goal);
    await expect(center.plan(goal)).toContainText(t('result.targetPassed'));
    await center.newStages(goal, stages);
    await designBarely(page, at, stages);
    await center.press(stages, 'submit');
    await center.pass(stages);
    await expect(center.plan(stages)).toContainText(t('result.stagePassed'));
    await finishBarely(page, at, stages);
    await center.send();

    // The practice has it in sight at once, and decides.
    const doctor = new PlanBoard(await openIn(lang, { as: 'democreator' }), lang);
    await doctor.page.goto(path);
    await expect(doctor.plan(stages)).toContainText(t('status.yourApproval'));
    await doctor
      .plan(stages)
      .getByRole('button', { name: t('approval.open'), exact: true })
      .click();
    await doctor.page.getByRole('button', { name: t('approval.approve', { version: 'V' }) }).click();
    await doctor.answer(t('approval.ask.ok'));
    await expect(doctor.page).toHaveURL(/section=plans/);
    await expect(center.plan(stages)).toContainText(t('result.clinicallyPassed'));

    // Confirmed once: there is nothing to confirm any more, for whoever treats and whoever designed.
    const terms = doctor.page.getByRole('region', { name: t('confirm.title'), exact: true });
    await terms.getByRole('button', { name: t('confirm.button'), exact: true }).click();
    const asked = doctor.page.getByRole('dialog');
    await expect(asked).toBeVisible();
    await settled(doctor.page);
    await asked.getByRole('button').last().click();
    await expect(doctor.page.getByText(t('confirm.done'))).toBeVisible();
    await expect(terms.getByRole('button', { name: t('confirm.button'), exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('newTarget') })).toHaveCount(0);
  });
}
