import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './states.ts';

/** Findings that keep somebody from using a screen, each with the elements that it is about. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  // No screen has frames, and what passes is not asked for: a page is examined in a second.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${target.join(' ')}`));
}

/** Waits until a screen stands: its heading is there, and nothing stands for what is still to come. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-skeleton], .ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
}
