import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './section-nav.module.css';

export interface SectionItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Quiet count at the right. */
  count?: number | undefined;
  /** Amber: something here waits for the reader. */
  turn?: boolean;
}

export interface SectionNavProps {
  label: string;
  groups: readonly { key: string; title?: ReactNode; items: readonly SectionItem[] }[];
  selected: string;
  onSelect: (key: string) => void;
  /** Above the groups, e.g. the choice of a case version. */
  head?: ReactNode;
}

/** The sections of a detail page, at the left; on phones a line that scrolls sideways. */
export function SectionNav({ label, groups, selected, onSelect, head }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones the line scrolls. Absent in test environments without a layout engine.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [selected]);
  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
      {head === undefined ? null : <div className={styles.headPlace}>{head}</div>}
      {groups.map(({ key, title, items }) => (
        <div key={key} className={styles.group}>
          {title === undefined ? null : <span className={styles.title}>{title}</span>}
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                <button
                  type="button"
                  aria-current={item.key === selected ? 'true' : undefined}
                  onClick={() => onSelect(item.key)}
                >
                  {item.icon}
                  <span className={styles.label}>{item.label}</span>
                  {item.count === undefined ? null : (
                    <span className={item.turn ? styles.turn : styles.count}>{item.count}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
