import { CONTRACT_VERSION, type RemoteStatus } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Card, CircleCheck, CircleX, StatusTag, TriangleAlert } from '@archway/ui';
import { Table } from '@archway/ui/data';
import { livePin, shortVersion } from '../channels.ts';
import { type SharedRow, compareShared } from './compare-shared.ts';
import { useChannelName } from '../use-channel-name.ts';
import styles from './conflict-report.module.css';

interface Props {
  remote: RemoteStatus;
  host: RemoteStatus | undefined;
  channel: string;
}

const entryOn = (remote: RemoteStatus | undefined, channel: string): RemoteStatus['entries'][number] | undefined =>
  remote?.entries.find(({ version }) => version === livePin(remote, channel)?.version);

/** What the chosen remote needs beside what the live host provides, and everything else that the doctor found. */
export function ConflictReport({ remote, host, channel }: Props) {
  const t = useText('console');
  const channelName = useChannelName();
  const live = entryOn(remote, channel);
  const hostEntry = entryOn(host, channel);
  const isHost = remote.name === host?.name;
  const rows = compareShared(remote, isHost ? {} : (live?.shared ?? {}), hostEntry?.shared ?? {});
  const blocking = remote.conflicts.filter(({ severity }) => severity === 'error').length;
  const against = t('report.against', {
    version: live ? shortVersion(live.version, remote.entries) : t('pin.none'),
    host: hostEntry && host ? shortVersion(hostEntry.version, host.entries) : t('pin.none'),
    channel: channelName(channel),
  });
  return (
    <Card
      flush
      title={t('report.title', { name: bilingual(remote.title) })}
      meta={against}
      extra={
        blocking > 0 ? (
          <StatusTag tone="error">{t('report.blocking', { num: blocking })}</StatusTag>
        ) : (
          <StatusTag tone="success">{t('report.clean')}</StatusTag>
        )
      }
      footer={t('report.contract', { wanted: live?.contract ?? '—', has: CONTRACT_VERSION })}
    >
      <Table<SharedRow>
        className={styles.table ?? ''}
        aria-label={t('report.label')}
        size="middle"
        rowKey="subject"
        pagination={false}
        dataSource={rows}
        locale={{ emptyText: t('report.nothing') }}
        columns={[
          { title: t('report.subject'), key: 'subject', render: (_, { subject }) => <code>{subject}</code> },
          { title: t('report.provided'), key: 'provided', render: (_, { provided }) => provided ?? '—' },
          { title: t('report.wanted'), key: 'wanted', render: (_, { wanted }) => wanted ?? '—' },
          { title: t('report.result'), key: 'result', render: (_, row) => <Result row={row} /> },
        ]}
      />
    </Card>
  );
}

function Result({ row: { conflict } }: { row: SharedRow }) {
  const t = useText('console');
  if (!conflict)
    return (
      <span className={`${styles.result} ${styles.good}`}>
        <CircleCheck aria-hidden="true" />
        {t('report.same')}
      </span>
    );
  const isError = conflict.severity === 'error';
  return (
    <span className={`${styles.result} ${isError ? styles.error : styles.warning}`}>
      {isError ? <CircleX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {bilingual(conflict.message)}
    </span>
  );
}
