import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type CodeChain, endpoints, subOrderStatuses, toneOf } from '@archway/contracts';
import { ApiError, bilingual, formatDateTime, query, useDictionary, useText } from '@archway/platform';
import { DescriptionList, EmptyState, ErrorBox, LoadingSkeleton, NoticeBar, SearchX, StatusTag } from '@archway/ui';
import { batchPath } from '../../making/batch-words.ts';
import { orderPath, stepsText } from '../../orders/order-words.ts';
import { useOrderChanges } from '../../orders/refresh-orders.ts';
import { pieceText } from './piece-words.ts';
import styles from './codes.module.css';

/** What a code leads to, from the plan that was confirmed to the parcel. */
export function ChainPanel({ code }: { code: string }) {
  const t = useText('production');
  const found = useQuery(query(endpoints.codes.read, { query: { code } }));
  useOrderChanges();
  if (found.error instanceof ApiError && found.error.name === 'codeUnknown')
    return <EmptyState icon={<SearchX />} title={t('codes.unknown', { code })} body={found.error.message} />;
  if (found.error)
    return <ErrorBox title={t('codes.readFailed')} error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <LoadingSkeleton variant="card" rows={3} />;
  return <Chain chain={found.data} />;
}

function Chain({ chain }: { chain: CodeChain }) {
  const t = useText('production');
  const { nameOf } = useDictionary('order_sub_production_status');
  const { planMatch, mismatch, issued, parcel } = chain;
  return (
    <div className={styles.chain}>
      {chain.discarded ? <NoticeBar tone="error">{t('detail.discarded')}</NoticeBar> : null}
      {planMatch === 'changed' ? (
        <NoticeBar tone="error">{t('codes.notConfirmed', { reason: mismatch ? bilingual(mismatch) : '' })}</NoticeBar>
      ) : null}
      <DescriptionList
        items={[
          { key: 'patient', label: t('detail.patient'), value: `${chain.patientName} · ${chain.ptNo}` },
          {
            key: 'plan',
            label: t('detail.plan'),
            value: (
              <span title={chain.planHash ?? undefined}>
                {[chain.planName, chain.planHash?.slice(0, 12)].filter(Boolean).join(' · ') || '—'}{' '}
                <StatusTag tone={planMatch === 'same' ? 'success' : planMatch === 'changed' ? 'error' : 'neutral'}>
                  {t(`planMatch.${planMatch}`)}
                </StatusTag>
              </span>
            ),
          },
          {
            key: 'piece',
            label: t('codes.piece'),
            value: chain.jaw ? pieceText(chain, t) : `${t('codes.whole')} · ${stepsText(chain)}`,
          },
          { key: 'product', label: t('column.product'), value: t(`product.${chain.product}`) },
          {
            key: 'code',
            label: t('codes.code'),
            value: issued
              ? `${chain.code} · ${t('codes.times', { count: issued.times, name: issued.by })}`
              : `${chain.code} · ${t('codes.neverIssued')}`,
          },
          {
            key: 'subOrder',
            label: t('sub.code'),
            value: (
              <>
                <Link to={orderPath(chain)}>{chain.subOrderCode}</Link>{' '}
                <StatusTag tone={toneOf(subOrderStatuses, chain.status)}>{nameOf(chain.status)}</StatusTag>
              </>
            ),
          },
          {
            key: 'files',
            label: t('codes.files'),
            value: [chain.model, chain.cutLine].filter(Boolean).join(' · ') || '—',
          },
          ...(chain.batch
            ? [
                {
                  key: 'batch',
                  label: t('print.one'),
                  value: <Link to={batchPath(chain.batch)}>{chain.batch.code}</Link>,
                },
              ]
            : []),
          {
            key: 'parcel',
            label: t('codes.parcel'),
            value: parcel
              ? `${parcel.courier} · ${parcel.trackingNo} · ${formatDateTime(parcel.sentTime)}`
              : t('codes.notSent'),
          },
        ]}
      />
    </div>
  );
}
