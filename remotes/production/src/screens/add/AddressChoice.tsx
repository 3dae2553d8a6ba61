import { Link } from 'react-router-dom';
import { type DeliveryAddress, regionText } from '@archway/contracts';
import { regionQuery, useLang, useText } from '@archway/platform';
import { FormField, Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import type { DeliveryChoice } from './use-delivery-address.ts';

interface Props {
  delivery: DeliveryChoice;
  onChange: (addressId: string | null) => void;
}

/** Where the order goes: one of the reader's own addresses. */
export function AddressChoice({ delivery: { addresses, loading, addressId }, onChange }: Props) {
  const t = useText('production');
  const lang = useLang();
  const regions = useQuery(regionQuery);
  const textOf = (address: DeliveryAddress): string =>
    [
      address.recipient,
      [regions.data && regionText(regions.data, address, lang), address.address, address.houseNumber]
        .filter(Boolean)
        .join(' '),
    ].join(' · ');
  const none = !loading && addresses.length === 0;
  return (
    <FormField
      id="order-address"
      label={t('field.address')}
      hint={none ? <Link to="/account?key=3">{t('add.newAddress')}</Link> : undefined}
    >
      {({ id }) => (
        <Select
          id={id}
          allowClear
          loading={loading}
          placeholder={t(none ? 'add.noAddress' : 'add.chooseAddress')}
          value={addressId}
          options={addresses.map((address) => ({ value: address.addressId, label: textOf(address) }))}
          onChange={(next: string | null | undefined) => onChange(next ?? null)}
        />
      )}
    </FormField>
  );
}
