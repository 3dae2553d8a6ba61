import type { RemoteStatus } from '@archway/contracts';
import { formatFullTime, useText } from '@archway/platform';
import { Pin as PinIcon, Tooltip } from '@archway/ui';
import { STABLE, ownPin, shortVersion } from '../channels.ts';
import { useActorName } from '../pins/use-actor-name.ts';
import styles from './version-pill.module.css';

interface Props {
  remote: RemoteStatus;
  channel: string;
}

/** The version that a channel has pinned, or that it has none, or follows stable. */
export function VersionPill({ remote, channel }: Props) {
  const t = useText('console');
  const actorName = useActorName();
  const pin = ownPin(remote, channel);
  if (!pin) return <span className={styles.follows}>{channel === STABLE ? t('pin.none') : t('pin.asStable')}</span>;
  if (pin.version === null) return <span className={styles.follows}>{t('pin.withdrawn')}</span>;
  const isBad = remote.health === 'failing' && remote.lastFailure?.version === pin.version;
  const isAhead = channel !== STABLE && pin.version !== ownPin(remote, STABLE)?.version;
  const look = isBad ? styles.bad : isAhead ? styles.ahead : '';
  return (
    <Tooltip
      title={t('pin.by', { version: pin.version, by: actorName(pin.pinnedBy), time: formatFullTime(pin.pinnedAt) })}
    >
      <span className={`${styles.pill} ${look}`} tabIndex={0}>
        <PinIcon aria-hidden="true" />
        {shortVersion(pin.version, remote.entries)}
      </span>
    </Tooltip>
  );
}
