import { useState } from 'react';
import { type DeliveryAddress, MOST_ADDRESSES, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, MapPin, Plus } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { useAddressActions } from './use-address-actions.ts';
import styles from './addresses.module.css';

/** Where deliveries go: cards, at most six, one of them the default. */
export function Addresses() {
  const t = useText('account');
  const [edited, setEdited] = useState<DeliveryAddress | 'new' | null>(null);
  const addresses = useQuery(query(endpoints.addresses.list));
  const actions = useAddressActions();
  const full = (addresses.data?.length ?? 0) >= MOST_ADDRESSES;
  const add = (
    <Button
      type="primary"
      icon={<Plus aria-hidden />}
      disabled={full || !addresses.data}
      onClick={() => setEdited('new')}
    >
      {t('addresses.add')}
    </Button>
  );
  return (
    <>
      <Card
        title={t('account.section.addresses')}
        count={addresses.data?.length}
        extra={addresses.data?.length ? add : undefined}
        footer={full ? t('addresses.full', { num: MOST_ADDRESSES }) : undefined}
      >
        {addresses.isError ? (
          <ErrorBox title={t('addresses.failed')} error={addresses.error} onRetry={() => void addresses.refetch()} />
        ) : addresses.isPending ? (
          <LoadingSkeleton variant="card" rows={3} />
        ) : addresses.data.length === 0 ? (
          <EmptyState icon={<MapPin />} title={t('addresses.none')} body={t('addresses.noneBody')} action={add} />
        ) : (
          <ul className={styles.cards} aria-label={t('account.section.addresses')}>
            {addresses.data.map((address) => (
              <AddressCard
                key={address.addressId}
                address={address}
                busy={actions.busyWith === address.addressId}
                onEdit={() => setEdited(address)}
                onRemove={() => void actions.remove(address)}
                onDefault={() => actions.makeDefault(address)}
              />
            ))}
          </ul>
        )}
      </Card>
      {edited === null ? null : (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          first={addresses.data?.length === 0}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
