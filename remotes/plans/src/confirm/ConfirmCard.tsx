import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type CaseRef, type Confirmation, endpoints } from '@archway/contracts';
import { formatNumber, query, useText } from '@archway/platform';
import { Button, Card, DescriptionList, ErrorBox, LoadingSkeleton, NoticeBar } from '@archway/ui';
import { priceText } from './price-text.ts';
import { useConfirm } from './use-confirm.ts';
import styles from './confirm.module.css';

/** What confirming the approved plan means, and the step itself: the only one that costs something. */
export function ConfirmCard(key: CaseRef) {
  const t = useText('plans');
  const asked = useQuery(query(endpoints.plans.confirmation, { query: key }));
  if (asked.error) {
    return (
      <Card title={t('confirm.title')}>
        <ErrorBox title={t('confirm.failed')} error={asked.error} onRetry={() => void asked.refetch()} />
      </Card>
    );
  }
  if (!asked.data) return <LoadingSkeleton variant="card" rows={2} />;
  return asked.data.mayConfirm ? <Terms caseKey={key} terms={asked.data} /> : null;
}

function Terms({ caseKey, terms }: { caseKey: CaseRef; terms: Confirmation }) {
  const t = useText('plans');
  const { confirm, confirming } = useConfirm(caseKey, terms);
  const { plan, payer, balance, amount, covered, finished } = terms;
  return (
    <Card title={t('confirm.title')}>
      <p className={styles.words}>{t('confirm.once')}</p>
      <DescriptionList
        columns={4}
        items={[
          { key: 'plan', label: t('confirm.plan'), value: plan && planText(plan) },
          { key: 'price', label: t('confirm.price'), value: priceText(t, terms) },
          { key: 'payer', label: t('confirm.payer'), value: payer.name },
          {
            key: 'balance',
            label: t('confirm.balance'),
            value: balance === null ? t('confirm.hidden') : left(balance, covered ? amount : 0),
          },
        ]}
      />
      <div className={styles.notices}>
        {covered ? null : (
          <NoticeBar
            tone="warning"
            {...(payer.kind === 'practice' && {
              action: <Link to="/account?key=7">{t('confirm.recharge')}</Link>,
            })}
          >
            {t('confirm.notCovered', { name: payer.name })}
          </NoticeBar>
        )}
        {finished ? null : <NoticeBar tone="warning">{t('confirm.notFinished')}</NoticeBar>}
      </div>
      <div className={styles.act}>
        <Button type="primary" disabled={!covered || !finished} loading={confirming} onClick={() => void confirm()}>
          {t('confirm.button')}
        </Button>
      </div>
    </Card>
  );
}

const planText = ({ name, upperSteps, lowerSteps }: NonNullable<Confirmation['plan']>): string =>
  upperSteps === null && lowerSteps === null ? name : `${name} · ${upperSteps ?? '—'} / ${lowerSteps ?? '—'}`;

/** What there is, and what will be left of it. */
const left = (balance: number, amount: number): string =>
  amount === 0 ? formatNumber(balance) : `${formatNumber(balance)} → ${formatNumber(balance - amount)}`;
