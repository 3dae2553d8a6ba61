import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type BatchCandidate, MOST_ORDERS_PER_BATCH, type ProductionDevice, endpoints } from '@archway/contracts';
import { call, formatDay, notify, query, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LabelTag, LoadingSkeleton, NoticeBar, Package } from '@archway/ui';
import { Checkbox } from '@archway/ui/data';
import { batchPath } from '../../making/batch-words.ts';
import { refreshBatches } from '../../making/refresh-batches.ts';
import { contentText } from '../detail/sub-orders/sub-order-words.ts';
import { type Space, platesFor } from './space.ts';
import styles from './create.module.css';

interface Props {
  device: ProductionDevice;
  space: Space;
  /** Sub-orders that are chosen from the beginning. */
  wanted: readonly string[];
}

/** What waits for a printer, to be chosen from, with the plates that it takes. */
export function ManualPanel({ device, space, wanted }: Props) {
  const t = useText('production');
  const navigate = useNavigate();
  const [selected, select] = useState<readonly string[]>(wanted);
  const [busy, setBusy] = useState(false);
  const { deviceId } = device;
  const waiting = useQuery(query(endpoints.batches.candidates, { query: { deviceId } }));
  if (waiting.error)
    return <ErrorBox title={t('print.waitingFailed')} error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (!waiting.data) return <LoadingSkeleton variant="list" rows={6} />;
  const rows = waiting.data;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState heading icon={<Package />} title={t('print.nothingWaits')} body={t('print.nothingWaitsBody')} />
      </Card>
    );
  const chosen = rows.filter(({ subOrderId }) => selected.includes(subOrderId));
  const orders = new Set(chosen.map(({ orderId }) => orderId)).size;
  const today = new Date().toISOString().slice(0, 10);
  const { models, plates } = platesFor(chosen, device, space);
  const tooMany = orders > MOST_ORDERS_PER_BATCH;
  const toggle = ({ subOrderId }: BatchCandidate, on: boolean): void =>
    select(on ? [...selected, subOrderId] : selected.filter((each) => each !== subOrderId));
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const subOrderIds = chosen.map(({ subOrderId }) => subOrderId);
      const made = await call(endpoints.batches.create, { body: { deviceId, subOrderIds, ...space } });
      notify.success(t('print.created', { name: made.code }));
      void navigate(batchPath(made));
    } catch {
      // The call has told; what waits may be other things by now.
      setBusy(false);
    }
    await refreshBatches();
  };
  return (
    <Card
      title={t('print.waiting')}
      count={rows.length}
      flush
      footer={
        <span className={styles.footer}>
          <span role="status">
            {t('print.chosen', { count: chosen.length, orders, models })}
            {plates === null ? ` · ${t('print.tooLarge')}` : ` · ${t('print.plates', { count: plates })}`}
          </span>
          <Button
            type="primary"
            loading={busy}
            disabled={chosen.length === 0 || tooMany || plates === null}
            onClick={() => void make()}
          >
            {t('print.create')}
          </Button>
        </span>
      }
    >
      {tooMany ? <NoticeBar tone="warning">{t('print.mostOrders', { num: MOST_ORDERS_PER_BATCH })}</NoticeBar> : null}
      <ul className={styles.waiting} aria-label={t('print.waiting')}>
        {rows.map((row) => (
          <li key={row.subOrderId}>
            <Checkbox
              aria-label={t('sub.select', { code: row.code })}
              checked={selected.includes(row.subOrderId)}
              onChange={({ target }) => toggle(row, target.checked)}
            >
              <span className={styles.code}>{row.code}</span>
            </Checkbox>
            <span>{contentText(row, t)}</span>
            <span className={styles.quiet}>
              {row.patientName} · {row.ptNo}
            </span>
            <span className={styles.tags}>
              {row.special ? <LabelTag>{t('special')}</LabelTag> : null}
              {row.failedIn ? <LabelTag>{t('print.failedIn', { name: row.failedIn })}</LabelTag> : null}
              {row.hasModel ? null : <span className={styles.quiet}>{t('print.noModel')}</span>}
            </span>
            <span className={row.dueDay < today ? styles.late : styles.due}>
              {t('print.due', { day: formatDay(row.dueDay) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
