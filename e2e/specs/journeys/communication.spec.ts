import type { Locator, Page } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { requiredPhotoFiles } from '../../support/photos.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const t = words('remotes/cases', 'en-US');
const zh = words('remotes/cases', 'zh-CN');

interface Row {
  readonly ptId: string;
  readonly version: number;
}
interface Person {
  readonly userId: string;
  readonly name: string;
}

/** A case that both see. */
async function commonCase(doctor: Page, designer: Page): Promise<Row> {
  const path = '/doctor/doc/pagePt?pageSize=100';
  const theirs = await ask<{ rows: Row[] }>(designer, path);
  const { rows } = await ask<{ rows: Row[] }>(doctor, path);
  const row = rows.find(({ ptId }) => theirs.rows.some((each) => each.ptId === ptId));
  if (!row) throw new Error('no case is seen by both');
  return row;
}

/** Whom the doctor may mention and the designer may not: the designer. */
async function nameOfDesigner(doctor: Page, designer: Page, ptId: string): Promise<string> {
  const path = `/doctor/pt/message/people?ptId=${ptId}`;
  const others = await ask<Person[]>(designer, path);
  const people = await ask<Person[]>(doctor, path);
  return people.find(({ userId }) => !others.some((other) => other.userId === userId))!.name;
}

const logOf = (page: Page, name: string): Locator => page.getByRole('log', { name });
const messageWith = (log: Locator, text: string): Locator =>
  log.getByRole('listitem').filter({ has: log.page().getByText(text) });

test('a practice and its designer write to each other about a case, and see it as it is written', async ({
  openIn,
}) => {
  const doctor = await openIn('en-US', { as: 'democreator' });
  const designer = await openIn('zh-CN', { as: 'demodesigner' });
  const { ptId, version } = await commonCase(doctor, designer);
  const name = await nameOfDesigner(doctor, designer, ptId);
  const path = `/patient-detail/${ptId}/${version}`;
  const log = logOf(doctor, t('messages.log'));
  const theirs = logOf(designer, zh('messages.log'));
  await doctor.goto(`${path}?section=messages`);
  await designer.goto(path);
  const entry = designer.getByRole('button', { name: zh('messages.title') });
  await expect(entry).toBeVisible();

  await test.step('the doctor mentions the designer by the keyboard, and adds a picture', async () => {
    const field = doctor.getByLabel(t('messages.field'), { exact: true });
    await field.pressSequentially(`@${name.slice(0, 3)}`);
    await expect(doctor.getByRole('option', { name })).toBeVisible();
    await field.press('Enter');
    await field.pressSequentially('please look at 13.');
    await field.press('Enter');
    await field.pressSequentially('It is in the picture.');
    await doctor.getByTestId('message-files').setInputFiles(requiredPhotoFiles()[0]!.file);
    await expect(doctor.locator('[data-state="success"]')).toBeVisible();
    await field.press('Control+Enter');
    await expect(field).toHaveValue('');
    await expect(messageWith(log, 'It is in the picture.')).toBeVisible();
    await expect(doctor.locator('[data-state="success"]')).toBeHidden();
  });

  await test.step('the designer is told in the menu without a reload, sees the picture, and answers', async () => {
    await expect(entry).toHaveText(/1$/);
    await entry.click();
    const message = messageWith(theirs, 'It is in the picture.');
    await expect(message.locator('mark')).toHaveText(`@${name}`);
    await expect(theirs.getByText(zh('messages.divider'))).toBeVisible();
    await message.getByRole('button', { name: zh('messages.openPicture', { name: '' }).trim() }).click();
    const dialog = designer.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /jpg$/ })).toBeVisible();
    await designer.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry).not.toHaveText(/1$/);
    await designer.getByLabel(zh('messages.field'), { exact: true }).fill('13 已调整，请查看。');
    await designer.getByRole('button', { name: zh('messages.send'), exact: true }).click();
    await expect(messageWith(theirs, '13 已调整，请查看。')).toBeVisible();
  });

  await test.step('the doctor sees the answer, and who has read', async () => {
    await expect(messageWith(log, '13 已调整，请查看。')).toBeVisible();
    await expect(
      messageWith(log, 'It is in the picture.').getByText(t('messages.readBy', { names: name })),
    ).toBeVisible();
  });

  await test.step('a correction and a withdrawal arrive, too', async () => {
    const own = messageWith(log, 'It is in the picture.');
    await own.getByRole('button', { name: t('messages.correct'), exact: true }).click();
    await log.getByLabel(t('messages.correctLabel')).fill('Please look at 23.');
    await log.getByRole('button', { name: t('messages.keep'), exact: true }).click();
    await expect(theirs.getByText('Please look at 23.')).toBeVisible();
    await expect(theirs.getByText(zh('messages.corrected'), { exact: true })).toBeVisible();
    await messageWith(log, 'Please look at 23.')
      .getByRole('button', { name: t('messages.withdraw'), exact: true })
      .click();
    await doctor
      .getByRole('dialog')
      .getByRole('button', { name: t('messages.ask.ok') })
      .click();
    await expect(theirs.getByText(zh('messages.withdrawn'))).toBeVisible();
    await expect(theirs.getByText('Please look at 23.')).toBeHidden();
  });
});

test('what is being written on a phone is there again when the section was left', async ({ openIn }) => {
  const page = await openIn('en-US', { as: 'democreator', phone: true });
  const { rows } = await ask<{ rows: Row[] }>(page, '/doctor/doc/pagePt?pageSize=1');
  await page.goto(`/patient-detail/${rows[0]!.ptId}/${rows[0]!.version}?section=messages`);
  const field = page.getByLabel(t('messages.field'), { exact: true });
  await field.fill('half a sentence');
  await page.getByRole('button', { name: t('section.basic'), exact: true }).click();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: t('messages.title') }).click();
  await expect(field).toHaveValue('half a sentence');
  const send = await page.getByRole('button', { name: t('messages.send'), exact: true }).boundingBox();
  expect(send?.height).toBeGreaterThanOrEqual(44);
});
