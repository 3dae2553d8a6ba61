import { type ListedPlan, assistRules, endpoints } from '@archway/contracts';
import { call, formatNumber, useForm, useText } from '@archway/platform';
import { Alert } from '@archway/ui';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';

interface Props {
  plan: ListedPlan;
  /** Assist audits that the practice has left. */
  remaining: number;
  /** Never empty; the usual one first. */
  centers: readonly { readonly designCenterId: string; readonly designCenterName: string }[];
  onAsked: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks whom a doctor wants help from, and with what; tells what it costs. */
export function AskAssistDialog({ plan, remaining, centers, onAsked, onClose }: Props) {
  const t = useText('plans');
  const { caseId, version, planId } = plan;
  const form = useForm({
    id: 'ask-assist',
    rules: assistRules,
    initial: { designCenterId: centers[0]?.designCenterId ?? '', question: '' },
    label: (name) => t(`assist.field.${name}`),
    send: async (values) => {
      await call(endpoints.assists.ask, { body: { caseId, version, planId, ...values } }, { quiet: true });
      await onAsked();
      onClose();
    },
  });
  const none = remaining === 0;
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('assist.asking', { name: plan.name })}
      okText={t('assist.send')}
      onCancel={onClose}
    >
      <Alert
        showIcon
        type={none ? 'warning' : 'info'}
        title={none ? t('assist.noneLeft') : t('assist.uses', { num: formatNumber(remaining) })}
      />
      <FormField {...form.field('designCenterId')}>
        {({ status, ...control }) => (
          <Select
            {...control}
            {...(status && { status })}
            value={form.values.designCenterId}
            options={centers.map(({ designCenterId, designCenterName }) => ({
              value: designCenterId,
              label: designCenterName,
            }))}
            onChange={(designCenterId: string) => form.set({ designCenterId })}
          />
        )}
      </FormField>
      <FormField {...form.field('question')} hint={t('assist.questionHint')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('question')}
            autoFocus
            placeholder={t('assist.questionPlaceholder')}
            autoSize={{ minRows: 3, maxRows: 8 }}
            showCount
          />
        )}
      </FormField>
    </FormDialog>
  );
}
