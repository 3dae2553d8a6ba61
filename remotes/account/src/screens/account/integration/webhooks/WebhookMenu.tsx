import { type Webhook, endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';

interface Props {
  practiceId: string;
  webhook: Webhook;
  /** Opens what the endpoint was sent. */
  onLook: () => void;
}

/** What its owner does with an endpoint. */
export function WebhookMenu({ practiceId, webhook, onLook }: Props) {
  const t = useText('account');
  const params = { practiceId, webhookId: webhook.webhookId };
  const remove = async (): Promise<boolean> => {
    const asked = { title: t('webhooks.removeTitle'), body: t('webhooks.removeBody'), okText: t('webhooks.remove') };
    if (!(await confirmAction({ ...asked, danger: true }))) return false;
    await call(endpoints.webhooks.remove, { params });
    return true;
  };
  const act = async (key: string): Promise<void> => {
    if (key === 'log') return onLook();
    if (key === 'test') {
      await call(endpoints.webhooks.test, { params });
      return onLook();
    }
    if (key === 'turn') await call(endpoints.webhooks.enable, { params, body: { enabled: !webhook.enabled } });
    if (key === 'remove' && !(await remove())) return;
    notify.success(t('saved'));
    await invalidate(endpoints.webhooks.list);
  };
  return (
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
        onClick: ({ key }) => void act(key),
      }}
    >
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('webhooks.more', { url: webhook.url })} />
    </Dropdown>
  );
}
