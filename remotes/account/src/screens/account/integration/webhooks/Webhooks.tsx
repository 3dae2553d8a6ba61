import { type Webhook, endpoints, webhookEvents } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, query, useLang, useText } from '@archway/platform';
import {
  Button,
  Card,
  Dropdown,
  Ellipsis,
  EmptyState,
  ErrorBox,
  LoadingSkeleton,
  PhoneCard,
  PhoneCardList,
  Plus,
  Send,
  StatusTag,
} from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Deliveries } from './Deliveries.tsx';
import { NewWebhook } from './NewWebhook.tsx';

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
  const again = (): Promise<unknown> => invalidate(endpoints.webhooks.list);
  const act = async (key: string, webhook: Webhook): Promise<void> => {
    const params = { practiceId, webhookId: webhook.webhookId };
    if (key === 'log') return setLooked(webhook);
    if (key === 'test') {
      await call(endpoints.webhooks.test, { params });
      return setLooked(webhook);
    }
    if (key === 'turn') await call(endpoints.webhooks.enable, { params, body: { enabled: !webhook.enabled } });
    if (key === 'remove') {
      const title = t('webhooks.removeTitle');
      const sure = await confirmAction({ title, body: t('webhooks.removeBody'), okText: t('webhooks.remove'), danger: true });
      if (!sure) return;
      await call(endpoints.webhooks.remove, { params });
    }
    notify.success(t('saved'));
    await again();
  };
  const menu = (webhook: Webhook) => (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'log', label: t('webhooks.log') },
          { key: 'test', label: t('webhooks.test'), disabled: !webhook.enabled },
          { key: 'turn', label: t(webhook.enabled ? 'webhooks.turnOff' : 'webhooks.turnOn') },
          { key: 'remove', label: t('webhooks.remove'), danger: true },
        ],
        onClick: ({ key }) => void act(key, webhook),
      }}
    >
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('webhooks.more', { url: webhook.url })} />
    </Dropdown>
  );
  const state = ({ enabled, gaveUp }: Webhook) =>
    enabled ? (
      <StatusTag tone="success">{t('webhooks.on')}</StatusTag>
    ) : (
      <StatusTag tone={gaveUp ? 'error' : 'neutral'}>{t(gaveUp ? 'webhooks.gaveUp' : 'webhooks.off')}</StatusTag>
    );
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
              note={state(webhook)}
              action={menu(webhook)}
            />
          ))}
        </PhoneCardList>
      )}
      {adding ? <NewWebhook practiceId={practiceId} onClose={() => setAdding(false)} /> : null}
      {looked ? <Deliveries practiceId={practiceId} webhook={looked} onClose={() => setLooked(undefined)} /> : null}
    </Card>
  );
}
