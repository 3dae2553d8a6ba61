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
    // What belongs to a control and acts as it does: its label, and the frame around a field, which gives it the focus.
    const parts = 'label, .ant-input-affix-wrapper, .ant-select';
    const hit = (x: number, y: number): Element | null =>
      document.elementFromPoint(x, y)?.closest(`${controls}, ${parts}`) ?? null;
    // The window, and whatever scrolls in it: what is cut off there is not measured.
    const seenThrough = (control: Element): DOMRect[] => {
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let around = control.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') frames.push(around.getBoundingClientRect());
      return frames;
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const whole = seenThrough(control).every(
          (frame) => x - reach > frame.left && x + reach < frame.right && y > frame.top && y < frame.bottom,
        );
        const inWindow = y > reach && y < innerHeight - reach;
        return width > 0 && whole && inWindow && hit(x, y) === control;
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
