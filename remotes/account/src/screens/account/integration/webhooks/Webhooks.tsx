import { type Webhook, endpoints, webhookEvents } from '@archway/contracts';
import { query, useLang, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, PhoneCard, PhoneCardList, Plus, Send } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Deliveries } from './Deliveries.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';
import { WebhookState } from './WebhookState.tsx';

/** Addresses of programs that are told what happens to the cases of a practice, for its creator. */
export function Webhooks({ practiceId }: { practiceId: string }) {
  const t = useText('account');
  const lang = useLang();
  const [adding, setAdding] = useState(false);
  const [looked, setLooked] = useState<Webhook>();
  const { data, isError, error, refetch } = useQuery(query(endpoints.webhooks.list, { params: { practiceId } }));
  const told = ({ events }: Webhook): string =>
    webhookEvents
      .filter(({ value }) => events.includes(value))
      .map(({ zh, en }) => (lang === 'zh-CN' ? zh : en))
      .join(lang === 'zh-CN' ? '、' : ', ');
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('webhooks.add')}
    </Button>
  );
  return (
    <Card title={t('webhooks.title')} count={data?.length} extra={data?.length ? add : undefined}>
      {isError ? (
        <ErrorBox title={t('webhooks.failed')} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingSkeleton variant="list" rows={2} />
      ) : data.length === 0 ? (
        <EmptyState icon={<Send />} title={t('webhooks.none')} body={t('webhooks.noneBody')} action={add} />
      ) : (
        <PhoneCardList label={t('webhooks.title')}>
          {data.map((webhook) => (
            <PhoneCard
              key={webhook.webhookId}
              title={webhook.url}
              description={told(webhook)}
              note={<WebhookState {...webhook} />}
              action={<WebhookMenu practiceId={practiceId} webhook={webhook} onLook={() => setLooked(webhook)} />}
            />
          ))}
        </PhoneCardList>
      )}
      {adding ? <NewWebhook practiceId={practiceId} onClose={() => setAdding(false)} /> : null}
      {looked ? <Deliveries practiceId={practiceId} webhook={looked} onClose={() => setLooked(undefined)} /> : null}
    </Card>
  );
}
