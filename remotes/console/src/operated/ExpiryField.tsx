import { type FormState, today, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { DayPicker, FormField } from '@archway/ui/data';
import { yearLater } from './later.ts';
import styles from './operated.module.css';

interface Props<V extends { expires: string }> {
  form: FormState<V>;
  hint: string;
}

/** The last day of an account or a practice, with the extension that is sold. */
export function ExpiryField<V extends { expires: string }>({ form, hint }: Props<V>) {
  const t = useText('console');
  const set = (expires: string): void => form.set({ expires } as Partial<V>);
  return (
    <FormField {...form.field('expires')} hint={hint}>
      {(control) => (
        <span className={styles.expiry}>
          <DayPicker {...control} value={form.values.expires || null} onChange={(day) => set(day ?? '')} />
          <Button onClick={() => set(yearLater(form.values.expires, today()))}>{t('operated.plusYear')}</Button>
        </span>
      )}
    </FormField>
  );
}
