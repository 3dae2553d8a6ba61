import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element has less room than its content needs, in pixels; followed while the window changes. */
export function useNarrow(place: RefObject<HTMLElement | null>, needed: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => setNarrow(element.clientWidth > 0 && element.clientWidth < needed);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place, needed]);
  return narrow;
}
