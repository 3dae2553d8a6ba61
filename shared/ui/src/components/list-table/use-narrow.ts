import { useLayoutEffect, useState } from 'react';

/**
 * Whether a table has less room than it needs; followed while window and rows change.
 * @param needed least width in pixels, even when the rows would fit into less
 * @returns the ref for the element around the table, and the answer
 */
export function useNarrow(needed: number): [place: (element: HTMLElement | null) => void, narrow: boolean] {
  const [element, place] = useState<HTMLElement | null>(null);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const measure = (): void => {
      const room = element.clientWidth;
      if (room > 0) setNarrow(room < needed || table.offsetWidth > room);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  }, [element, needed]);
  return [place, narrow];
}
