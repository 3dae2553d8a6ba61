import { errors } from '@archway/contracts';
import type { Locator, Page } from '@playwright/test';
import { wrapPassword } from '../../../server/test/des.ts';
import { ask, tell } from '../../support/api.ts';
import { walkedIn } from '../../support/languages.ts';
import { DEMO_PASSWORD } from '../../support/logins.ts';
import { overflowing } from '../../support/overflow.ts';
import { settled } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

interface Row {
  readonly ptId: string;
  readonly version: number;
  readonly ptNo: string;
  readonly patientName: string;
  readonly task: { readonly taskKind: 'target' | 'step' | 'finish'; readonly actions: readonly string[] } | null;
}

/** A second designer of the team, as its creator makes one. */
async function secondDesigner(creator: Page, userName: string, nickName: string) {
  const [team] = await ask<{ designTeamId: string }[]>(creator, '/doctor/designTeam/list');
  const { userId } = await tell<{ userId: string }>(creator, '/doctor/designTeam/createMember', {
    ...{ designTeamId: team?.designTeamId, nickName, userName, phone: '', email: `${userName}@example.com` },
    ...{ department: '', password: wrapPassword(DEMO_PASSWORD), roles: ['target_design', 'step_design'] },
  });
  const enable = (enabled: boolean) =>
    tell(creator, '/doctor/designTeam/updateMember', {
      ...{ designTeamId: team?.designTeamId, userId, status: enabled ? '1' : '0' },
    });
  return { enable };
}

for (const lang of walkedIn('en-US')) {
  const t = words('remotes/plans', lang);
  const other = `Nora ${lang}`;

  test(`a task goes back to the pool, is taken on a phone, handed over and reassigned (${lang})`, async ({
    openIn,
  }) => {
    const creator = await openIn(lang, { as: 'democreator' });
    const userName = `nora-${lang.slice(0, 2)}`;
    const { enable } = await secondDesigner(creator, userName, other);

    // The designer finds what he holds, with its number, and puts one back.
    const designer = await openIn(lang, { as: 'demodesigner' });
    await designer.goto('/plan-tasks');
    const tab = (page: Page, view: 'mine' | 'pool' | 'all'): Locator =>
      page.getByRole('tab', { name: new RegExp(`^${t(`tasks.view.${view}`)}`) });
    await expect(tab(designer, 'mine')).toHaveAttribute('aria-selected', 'true');
    const { rows } = await ask<{ rows: Row[] }>(designer, '/design/task/page?taskView=mine&pageSize=100');
    const held = rows.find(({ task }) => task?.taskKind === 'target' && task.actions.includes('handOver'));
    if (!held) throw new Error('the designer of the demonstration holds nothing');
    await expect(tab(designer, 'mine')).toContainText(String(rows.length));
    await designer
      .getByRole('searchbox')
      .or(designer.getByLabel(t('tasks.keyword')))
      .first()
      .fill(held.ptNo);
    const row = (page: Page): Locator => page.locator('tr[data-row]', { hasText: held.ptNo });
    await expect(row(designer)).toContainText('Xu Nuo');
    await row(designer)
      .getByRole('button', { name: t('more', { name: held.patientName }) })
      .click();
    await settled(designer);
    await designer.getByRole('menuitem', { name: t('task.action.putBack'), exact: true }).click();
    await designer
      .getByRole('dialog')
      .getByRole('button', { name: t('task.action.putBack'), exact: true })
      .click();
    await expect(designer.getByText(t('tasks.nothingFound', { keyword: held.ptNo }))).toBeVisible();
    await tab(designer, 'pool').click();
    await expect(row(designer).getByRole('button', { name: t('task.action.take'), exact: true })).toBeVisible();

    // The other one takes it on a phone, and the first one sees it go.
    const phone = await openIn(lang, { as: userName, phone: true });
    await phone.goto(`/plan-tasks?view=pool&keyword=${held.ptNo}`);
    const card = phone.getByRole('listitem').filter({ hasText: held.ptNo });
    await expect(card).toContainText(t('task.inPool'));
    await expect(overflowing(phone)).resolves.toEqual([]);
    await card.getByRole('button', { name: t('task.action.take'), exact: true }).click();
    await expect(phone.getByText(t('task.acted.take'))).toBeVisible();
    await expect(row(designer)).toHaveCount(0);
    const path = `/patient-detail/${held.ptId}/${held.version}?section=plans`;
    const line = (page: Page): Locator => page.getByRole('group', { name: t('task.title') });
    await designer.goto(path);
    await expect(line(designer)).toContainText(other);
    await expect(line(designer).getByRole('button')).toHaveCount(0);
    await expect(designer.getByRole('button', { name: t('newTarget') })).toHaveCount(0);

    // Handed over with a note, which is read where the plans are.
    const give = async (page: Page, action: 'handOver' | 'assign', to: string, note: string): Promise<Locator> => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox')).toBeVisible();
      await settled(page);
      await dialog.getByRole('combobox').fill(to);
      await dialog.getByRole('combobox').press('Enter');
      await dialog.getByRole('textbox', { name: t('task.note') }).fill(note);
      await dialog.getByRole('button', { name: t(`task.action.${action}`), exact: true }).click();
      return dialog;
    };
    await phone.goto(path);
    await line(phone)
      .getByRole('button', { name: t('task.action.handOver'), exact: true })
      .click();
    await expect(await give(phone, 'handOver', 'Xu Nuo', 'Away next week.')).toBeHidden();
    await expect(line(designer)).toContainText('Xu Nuo');
    await expect(line(designer)).toContainText('Away next week.');
    const notices = await ask<{ rows: { content: string }[] }>(designer, '/doctor/doc/pageMsgNotice?pageSize=20');
    expect(notices.rows.map(({ content }) => content).join()).toContain('Away next week.');

    // What is most urgent is taken with one press, and opened.
    const spare = rows.find((each) => each !== held && each.task?.actions.includes('putBack'));
    await tell(designer, '/design/task/action', {
      ...{ ptId: spare?.ptId, version: spare?.version, taskKind: spare?.task?.taskKind, action: 'putBack' },
    });
    const before = await ask<{ pool: number }>(designer, '/design/task/count');
    await designer.goto('/plan-tasks?view=pool');
    await designer.getByRole('button', { name: t('tasks.takeNext') }).click();
    await expect(designer).toHaveURL(/\/patient-detail\/\d+\/\d+\?section=plans/);
    await expect(line(designer)).toContainText('Xu Nuo');
    await expect(ask(designer, '/design/task/count')).resolves.toMatchObject({ pool: before.pool - 1 });
    await designer.goto(path);

    // The creator leads: sees it in the list of the practice, assigns it, and is told by name of one who may design no longer.
    await creator.goto(`/plan-tasks?keyword=${held.ptNo}`);
    await expect(tab(creator, 'all')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(creator, 'mine')).toHaveCount(0);
    await expect(row(creator)).toContainText('Xu Nuo');
    await creator.goto(path);
    const assign = line(creator).getByRole('button', { name: t('task.action.assign'), exact: true });
    await assign.click();
    await expect(await give(creator, 'assign', other, 'Please by Monday.')).toBeHidden();
    await expect(line(creator)).toContainText(other);
    await enable(false);
    await creator.reload();
    await expect(line(creator)).toContainText(lang === 'zh-CN' ? '（已停用）' : '(disabled)');
    await assign.click();
    const refused = await give(creator, 'assign', other, '');
    const disabled = errors.disabledDesigner[lang === 'zh-CN' ? 'zh' : 'en'].replace('{name}', other);
    await expect(refused).toContainText(disabled);
    await refused.getByRole('combobox').fill('Xu Nuo');
    await refused.getByRole('combobox').press('Enter');
    await refused.getByRole('button', { name: t('task.action.assign'), exact: true }).click();
    await expect(refused).toBeHidden();
    await expect(line(designer)).toContainText('Xu Nuo');

    // The workload leads to what somebody holds.
    await designer.goto('/plan-tasks');
    const load = designer.getByRole('region', { name: t('workload.title') });
    await load.getByRole('button', { name: /Xu Nuo/ }).click();
    await expect(tab(designer, 'all')).toHaveAttribute('aria-selected', 'true');
    await expect(load.getByRole('button', { name: /Xu Nuo/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(designer.locator('tr[data-row]').first()).toContainText('Xu Nuo');
    await expect(designer.locator('tr[data-row]', { hasText: t('task.inPool') })).toHaveCount(0);
  });
}
