import { useEffect, useRef } from 'react';
import { usePageTitle } from '@archway/platform';
import styles from './layout.module.css';

/** Heading of a screen of the host: names the tab and gets the focus, as the headings of remotes do. */
export function HostHeading({ children }: { children: string }) {
  const heading = useRef<HTMLSpanElement>(null);
  usePageTitle(children);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <span ref={heading} role="heading" aria-level={1} tabIndex={-1} className={styles.heading}>
      {children}
    </span>
  );
}
