import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type DeliveryAddress, endpoints, regionText } from '@archway/contracts';
import { query, regionQuery, useLang, useText } from '@archway/platform';
import { FormField, Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';

interface Props {
  value: string | null;
  onChange: (addressId: string | null) => void;
}

/** Where the order goes: one of the reader's own addresses, the default first. */
export function AddressChoice({ value, onChange }: Props) {
  const t = useText('production');
  const lang = useLang();
  const addresses = useQuery(query(endpoints.addresses.list));
  const regions = useQuery(regionQuery);
  const standard = addresses.data?.find(({ isDefault }) => isDefault)?.addressId;
  useEffect(() => {
    if (value === null && standard !== undefined) onChange(standard);
    // Once: whoever chooses no address has none.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [standard]);
  const textOf = (address: DeliveryAddress): string =>
    [
      address.recipient,
      [regions.data && regionText(regions.data, address, lang), address.address, address.houseNumber]
        .filter(Boolean)
        .join(' '),
    ].join(' · ');
  const none = addresses.data?.length === 0;
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
          loading={addresses.isPending}
          placeholder={t(none ? 'add.noAddress' : 'add.chooseAddress')}
          value={value}
          options={(addresses.data ?? []).map((address) => ({ value: address.addressId, label: textOf(address) }))}
          onChange={(next: string | null | undefined) => onChange(next ?? null)}
        />
      )}
    </FormField>
  );
}
