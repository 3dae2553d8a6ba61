import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
