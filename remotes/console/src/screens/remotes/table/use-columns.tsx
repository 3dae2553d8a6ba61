import type { RemoteStatus } from '@archway/contracts';
import { bilingual, formatListTime, formatNumber, useText } from '@archway/platform';
import type { TableColumns } from '@archway/ui/data';
import { FailureTrend } from '../trouble/FailureTrend.tsx';
import { HealthTag } from './HealthTag.tsx';
import { RowActions } from './RowActions.tsx';
import { useActorName } from '../pins/use-actor-name.ts';
import { useChannelName } from '../use-channel-name.ts';
import { VersionPill } from './VersionPill.tsx';
import styles from './remotes-table.module.css';

const SLOW_MS = 1000;

/** Columns of the table: who, how it fares, what is live on each channel, figures, and what can be done. */
export function useColumns(channels: readonly string[]): TableColumns<RemoteStatus> {
  const t = useText('console');
  const channelName = useChannelName();
  return [
    {
      title: t('column.remote'),
      key: 'remote',
      fixed: 'left',
      render: (_, { name, title, team }) => (
        <span className={styles.name}>
          <strong>{bilingual(title)}</strong>
          <span className={styles.quiet}>{t('column.owner', { name, team })}</span>
        </span>
      ),
    },
    { title: t('column.health'), key: 'health', render: (_, { health }) => <HealthTag health={health} /> },
    ...channels.map((channel) => ({
      title: channelName(channel),
      key: channel,
      render: (_: unknown, remote: RemoteStatus) => <VersionPill remote={remote} channel={channel} />,
    })),
    {
      title: t('column.trend'),
      key: 'trend',
      render: (_, { failureTrend }) => <FailureTrend counts={failureTrend} />,
    },
    {
      title: t('column.failures'),
      key: 'failures',
      align: 'right',
      render: (_, { failures }) => (
        <span className={failures > 0 ? `${styles.number} ${styles.failed}` : styles.number}>
          {formatNumber(failures)}
        </span>
      ),
    },
    {
      title: t('column.load'),
      key: 'load',
      align: 'right',
      render: (_, { loads }) => <LoadTime p95={loads.p95} />,
    },
    { title: t('column.deployed'), key: 'deployed', render: (_, remote) => <Deployed remote={remote} /> },
    {
      title: '',
      key: 'actions',
      align: 'right',
      render: (_, remote) => <RowActions remote={remote} channels={channels} />,
    },
  ];
}

function LoadTime({ p95 }: { p95: number | null }) {
  const t = useText('console');
  if (p95 === null) return <span className={styles.quiet}>{t('load.unknown')}</span>;
  const look = p95 > SLOW_MS ? `${styles.number} ${styles.slow}` : styles.number;
  return <span className={look}>{t('load.ms', { num: formatNumber(p95) })}</span>;
}

function Deployed({ remote: { entries } }: { remote: RemoteStatus }) {
  const t = useText('console');
  const actorName = useActorName();
  const [newest] = entries;
  if (!newest) return null;
  return (
    <span className={styles.quiet}>
      {t('deployed.by', { time: formatListTime(newest.deployedAt), by: actorName(newest.deployedBy) })}
    </span>
  );
}
