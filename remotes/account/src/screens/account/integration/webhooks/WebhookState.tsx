import type { Webhook } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Whether an endpoint is told, and by whom it was turned off. */
export function WebhookState({ enabled, gaveUp }: Pick<Webhook, 'enabled' | 'gaveUp'>) {
  const t = useText('account');
  if (enabled) return <StatusTag tone="success">{t('webhooks.on')}</StatusTag>;
  return gaveUp ? (
    <StatusTag tone="error">{t('webhooks.gaveUp')}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{t('webhooks.off')}</StatusTag>
  );
}
