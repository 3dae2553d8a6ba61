import { creditUnits } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { FormField, Input } from '@archway/ui/data';
import type { BookingValues } from './booking-values.ts';
import styles from './recharge.module.css';

/** What is booked: credits by contract, quotas without one. */
export function BookingFields({ form }: { form: FormState<BookingValues> }) {
  const t = useText('console');
  return (
    <>
      <div className={styles.amounts}>
        {creditUnits.map(({ value: unit }) => (
          <FormField key={unit} {...form.field(unit)}>
            {(control) => <Input {...control} {...form.text(unit)} inputMode="numeric" />}
          </FormField>
        ))}
      </div>
      <FormField {...form.field('contract')} hint={t('recharge.contractHint')}>
        {(control) => <Input {...control} {...form.text('contract')} />}
      </FormField>
      <FormField {...form.field('note')} hint={t('recharge.noteHint')}>
        {(control) => <Input {...control} {...form.text('note')} />}
      </FormField>
    </>
  );
}
