import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
}

/** So near to the end one follows what is written. */
const NEAR_END = 60;
/** The day stays at the top of what is scrolled. */
const DAY_HEIGHT = 40;

/**
 * Holds what is read in its place: older messages come above it, newer ones are followed only by those at the end and
 * by their author. It begins at the first new message, or at the end.
 * @param first, last places of the messages that are shown
 * @param follow the last one is the reader's own
 */
export function useKeptPlace(first: number, last: number, follow: boolean): Place {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<{ first: number; last: number } | null>(null);
  const fromEnd = useRef(0);
  const remember = (): void => {
    const { scrollHeight = 0, scrollTop = 0 } = box.current ?? {};
    fromEnd.current = scrollHeight - scrollTop;
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = shown.current;
    const atEnd = fromEnd.current - element.clientHeight < NEAR_END;
    if (!was) {
      const divider = element.querySelector<HTMLElement>('[data-new]');
      element.scrollTop = divider ? divider.offsetTop - DAY_HEIGHT : element.scrollHeight;
    } else if (first < was.first) element.scrollTop = element.scrollHeight - fromEnd.current;
    else if (last > was.last && (atEnd || follow)) element.scrollTop = element.scrollHeight;
    shown.current = { first, last };
    remember();
  }, [first, last, follow]);
  return { box, onScroll: remember };
}
