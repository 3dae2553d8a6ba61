import { type Webhook, type WebhookDelivery, endpoints } from '@archway/contracts';
import { call, formatDateTime, invalidate, query, useText } from '@archway/platform';
import { Button, Drawer, EmptyState, ErrorBox, LoadingSkeleton, RefreshCw, Send } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { DeliveryStateTag } from '../DeliveryStateTag.tsx';
import styles from '../integration.module.css';
import { whileWaiting } from '../while-waiting.ts';

const SHOWN = 50;

interface Props {
  practiceId: string;
  webhook: Webhook;
  onClose: () => void;
}

/** What an endpoint was sent, and what it answered; each can be sent again. */
export function Deliveries({ practiceId, webhook, onClose }: Props) {
  const t = useText('account');
  const params = { practiceId, webhookId: webhook.webhookId };
  const { data, isError, error, refetch } = useQuery({
    ...query(endpoints.webhooks.deliveries, { params, query: { pageSize: SHOWN } }),
    refetchInterval: whileWaiting,
  });
  const again = (): Promise<unknown> => invalidate(endpoints.webhooks.deliveries);
  const resend = async ({ deliveryId }: WebhookDelivery): Promise<void> => {
    await call(endpoints.webhooks.resend, { params: { ...params, deliveryId } });
    await again();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('webhooks.log')}
      extra={
        <Button icon={<RefreshCw aria-hidden />} onClick={() => void again()}>
          {t('webhooks.refresh')}
        </Button>
      }
    >
      <p className={styles.told}>{webhook.url}</p>
      {isError ? (
        <ErrorBox title={t('webhooks.logFailed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingSkeleton variant="list" rows={4} />
      ) : data.rows.length === 0 ? (
        <EmptyState icon={<Send />} title={t('webhooks.logNone')} body={t('webhooks.logNoneBody')} />
      ) : (
        <ol className={styles.log}>
          {data.rows.map((row) => (
            <li key={row.deliveryId} className={styles.delivery}>
              <div className={styles.line}>
                <code>{row.type}</code>
                <DeliveryStateTag state={row.state} />
              </div>
              <div className={styles.line}>
                <span className={styles.code}>
                  {formatDateTime(row.createTime)} · {t('webhooks.tries', { num: row.tries })}
                  {row.lastStatus === null ? '' : ` · HTTP ${row.lastStatus}`}
                </span>
                {row.state === 'waiting' || !webhook.enabled ? null : (
                  <Button type="link" size="small" onClick={() => void resend(row)}>
                    {t('webhooks.resend')}
                  </Button>
                )}
              </div>
              {row.lastAnswer ? <pre className={styles.answer}>{row.lastAnswer}</pre> : null}
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
