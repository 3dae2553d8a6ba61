import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { MOST_ORDERS_PER_BATCH, type ProductionDevice, endpoints } from '@archway/contracts';
import { call, notify, query, useText } from '@archway/platform';
import { Button, Card, ErrorBox } from '@archway/ui';
import { DayPicker } from '@archway/ui/data';
import { batchPath } from '../../making/batch-words.ts';
import { refreshBatches } from '../../making/refresh-batches.ts';
import { type Space, platesFor } from './space.ts';
import styles from './create.module.css';

/** Days from now within which something is due, as long as nobody says otherwise. */
const SOON_DAYS = 7;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What is due first and fits the printer, chosen by the server. */
export function AutoPanel({ device, space }: { device: ProductionDevice; space: Space }) {
  const t = useText('production');
  const navigate = useNavigate();
  const [dueUntil, setDue] = useState(() => inDays(SOON_DAYS));
  const [busy, setBusy] = useState(false);
  const { deviceId } = device;
  const waiting = useQuery(query(endpoints.batches.candidates, { query: { deviceId } }));
  const due = waiting.data?.filter(({ dueDay }) => dueDay <= dueUntil);
  const fits = platesFor([], device, space).plates !== null;
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const made = await call(endpoints.batches.createAuto, { body: { deviceId, dueUntil, ...space } });
      notify.success(t('print.created', { name: made.code }), {
        ...(made.left > 0 && { detail: t('print.left', { count: made.left }) }),
      });
      void navigate(batchPath(made));
    } catch {
      setBusy(false);
    }
    await refreshBatches();
  };
  return (
    <Card title={t('print.byItself')}>
      <p className={styles.hint}>{t('print.byItselfBody', { num: MOST_ORDERS_PER_BATCH })}</p>
      <div className={styles.fields}>
        <label className={styles.side}>
          <span>{t('print.dueUntil')}</span>
          <DayPicker aria-label={t('print.dueUntil')} value={dueUntil} onChange={(day) => day && setDue(day)} />
        </label>
        <Button type="primary" loading={busy} disabled={!fits || due?.length === 0} onClick={() => void make()}>
          {t('print.createAuto')}
        </Button>
      </div>
      {waiting.error ? (
        <ErrorBox title={t('print.waitingFailed')} error={waiting.error} onRetry={() => void waiting.refetch()} />
      ) : (
        <p role="status" className={styles.hint}>
          {due === undefined ? ' ' : t('print.dueCount', { count: due.length })}
        </p>
      )}
    </Card>
  );
}
