import type { RechargeRequest } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import styles from './recharge.module.css';

export interface RequestHandlers {
  onBook: (request: RechargeRequest) => void;
  onDecline: (request: RechargeRequest) => void;
}

/** What an administrator may do with a request that waits. */
export function RequestActions({ row, onBook, onDecline }: RequestHandlers & { row: RechargeRequest }) {
  const t = useText('console');
  if (row.state !== 'asked') return null;
  return (
    <span className={styles.actions}>
      <Button type="text" size="small" danger onClick={() => onDecline(row)}>
        {t('recharge.decline')}
      </Button>
      <Button size="small" onClick={() => onBook(row)}>
        {t('recharge.book')}
      </Button>
    </span>
  );
}
