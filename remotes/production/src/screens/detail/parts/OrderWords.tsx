import { type OrderDetail, regionText } from '@archway/contracts';
import { regionQuery, useLang, useText } from '@archway/platform';
import { Card, DescriptionList } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './parts.module.css';

/** What was written to an order, and where it goes. */
export function OrderWords({ order }: { order: OrderDetail }) {
  const t = useText('production');
  const written = (text: string | null) => text && <p className={styles.words}>{text}</p>;
  return (
    <Card title={t('detail.words')}>
      <DescriptionList
        columns={1}
        items={[
          { key: 'remarks', label: t('field.remarks'), value: written(order.remarks) },
          { key: 'production', label: t('field.productionRemark'), value: written(order.productionRemark) },
          {
            key: 'address',
            label: t('field.address'),
            value: order.address ? <Address address={order.address} /> : null,
          },
        ]}
      />
    </Card>
  );
}

function Address({ address }: { address: NonNullable<OrderDetail['address']> }) {
  const lang = useLang();
  const regions = useQuery(regionQuery);
  const { recipient, phone, houseNumber } = address;
  return (
    <address className={styles.address}>
      <div>
        {recipient} · {phone}
      </div>
      <div>
        {[regions.data && regionText(regions.data, address, lang), address.address, houseNumber]
          .filter(Boolean)
          .join(' ')}
      </div>
    </address>
  );
}
