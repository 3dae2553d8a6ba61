import { useState } from 'react';
import { endpoints, priceRules } from '@archway/contracts';
import { call, formatNumber, invalidate, notify, query, useForm, useText } from '@archway/platform';
import { Button, Card, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';

/** What confirming a plan costs, for everybody who pays. */
export function PriceCard() {
  const t = useText('console');
  const [editing, setEditing] = useState(false);
  const prices = useQuery(query(endpoints.credits.prices));
  return (
    <Card
      title={t('price.title')}
      extra={
        prices.data ? (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('price.change')}
          </Button>
        ) : undefined
      }
    >
      {prices.isError ? (
        <ErrorBox title={t('price.failed')} error={prices.error} onRetry={() => void prices.refetch()} />
      ) : prices.data ? (
        t('price.confirmPlan', { num: formatNumber(prices.data.confirmPlan) })
      ) : (
        <LoadingSkeleton variant="list" rows={1} />
      )}
      {editing && prices.data ? (
        <PriceDialog confirmPlan={prices.data.confirmPlan} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  );
}

function PriceDialog({ confirmPlan, onClose }: { confirmPlan: number; onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'price',
    rules: priceRules,
    initial: { confirmPlan: String(confirmPlan) },
    label: () => t('price.field'),
    async send(values) {
      const body = { confirmPlan: Number(values.confirmPlan) };
      await call(endpoints.credits.setPrices, { body }, { quiet: true });
      notify.success(t('price.changed'));
      await invalidate(endpoints.credits.prices);
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open title={t('price.dialog')} okText={t('price.save')} onCancel={onClose}>
      <FormField {...form.field('confirmPlan')} hint={t('price.hint')}>
        {(control) => <Input {...control} {...form.text('confirmPlan')} inputMode="numeric" autoFocus />}
      </FormField>
    </FormDialog>
  );
}
