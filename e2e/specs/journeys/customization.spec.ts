import { settled, stands } from '../../support/states.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const operator = words('remotes/console', 'en-US');

test('the menu is changed in the console, a practice sees it at once, and it is undone', async ({ openIn }) => {
  const doctor = await openIn('en-US', { as: 'demodoctor' });
  await doctor.goto('/aligner');
  const menu = doctor.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Production Management' })).toBeVisible();
  await stands(doctor);

  const admin = await openIn('en-US', { as: 'demoadmin' });
  await admin.goto('/console/menus');
  await admin.getByRole('button', { name: operator('customize.edit', { name: 'Production Management' }) }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A click on what is still opening can be lost.
  await settled(admin);
  await dialog.getByLabel(operator('customize.field.en')).fill('Orders');
  await dialog.getByRole('button', { name: operator('customize.take'), exact: true }).click();
  const preview = admin.getByRole('list', { name: operator('menus.deskIn.en-US') });
  await expect(preview.getByText(/^Orders/)).toBeVisible();
  await admin.getByRole('button', { name: operator('customize.up', { name: 'Orders' }) }).click();
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0);
  await admin.getByRole('button', { name: operator('customize.save'), exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();

  await admin
    .getByRole('button', { name: /^Undo the change of/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog')).toBeVisible();
  await settled(admin);
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: operator('customize.undo'), exact: true })
    .click();
  await expect(menu.getByRole('link', { name: 'Production Management' })).toBeVisible();
});

test('a case status has another name, which the open list of cases shows', async ({ openIn }) => {
  const doctor = await openIn('en-US', { as: 'demodoctor' });
  await doctor.goto('/aligner');
  const list = doctor.getByRole('main');
  await expect(list.getByText('Designing', { exact: true }).first()).toBeVisible();
  await stands(doctor);

  const admin = await openIn('en-US', { as: 'demoadmin' });
  await admin.goto('/console/dictionaries');
  await admin.getByRole('button', { name: operator('customize.edit', { name: 'Designing' }) }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(operator('customize.field.en')).fill('Planning');
  await dialog.getByRole('button', { name: operator('customize.take'), exact: true }).click();
  await admin.getByRole('button', { name: operator('customize.save'), exact: true }).click();
  await expect(list.getByText('Planning', { exact: true }).first()).toBeVisible();
  await expect(list.getByText('Designing', { exact: true })).toHaveCount(0);

  await admin
    .getByRole('button', { name: /^Undo the change of/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog')).toBeVisible();
  // A click on what is still opening can be lost.
  await settled(admin);
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: operator('customize.undo'), exact: true })
    .click();
  await expect(list.getByText('Designing', { exact: true }).first()).toBeVisible();
});
