import type { ReactNode } from 'react';
import Button from 'antd/es/button';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** Search, selects, dates: in the order of use. */
  children: ReactNode;
  /** Absent while nothing is filtered. */
  onClear?: (() => void) | undefined;
  /** e.g. "142 cases". */
  count?: ReactNode;
  /** Columns, density. */
  tools?: ReactNode;
}

/** What narrows a list, in one line that wraps. */
export function FilterBar({ children, onClear, count, tools }: FilterBarProps) {
  const t = useUiText();
  return (
    <div className={styles.bar} role="search">
      {children}
      {onClear ? (
        <Button type="text" className={styles.clear} onClick={onClear}>
          {t('list.clear')}
        </Button>
      ) : null}
      <div className={styles.end}>
        {count === undefined ? null : <span aria-live="polite">{count}</span>}
        {tools}
      </div>
    </div>
  );
}
