import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type Answer, type ProcessDetail, endpoints, type processEndpoints } from '@archway/contracts';
import { call, confirmAction, formatNumber, invalidate, query, notify, useText } from '@archway/platform';
import { Button, Card, DescriptionList, ErrorBox, LoadingSkeleton, NoticeBar } from '@archway/ui';
import { priceText } from '../../processing/process-words.ts';
import { refreshProcess } from '../../processing/refresh-process.ts';
import styles from './retainer-detail.module.css';

/** What confirming the result takes, and the step itself: the only one that costs something. */
export function ConfirmResult({ order }: { order: Pick<ProcessDetail, 'processId' | 'name'> }) {
  const t = useText('production');
  const asked = useQuery(query(endpoints.process.price, { params: { processId: order.processId } }));
  if (asked.error)
    return (
      <Card title={t('process.confirmTitle')}>
        <ErrorBox title={t('process.priceFailed')} error={asked.error} onRetry={() => void asked.refetch()} />
      </Card>
    );
  return asked.data ? <Terms order={order} terms={asked.data} /> : <LoadingSkeleton variant="card" rows={2} />;
}

interface TermsProps {
  order: Pick<ProcessDetail, 'processId' | 'name'>;
  terms: Answer<typeof processEndpoints.price>;
}

function Terms({ order, terms }: TermsProps) {
  const t = useText('production');
  const [busy, setBusy] = useState(false);
  const { unit, amount, payer, balance, covered } = terms;
  const price = priceText(terms, t);
  const confirm = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('process.confirmQuestion', { name: order.name }),
      body: t('process.confirmBody', { name: payer, price }),
      okText: t('process.confirmOk', { price }),
    });
    if (!sure) return;
    setBusy(true);
    // What it is refused with is told by the call.
    await call(endpoints.process.confirm, {
      params: { processId: order.processId },
      body: { price: { unit, amount } },
    }).then(
      () => notify.success(t('process.confirmedDone')),
      () => {},
    );
    await Promise.all([refreshProcess(), invalidate(endpoints.credits.balances)]);
    setBusy(false);
  };
  return (
    <Card title={t('process.confirmTitle')}>
      <p className={styles.quiet}>{t('process.confirmHint')}</p>
      <DescriptionList
        columns={4}
        items={[
          { key: 'price', label: t('process.price'), value: price },
          { key: 'payer', label: t('process.payer'), value: payer },
          {
            key: 'balance',
            label: t('process.balance'),
            value: covered ? `${formatNumber(balance)} → ${formatNumber(balance - amount)}` : formatNumber(balance),
          },
        ]}
      />
      {covered ? null : (
        <div className={styles.notice}>
          <NoticeBar tone="warning" action={<Link to="/account?key=7">{t('process.recharge')}</Link>}>
            {t('process.notCovered', { name: payer })}
          </NoticeBar>
        </div>
      )}
      <div className={styles.act}>
        <Button type="primary" disabled={!covered} loading={busy} onClick={() => void confirm()}>
          {t('process.action.confirm')}
        </Button>
      </div>
    </Card>
  );
}
