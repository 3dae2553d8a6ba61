import type { Page } from '@playwright/test';

/**
 * What makes a page wider than its window: nobody should have to push a page to the side. Tables and strips that scroll
 * by themselves may be as wide as they like.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [document.documentElement, document.body, ...document.querySelectorAll('main, [role="main"]')].some(
      (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
    );
    if (!wide) return [];
    const scrollsAlone = (element: Element): boolean => {
      for (let at = element.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX) && at !== document.body) return true;
      return false;
    };
    const culprits = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && right > innerWidth + 1 && !scrollsAlone(element);
    });
    const said = culprits.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`wider than the window: ${said.join(', ') || 'nobody knows why'}`];
  });
