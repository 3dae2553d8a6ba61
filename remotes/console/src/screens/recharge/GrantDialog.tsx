import { useState } from 'react';
import { bookingRules, endpoints } from '@archway/contracts';
import { call, useForm, useText } from '@archway/platform';
import { FormDialog, FormField } from '@archway/ui/data';
import { BookingFields } from './BookingFields.tsx';
import { HolderSelect } from './HolderSelect.tsx';
import { told } from './after-booking.ts';
import { type BookingValues, bookingBody, noBooking } from './booking-values.ts';
import { type HolderChoice, holderOf } from './holder-choice.ts';

interface Values extends BookingValues {
  holder: HolderChoice | '';
}

/** Books for a practice or a design center that asked for nothing. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useText('console');
  // One for this dialog: sending it again after a failure books nothing twice.
  const [actionKey] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({
    id: 'grant',
    rules: { holder: { kind: 'choice', required: 'form' }, ...bookingRules },
    initial: { holder: '', ...noBooking },
    label: (name) => t(`recharge.${name}`),
    async send({ holder, ...values }) {
      const body = { holder: holderOf(holder), actionKey, ...bookingBody(values) };
      await told(await call(endpoints.credits.grant, { body }, { quiet: true }));
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('recharge.grantTitle')}
      okText={t('recharge.bookNow')}
      onCancel={onClose}
    >
      <FormField {...form.field('holder')}>
        {(control) => (
          <HolderSelect control={control} value={form.values.holder} onChange={(holder) => form.set({ holder })} />
        )}
      </FormField>
      <BookingFields form={form} />
    </FormDialog>
  );
}
