import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Findings that keep somebody from using a screen, each with the elements that it is about. A document is given the rules
 * once: what has judged a screen of it judges the next in half of the time.
 */
export async function findings(page: Page, screen: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  // What passes is not asked for.
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${target.join(' ')}`));
}
