import type { RemoteStatus } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag, type StatusTone } from '@archway/ui';

const tones: Readonly<Record<RemoteStatus['health'], StatusTone>> = {
  healthy: 'success',
  warning: 'warning',
  failing: 'error',
  unassessed: 'neutral',
};

export function HealthTag({ health }: { health: RemoteStatus['health'] }) {
  const t = useText('console');
  return <StatusTag tone={tones[health]}>{t(`health.${health}`)}</StatusTag>;
}
