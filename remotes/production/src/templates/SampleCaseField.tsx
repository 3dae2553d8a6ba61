import { useText } from '@archway/platform';
import { FormField, Select } from '@archway/ui/data';
import type { useSampleCase } from './use-sample-case.ts';

/** Which order a preview is made of. */
export function SampleCaseField({ sample, id }: { sample: ReturnType<typeof useSampleCase>; id: string }) {
  const t = useText('production');
  return (
    <FormField id={id} label={t('templates.sampleCase')}>
      {({ id: control }) => (
        <Select
          id={control}
          showSearch={{ filterOption: false, onSearch: sample.search }}
          loading={sample.searching}
          placeholder={t('templates.noOrders')}
          value={sample.orderId ?? null}
          options={sample.orders.map(({ orderId, orderNo, patientName }) => ({
            value: orderId,
            label: `${orderNo} · ${patientName}`,
          }))}
          onChange={(orderId: string) => sample.choose(orderId)}
        />
      )}
    </FormField>
  );
}
