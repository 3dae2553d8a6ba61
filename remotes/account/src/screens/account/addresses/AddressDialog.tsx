import { useState } from 'react';
import { type DeliveryAddress, type RegionCodes, addressRules, endpoints, isWholeRegion } from '@archway/contracts';
import { call, errorText, invalidate, notify, regionQuery, useForm, useLang, useText } from '@archway/platform';
import { Checkbox, FormDialog, FormField, Input, RegionField } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';

interface Props {
  /** Null: a new one. */
  address: DeliveryAddress | null;
  /** It becomes the default whatever is ticked. */
  first: boolean;
  onClose: () => void;
}

const NOWHERE: RegionCodes = { region: 'CN', province: '', city: '', area: '' };

/** Adds or changes a delivery address. */
export function AddressDialog({ address, first, onClose }: Props) {
  const t = useText('account');
  const lang = useLang();
  const regions = useQuery(regionQuery);
  const [place, setPlace] = useState<RegionCodes>(address ?? NOWHERE);
  const [isDefault, setDefault] = useState(address?.isDefault ?? first);
  const [asked, setAsked] = useState(false);
  const whole = regions.data === undefined || isWholeRegion(regions.data, place);
  const form = useForm({
    id: 'address',
    rules: addressRules,
    initial: {
      recipient: address?.recipient ?? '',
      phone: address?.phone ?? '',
      region: place.region,
      address: address?.address ?? '',
      houseNumber: address?.houseNumber ?? '',
    },
    label: (name) => t(`addresses.${name}`),
    guard: false,
    async send(entered) {
      const { region, province, city, area } = place;
      const body = { ...entered, region, province, city, area, isDefault };
      if (address)
        await call(endpoints.addresses.update, { body: { addressId: address.addressId, ...body } }, { quiet: true });
      else await call(endpoints.addresses.add, { body }, { quiet: true });
      notify.success(t('saved'));
      onClose();
      await invalidate(endpoints.addresses.list);
    },
  });
  const submit = (): void => {
    setAsked(true);
    if (whole) void form.submit();
  };
  const { problem, ...region } = form.field('region');
  const said = asked && !whole ? errorText('regionUnknown', lang) : problem;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(address ? 'addresses.editTitle' : 'addresses.addTitle')}
      okText={t('save')}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormField {...form.field('recipient')}>
        {(control) => <Input {...control} {...form.text('recipient')} autoComplete="name" />}
      </FormField>
      <FormField {...form.field('phone')}>
        {(control) => <Input {...control} {...form.text('phone')} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...region} {...(said === undefined ? {} : { problem: said })}>
        {({ id, status }) => (
          <RegionField
            id={id}
            status={status}
            value={place}
            regions={regions}
            onChange={(next) => {
              setPlace(next);
              form.set({ region: next.region });
            }}
          />
        )}
      </FormField>
      <FormField {...form.field('address')} hint={t('addresses.addressHint')}>
        {(control) => <Input {...control} {...form.text('address')} autoComplete="street-address" />}
      </FormField>
      <FormField {...form.field('houseNumber')}>
        {(control) => <Input {...control} {...form.text('houseNumber')} />}
      </FormField>
      {first || address?.isDefault ? null : (
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          {t('addresses.makeDefault')}
        </Checkbox>
      )}
    </FormDialog>
  );
}
