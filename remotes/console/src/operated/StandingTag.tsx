import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';

interface Standing {
  readonly enabled: boolean;
  readonly expired: boolean;
}

/** Whether it works: disabled comes before expired. */
export function StandingTag({ enabled, expired }: Standing) {
  const t = useText('console');
  if (!enabled) return <StatusTag tone="neutral">{t('operated.state.disabled')}</StatusTag>;
  if (expired) return <StatusTag tone="warning">{t('operated.state.expired')}</StatusTag>;
  return <StatusTag tone="success">{t('operated.state.enabled')}</StatusTag>;
}
