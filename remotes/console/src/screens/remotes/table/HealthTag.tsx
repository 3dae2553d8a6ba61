import { type RemoteStatus, remoteHealths, toneOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';

export function HealthTag({ health }: { health: RemoteStatus['health'] }) {
  const t = useText('console');
  return <StatusTag tone={toneOf(remoteHealths, health)}>{t(`health.${health}`)}</StatusTag>;
}
