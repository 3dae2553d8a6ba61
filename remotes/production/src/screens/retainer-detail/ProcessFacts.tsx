import type { ProcessDetail } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { DescriptionList } from '@archway/ui';
import { priceText } from '../../processing/process-words.ts';

/** Whose order it is, when what happened, and what was paid. */
export function ProcessFacts({ order }: { order: ProcessDetail }) {
  const t = useText('production');
  const at = (time: string | null): string | null => (time ? formatDateTime(time) : null);
  return (
    <DescriptionList
      columns={4}
      items={[
        { key: 'no', label: t('process.no'), value: order.orderNo },
        { key: 'patient', label: t('process.column.patient'), value: order.patient },
        { key: 'practice', label: t('process.column.practice'), value: `${order.practiceName} · ${order.createdBy}` },
        { key: 'created', label: t('process.column.time'), value: formatDateTime(order.createTime) },
        { key: 'submitted', label: t('process.submitTime'), value: at(order.submitTime) },
        { key: 'confirmed', label: t('process.confirmTime'), value: at(order.confirmTime) },
        { key: 'paid', label: t('process.paid'), value: order.paid && priceText(order.paid, t) },
        { key: 'remarks', label: t('process.field.remarks'), value: order.remarks },
      ]}
    />
  );
}
