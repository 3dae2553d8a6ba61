import { type ReactNode, useState } from 'react';
import { Button, Drawer, SlidersHorizontal } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from './case-filters.module.css';

interface Props {
  /** Rows that are shown with the filter as it is. */
  total: number | undefined;
  /** Absent while nothing is narrowed. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** A phone has no room for the fields: a button opens them over the list. */
export function FilterDrawer({ total, onClear, children }: Props) {
  const t = useText('cases');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        icon={<SlidersHorizontal />}
        aria-label={t('filter.open')}
        className={onClear ? styles.active : ''}
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={() => setOpen(false)} title={t('filter.title')} size="100%" placement="right">
        <div className={styles.stack}>
          {children}
          <Button type="primary" size="large" block onClick={() => setOpen(false)}>
            {total === undefined ? t('filter.show') : t('filter.showCount', { count: total })}
          </Button>
          {onClear ? (
            <Button size="large" block onClick={onClear}>
              {t('filter.clear')}
            </Button>
          ) : null}
        </div>
      </Drawer>
    </>
  );
}
