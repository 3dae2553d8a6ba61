import type { OrderDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { ParameterValuesList } from '../../../orders/ParameterValuesList.tsx';
import styles from './parts.module.css';

/** By which parameters an order is made. */
export function OrderParameters({ order: { parameters } }: { order: OrderDetail }) {
  const t = useText('production');
  return (
    <Card title={t('field.parameters')}>
      {parameters ? (
        <ParameterValuesList parameters={parameters} />
      ) : (
        <p className={styles.quiet}>{t('detail.noParameters')}</p>
      )}
    </Card>
  );
}
