import { type RefObject, useEffect, useState } from 'react';
import type { Size } from './film-view.ts';

/** Where nothing is laid out, as in tests. */
const UNKNOWN: Size = { width: 700, height: 700 };

/** Size of an element on the screen, as it changes. */
export function useElementSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState(UNKNOWN);
  useEffect(() => {
    const watched = element.current;
    if (!watched || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
