import { endpoints, orderStatuses as statuses } from '@archway/contracts';
import { appHistory, formatNumber, query, useDictionary, useText } from '@archway/platform';
import { Button, Card, ErrorBox, KeyFigure, KeyFigures, LoadingSkeleton } from '@archway/ui';
import { useQueries } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import { ProductSettings } from './ProductSettings.tsx';

/** How many production orders stand where, and the parameters by which they are made. */
export function ProductionSection({ user }: SectionProps) {
  return (
    <>
      <Orders />
      <ProductSettings doctorId={user.doctorId} />
    </>
  );
}

/** How many production orders stand where, and the way to them. */
function Orders() {
  const t = useText('account');
  const { nameOf } = useDictionary('order_parent_production_status');
  const counts = useQueries({
    queries: statuses.map(({ value }) =>
      query(endpoints.production.orders, { query: { pageNum: 1, pageSize: 1, status: value } }),
    ),
  });
  const failed = counts.find((count) => count.isError);
  return (
    <Card
      title={t('account.section.production')}
      extra={<Button onClick={() => appHistory.push('/order-parent')}>{t('production.orders')}</Button>}
    >
      {failed ? (
        <ErrorBox
          title={t('production.failed')}
          error={failed.error}
          onRetry={() => counts.forEach((count) => void count.refetch())}
        />
      ) : counts.some((count) => count.isPending) ? (
        <LoadingSkeleton variant="card" rows={2} />
      ) : (
        <KeyFigures>
          {statuses.map((status, index) => (
            <KeyFigure
              key={status.value}
              label={nameOf(status.value)}
              value={formatNumber(counts[index]?.data?.total ?? 0)}
            />
          ))}
        </KeyFigures>
      )}
    </Card>
  );
}
