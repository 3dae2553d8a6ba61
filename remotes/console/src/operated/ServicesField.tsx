import { type FormState, useText } from '@archway/platform';
import { Checkbox, FormField } from '@archway/ui/data';
import { serviceChoices } from './service-words.ts';

interface Props<V extends { services: readonly number[] }> {
  form: FormState<V>;
}

/** The service types that an account may use. */
export function ServicesField<V extends { services: readonly number[] }>({ form }: Props<V>) {
  const t = useText('console');
  const choose = (services: readonly number[]): void => form.set({ services } as unknown as Partial<V>);
  return (
    <FormField {...form.field('services')} hint={t('users.servicesHint')}>
      {({ id }) => (
        <span id={id} role="group" aria-label={t('users.field.services')}>
          <Checkbox.Group<number>
            value={[...form.values.services]}
            options={serviceChoices(t)}
            onChange={(services) => choose(services)}
          />
        </span>
      )}
    </FormField>
  );
}
