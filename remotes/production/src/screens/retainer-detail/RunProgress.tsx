import type { ProcessDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Card, WorkBar } from '@archway/ui';
import styles from './retainer-detail.module.css';

/** How far the run is; it goes on without the page. */
export function RunProgress({ order }: { order: Pick<ProcessDetail, 'progress'> }) {
  const t = useText('production');
  const percent = Math.round(order.progress * 100);
  return (
    <Card title={t('process.running')}>
      <WorkBar label={t('process.progress', { num: percent })} percent={percent} />
      <p className={styles.quiet} role="status">
        {t('process.progress', { num: percent })} · {t('process.runningBody')}
      </p>
    </Card>
  );
}
