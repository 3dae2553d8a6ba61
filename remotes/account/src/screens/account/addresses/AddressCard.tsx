import { type DeliveryAddress, regionText } from '@archway/contracts';
import { regionQuery, useLang, useText } from '@archway/platform';
import { Button, LoadingSkeleton, StatusTag } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './addresses.module.css';

interface Props {
  address: DeliveryAddress;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

/** One address, as it would stand on a parcel. */
export function AddressCard({ address, busy, onEdit, onRemove, onDefault }: Props) {
  const t = useText('account');
  const lang = useLang();
  const regions = useQuery(regionQuery);
  const { recipient, phone, isDefault, houseNumber } = address;
  return (
    <li className={isDefault ? `${styles.card} ${styles.default}` : styles.card}>
      <div className={styles.head}>
        <strong>{recipient}</strong>
        {isDefault ? <StatusTag tone="info">{t('addresses.default')}</StatusTag> : null}
      </div>
      <div className={styles.phone}>{phone}</div>
      <address className={styles.place}>
        {regions.isPending ? (
          <LoadingSkeleton variant="form" rows={1} />
        ) : (
          <span>{regionText(regions.data, address, lang)}</span>
        )}
        <span>{[address.address, houseNumber].filter(Boolean).join(' ')}</span>
      </address>
      <div className={styles.actions}>
        {isDefault ? null : (
          <Button type="link" size="small" loading={busy} onClick={onDefault}>
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button type="link" size="small" aria-label={t('addresses.editName', { name: recipient })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        <Button
          type="link"
          size="small"
          danger
          aria-label={t('addresses.removeName', { name: recipient })}
          onClick={onRemove}
        >
          {t('addresses.remove')}
        </Button>
      </div>
    </li>
  );
}
