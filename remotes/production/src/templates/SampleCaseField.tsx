import { useText } from '@archway/platform';
import { FormField } from '@archway/ui/data';
import { OrderSelect } from '../orders/OrderSelect.tsx';
import type { useSampleCase } from './use-sample-case.ts';

/** Which order a preview is made of. */
export function SampleCaseField({ sample, id }: { sample: ReturnType<typeof useSampleCase>; id: string }) {
  const t = useText('production');
  return (
    <FormField id={id} label={t('templates.sampleCase')}>
      {({ id: control }) => (
        <OrderSelect
          id={control}
          placeholder={t('templates.noOrders')}
          value={sample.orderId}
          order={sample.order}
          onChange={sample.choose}
        />
      )}
    </FormField>
  );
}
