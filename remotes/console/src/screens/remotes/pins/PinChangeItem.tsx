import type { PinChange, RemoteStatus } from '@archway/contracts';
import { formatFullTime, formatListTime, useText } from '@archway/platform';
import { CircleX, Pin as PinIcon, Package, Undo2 } from '@archway/ui';
import { ownPin, shortVersion } from '../channels.ts';
import { useActorName } from './use-actor-name.ts';
import { useChannelName } from '../use-channel-name.ts';
import styles from './pin-changes.module.css';

interface Props {
  remote: RemoteStatus;
  change: PinChange;
  /** Says which remote it was, in a list of several. */
  named?: string;
}

const icons = { pin: PinIcon, rollback: Undo2, unpin: Undo2, withdraw: CircleX, bundled: Package };

export function PinChangeItem({ remote, change, named }: Props) {
  const t = useText('console');
  const channelName = useChannelName();
  const actorName = useActorName();
  const { action, channel, version, from, at, by } = change;
  const Icon = icons[action];
  const nameOf = (value: string | null): string =>
    value === null ? t('change.nothing') : shortVersion(value, remote.entries);
  const isCurrent = ownPin(remote, channel)?.pinnedAt === at;
  const what = t(`change.${action}`, {
    channel: channelName(channel),
    version: nameOf(version),
    from: nameOf(from),
  });
  return (
    <li className={styles.item}>
      <span className={`${styles.icon} ${styles[action]}`} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        <strong>{named === undefined ? what : t('change.named', { name: named, what })}</strong>
        <time dateTime={at} title={formatFullTime(at)}>
          {t('deployed.by', { time: formatListTime(at), by: actorName(by) })}
        </time>
      </span>
      {isCurrent ? <span className={styles.current}>{t('change.current')}</span> : null}
    </li>
  );
}
