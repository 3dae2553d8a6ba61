import type { Locator, Page } from '@playwright/test';

export interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** The real boxes of elements, with their words. */
export const boxesOf = (found: Locator): Promise<Box[]> =>
  found.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      return { name: element.textContent, left, right, height };
    }),
  );

/** Least side of what a finger hits, in pixels. */
const FINGER = 44;

/**
 * Controls in sight whose area is less than a finger needs, measured by what lies under the points of a 44 px square
 * around the middle. An area may end at the edge of the window, and where the next control begins.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((side) => {
    const controls = 'a[href], button, [role="tab"], [role="button"], input:not([type="hidden"]), select';
    const reach = side / 2 - 1;
    const hit = (x: number, y: number): Element | null =>
      document.elementFromPoint(x, y)?.closest(`${controls}, label`) ?? null;
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const inWindow = x > reach && y > reach && x < innerWidth - reach && y < innerHeight - reach;
        return width > 0 && inWindow && hit(x, y) === control;
      })
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const around = [hit(x - reach, y), hit(x + reach, y), hit(x, y - reach), hit(x, y + reach)];
        return around.includes(null);
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent.trim();
        return `${control.tagName.toLowerCase()} “${name}” ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, FINGER);
