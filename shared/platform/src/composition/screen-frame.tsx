import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { setPageTitle } from '../navigation/page-title.ts';
import { focusHeading } from './focus-heading.ts';
import { keepScroll } from './keep-scroll.ts';
import styles from './screen-frame.module.css';

interface Props {
  viewKey: string;
  /** Title of the route; the screen may set a better one. */
  title: string;
  /** Screens that start anew appear without transition. */
  fade: boolean;
  children: ReactNode;
}

/**
 * What happens to every screen when it is shown: it fades in, gets its scroll position back, names the tab, and its
 * heading gets the focus. Effects run at each showing, since a hidden `Activity` cleans them up.
 */
export function ScreenFrame({ viewKey, title, fade, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setPageTitle(title), [title]);
  useLayoutEffect(() => keepScroll(viewKey), [viewKey]);
  useLayoutEffect(() => (frame.current ? focusHeading(frame.current) : undefined), []);
  return (
    <div ref={frame} className={fade ? styles.fade : undefined} data-view={viewKey}>
      {children}
    </div>
  );
}
