import { type RechargeRequest, declineRules, endpoints } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { refreshRecharge } from './after-booking.ts';

/** Declines a request with a reason. */
export function DeclineDialog({ request, onClose }: { request: RechargeRequest; onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'decline',
    rules: declineRules,
    initial: { reason: '' },
    label: (name) => t(`recharge.${name}`),
    async send({ reason }) {
      await call(endpoints.credits.decline, { body: { requestId: request.requestId, reason } }, { quiet: true });
      notify.success(t('recharge.declined'));
      await refreshRecharge();
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      danger
      title={t('recharge.declineTitle', { name: request.practiceName })}
      okText={t('recharge.decline').replace('…', '')}
      onCancel={onClose}
    >
      <FormField {...form.field('reason')} hint={t('recharge.reasonHint')}>
        {(control) => <Input.TextArea {...control} {...form.text('reason')} rows={4} showCount autoFocus />}
      </FormField>
    </FormDialog>
  );
}
