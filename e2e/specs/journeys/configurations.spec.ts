import { parameterOf } from '@archway/contracts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

const account = words('remotes/account', 'en-US');
const named = (key: Parameters<typeof account>[0], name: string): string => account(key).replace('{name}', name);

test('a doctor makes two configurations, takes one over into the other, and deletes the one that is no default', async ({
  openIn,
}) => {
  const page = await openIn('en-US', { as: 'demodoctor' });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const aligners = page.getByRole('list', { name: account('configurations.of.aligner') });
  const safety = dialog.getByLabel(`${parameterOf('safeDistance')!.name.en} (mm)`);
  await page.goto('/account?key=8');
  for (const name of ['Day', 'Night']) {
    await button(account('configurations.addTo.aligner')).click();
    await dialog.getByLabel(account('configurations.name')).fill(name);
    await dialog.getByRole('button', { name: account('configurations.add'), exact: true }).click();
    await expect(aligners.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(button(named('configurations.removeName', 'Day'))).toBeHidden();

  await button(named('configurations.editName', 'Night')).click();
  await safety.fill('4.5');
  await dialog.getByRole('button', { name: account('save'), exact: true }).click();
  await expect(aligners.getByText(`${parameterOf('safeDistance')!.name.en}`)).toBeVisible();

  await button(named('configurations.editName', 'Day')).click();
  await expect(safety).toHaveValue('3.0');
  await dialog.getByLabel(account('configurations.template'), { exact: true }).click();
  await page
    .getByRole('option', { name: 'Night' })
    .or(page.getByTitle('Night', { exact: true }))
    .last()
    .click();
  await expect(page.getByText(account('configurations.overwriteBody'))).toBeVisible();
  await button(account('configurations.overwrite')).click();
  await expect(safety).toHaveValue('4.5');
  await dialog.getByRole('button', { name: account('save'), exact: true }).click();

  await button(named('configurations.makeDefaultName', 'Night')).click();
  await button(named('configurations.removeName', 'Day')).click();
  await button(account('configurations.remove')).last().click();
  await expect(aligners.getByText('Day', { exact: true })).toBeHidden();
  await page.reload();
  await expect(aligners.getByRole('listitem')).toHaveCount(1);
  await expect(aligners.getByText(account('configurations.default'))).toBeVisible();
});
