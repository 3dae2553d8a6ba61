import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type BatchDetail, type BatchItem, endpoints, failureRules, printStatus } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { Button, Card, StatusTag } from '@archway/ui';
import { orderPath } from '../../orders/order-words.ts';
import { ReasonDialog } from '../../making/ReasonDialog.tsx';
import { refreshBatches } from '../../making/refresh-batches.ts';
import { contentText } from '../detail/sub-orders/sub-order-words.ts';
import styles from './batch.module.css';

const tones = { open: 'production', printed: 'success', failed: 'error' } as const;

/** The sub-orders of a batch with what came of each; while it is printed, one that failed is said to have. */
export function BatchParts({ batch }: { batch: BatchDetail }) {
  const t = useText('production');
  const [lost, lose] = useState<BatchItem | null>(null);
  const printing = batch.status === printStatus.producing && batch.actions.length > 0;
  return (
    <Card title={t('print.parts')} count={batch.items.length} flush>
      <ul className={styles.parts}>
        {batch.items.map((item) => (
          <li key={item.subOrderId}>
            <div className={styles.words}>
              <Link to={orderPath(item)}>{item.code}</Link>
              <span>{contentText(item, t)}</span>
              <small>
                {item.patientName} · {item.ptNo}
                {item.hasModel ? null : ` · ${t('print.noModel')}`}
              </small>
            </div>
            <div className={styles.state}>
              {batch.status === printStatus.ready ? (
                <small>{t('add.pieces', { count: item.pieces })}</small>
              ) : (
                <StatusTag tone={tones[item.state]}>{t(`print.item.${item.state}`)}</StatusTag>
              )}
              {printing && item.state === 'open' ? (
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={t('sub.act', { action: t('print.lost'), code: item.code })}
                  onClick={() => lose(item)}
                >
                  {t('print.lost')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {lost ? (
        <ReasonDialog
          rules={failureRules}
          title={t('print.lostTitle', { name: lost.code })}
          hint={t('print.lostHint')}
          okText={t('print.lost')}
          onSend={async (reason) => {
            const subOrderIds = [lost.subOrderId];
            const asked = { params: { batchId: batch.batchId }, body: { subOrderIds, reason } };
            await call(endpoints.batches.fail, asked, { quiet: true });
            await refreshBatches();
          }}
          onClose={() => lose(null)}
        />
      ) : null}
    </Card>
  );
}
