import { Wizard } from '../../pages/wizard.ts';
import { ask, caseOf } from '../../support/api.ts';
import { findings } from '../../support/axe.ts';
import { requiredPhotoFiles } from '../../support/photos.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

test('a phone sends photos into the case that a desk shows, without a login and by one link', async ({ openIn }) => {
  const [t, en] = [words('remotes/cases', 'zh-CN'), words('remotes/cases', 'en-US')];
  const desk = await openIn('zh-CN', { as: 'demodoctor' });
  await new Wizard(desk, 'zh-CN').begin('Phone Intake');
  await desk.getByRole('button', { name: t('phoneLink.button') }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(t('phoneLink.state.open'))).toBeVisible();
  const address = await dialog.getByTestId('phone-link').getAttribute('data-address');

  const phone = await openIn('zh-CN', { phone: true });
  await phone.goto(address ?? '');
  const front = t('photoPosition.frontOcc');
  const camera = phone.getByLabel(t('photos.takeFor', { name: front }), { exact: true });
  await expect(camera).toBeAttached();
  await expect(dialog.getByText(t('phoneLink.state.used'))).toBeVisible();
  // What opens the case does not stay in the address.
  expect(new URL(phone.url()).hash).toBe('');
  expect(await findings(phone, 'phone-photos')).toEqual([]);

  const photo = requiredPhotoFiles().find(({ position }) => position === 'frontOcc')!;
  await camera.setInputFiles(photo.file);
  await expect(phone.getByText(t('phone.sentCount_other', { count: 1 }))).toBeVisible();
  await expect(dialog.getByText(t('phoneLink.received_other', { count: 1 }))).toBeVisible();
  const placed = t('photos.more', { name: t('photoPosition.frontOcc') });
  await expect(desk.getByRole('button', { name: placed, exact: true, includeHidden: true })).toBeAttached();
  const { ptId, version } = caseOf(desk);
  const path = `/doctor/pt/photo/list?ptId=${ptId}&version=${version}`;
  expect(await ask<{ position: string }[]>(desk, path)).toMatchObject([{ position: 'frontOcc' }]);

  // Whoever scans the code afterwards gets nowhere, and neither does the phone once the desk ends the link.
  const second = await openIn('en-US', { phone: true });
  await second.goto(address ?? '');
  await expect(second.getByText(en('phone.overTitle'))).toBeVisible();
  await dialog.getByRole('button', { name: t('phoneLink.end') }).click();
  await expect(dialog.getByText(t('phoneLink.state.revoked'))).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(t('phone.overTitle'))).toBeVisible();
});
