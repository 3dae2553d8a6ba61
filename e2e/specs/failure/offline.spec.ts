import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

test('without network the page stays as it is, says so, and what opens only now comes when the network is back', async ({
  openIn,
}) => {
  const t = words('host', 'en-US');
  const page = await openIn('en-US', { as: 'democreator' });
  await page.goto('/aligner');
  const row = page.locator('tbody tr').first();
  await expect(row).toBeVisible();
  await page.mouse.wheel(0, 400);
  await page.context().setOffline(true);
  await expect(page.getByText(t('offline.title'))).toBeInViewport();
  await expect(row).toBeAttached();
  await page.getByRole('button', { name: words('shared/ui', 'en-US')('list.columns'), exact: true }).click();
  await expect(page.getByText(t('offline.title'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t('offline.title'))).toHaveCount(0);
  await expect(row).toBeVisible();
});
