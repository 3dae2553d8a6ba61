import { type practiceRules } from '@archway/contracts';
import { type FormState, useRegionField } from '@archway/platform';
import { FormField, Input, RegionField } from '@archway/ui/data';
import styles from './practice.module.css';

export type ProfileValues = Record<keyof typeof practiceRules, string>;

export const emptyProfile: ProfileValues = {
  ...{ name: '', abbreviation: '', phone: '', region: '', province: '', city: '', area: '', address: '', profile: '' },
};

/** What a creator says about a practice, to create it and to change it. */
export function ProfileFields({ form }: { form: FormState<ProfileValues> }) {
  const { regions, field: region } = useRegionField(form);
  const line = (name: keyof ProfileValues, autoComplete = 'off') => (
    <FormField {...form.field(name)}>
      {(control) => <Input {...control} {...form.text(name)} autoComplete={autoComplete} />}
    </FormField>
  );
  return (
    <>
      <div className={styles.pair}>
        {line('name', 'organization')}
        {line('abbreviation')}
      </div>
      {line('phone', 'tel')}
      <FormField {...region}>
        {({ id, status }) => (
          <RegionField id={id} status={status} value={form.values} regions={regions} clearable onChange={form.set} />
        )}
      </FormField>
      {line('address', 'street-address')}
      <FormField {...form.field('profile')}>
        {(control) => (
          <Input.TextArea {...control} {...form.text('profile')} autoSize={{ minRows: 2, maxRows: 6 }} showCount />
        )}
      </FormField>
    </>
  );
}
