import { accountPlaceRules, endpoints } from '@archway/contracts';
import { call, notify, refreshPersonalData, useForm, useRegionField, useText } from '@archway/platform';
import { FormField, Input, RegionField } from '@archway/ui/data';
import type { SectionProps } from '../sections.ts';
import { SectionForm } from '../SectionForm.tsx';

/** Where the reader is at home; deliveries have addresses of their own. */
export function PlaceSection({ user: { accountInfo: info } }: SectionProps) {
  const t = useText('account');
  const form = useForm({
    id: 'account-place',
    rules: accountPlaceRules,
    initial: {
      ...{ region: info.region ?? '', province: info.province ?? '', city: info.city ?? '' },
      ...{ area: info.area ?? '', address: info.address ?? '' },
    },
    label: (name) => t(`profile.${name}`),
    async send(body) {
      await call(endpoints.account.updateInfo, { body }, { quiet: true });
      await refreshPersonalData();
      notify.success(t('saved'));
    },
  });
  const { regions, field: region } = useRegionField(form);
  return (
    <SectionForm title={t('management.place')} form={form}>
      <FormField {...region}>
        {({ id, status }) => (
          <RegionField id={id} status={status} value={form.values} regions={regions} clearable onChange={form.set} />
        )}
      </FormField>
      <FormField {...form.field('address')}>
        {(control) => <Input {...control} {...form.text('address')} autoComplete="street-address" />}
      </FormField>
    </SectionForm>
  );
}
