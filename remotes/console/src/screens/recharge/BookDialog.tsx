import { type RechargeRequest, bookingRules, endpoints } from '@archway/contracts';
import { call, useForm, useText } from '@archway/platform';
import { FormDialog } from '@archway/ui/data';
import { BookingFields } from './BookingFields.tsx';
import { told } from './after-booking.ts';
import { type BookingValues, bookingBody, noBooking } from './booking-values.ts';

/** Books a request; what is booked may differ from what was asked for. */
export function BookDialog({ request, onClose }: { request: RechargeRequest; onClose: () => void }) {
  const t = useText('console');
  const form = useForm<BookingValues>({
    id: 'book',
    rules: bookingRules,
    initial: { ...noBooking, credits: String(request.amount) },
    label: (name) => t(`recharge.${name}`),
    async send(values) {
      const body = { requestId: request.requestId, ...bookingBody(values) };
      await told(await call(endpoints.credits.book, { body }, { quiet: true }));
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('recharge.bookTitle', { name: request.practiceName })}
      okText={t('recharge.bookNow')}
      onCancel={onClose}
    >
      <BookingFields form={form} />
    </FormDialog>
  );
}
