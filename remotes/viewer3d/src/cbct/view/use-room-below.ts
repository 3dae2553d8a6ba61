import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--cbct-top` of an element: where it begins on the unscrolled page, CSS pixels. Its style sheet makes of it a
 * height that ends above the end of the window, whatever stands above.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !isOn) return;
    const measure = (): void => {
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      current.style.setProperty('--cbct-top', `${top}px`);
    };
    measure();
    // What stands above changes the size of an ancestor when it comes, goes or folds.
    const sizes = new ResizeObserver(measure);
    for (let around = current.parentElement; around; around = around.parentElement) sizes.observe(around);
    return () => sizes.disconnect();
  }, [element, isOn]);
}
