import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ProductionDevice, endpoints } from '@archway/contracts';
import {
  type TextFunction,
  formatDay,
  formatListTime,
  lastAddressOf,
  query,
  usePageTitle,
  useText,
} from '@archway/platform';
import {
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  ErrorBox,
  LoadingSkeleton,
  PageTitle,
  Plus,
  Printer,
  StatusTag,
} from '@archway/ui';
import { Table } from '@archway/ui/data';
import { batchPath, plateText } from '../../making/batch-words.ts';
import { useBatchChanges } from '../../making/refresh-batches.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import styles from './devices.module.css';

/** Printers and cutting machines of the practices that the reader makes for. */
export default function Devices() {
  const t = useText('production');
  const found = useQuery(query(endpoints.devices.list, { query: {} }));
  const [edited, edit] = useState<ProductionDevice | 'new' | null>(null);
  const [keyed, giveKey] = useState<ProductionDevice | null>(null);
  usePageTitle(t('device.title'));
  useBatchChanges();
  const practices = found.data?.practices ?? [];
  const devices = found.data?.devices ?? [];
  const add = practices.length > 0 ? () => edit('new') : undefined;
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/print-batch')}>{t('print.title')}</Link> },
          { key: 'devices', content: t('device.title') },
        ]}
      />
      <PageTitle
        actions={
          add ? (
            <Button type="primary" icon={<Plus aria-hidden="true" />} onClick={add}>
              {t('device.add')}
            </Button>
          ) : undefined
        }
      >
        {t('device.title')}
      </PageTitle>
      <Card flush>
        {found.error ? (
          <ErrorBox title={t('device.failed')} error={found.error} onRetry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingSkeleton variant="list" rows={4} />
        ) : devices.length === 0 ? (
          <EmptyState icon={<Printer />} title={t('device.empty')} body={t('device.emptyBody')} />
        ) : (
          <div className={styles.scroll}>
            <Table<ProductionDevice>
              rowKey="deviceId"
              pagination={false}
              aria-label={t('device.title')}
              dataSource={devices}
              columns={columnsOf(t, practices.length > 1, { edit, giveKey })}
            />
          </div>
        )}
      </Card>
      {edited ? (
        <DeviceDialog device={edited === 'new' ? null : edited} practices={practices} onClose={() => edit(null)} />
      ) : null}
      {keyed ? <KeyDialog device={keyed} onClose={() => giveKey(null)} /> : null}
    </>
  );
}

interface Doing {
  edit(device: ProductionDevice): void;
  giveKey(device: ProductionDevice): void;
}

const tones = { ready: 'success', maintenance: 'warning', outOfOrder: 'error' } as const;

const columnsOf = (t: TextFunction, several: boolean, { edit, giveKey }: Doing) => [
  {
    title: t('device.name'),
    key: 'name',
    render: (_: unknown, { name, model, kind }: ProductionDevice) => (
      <span className={styles.name}>
        <strong>{name}</strong>
        <small>{[t(`device.kind.${kind}`), model].filter(Boolean).join(' · ')}</small>
      </span>
    ),
  },
  ...(several
    ? [
        {
          title: t('device.practice'),
          key: 'practice',
          render: (_: unknown, row: ProductionDevice) => row.practiceName,
        },
      ]
    : []),
  {
    title: t('device.plate'),
    key: 'plate',
    render: (_: unknown, { plateWidth, plateDepth }: ProductionDevice) =>
      plateWidth && plateDepth ? plateText(plateWidth, plateDepth) : '—',
  },
  {
    title: t('device.materialOf'),
    key: 'material',
    render: (_: unknown, { material }: ProductionDevice) => (material ? t(`device.material.${material}`) : '—'),
  },
  {
    title: t('device.stateOf'),
    key: 'state',
    render: (_: unknown, { enabled, state, batch }: ProductionDevice) =>
      !enabled ? (
        <StatusTag tone="neutral">{t('device.disabled')}</StatusTag>
      ) : batch ? (
        <span className={styles.name}>
          <StatusTag tone="production">{t('device.printing')}</StatusTag>
          <Link to={batchPath(batch)}>{batch.code}</Link>
        </span>
      ) : (
        <StatusTag tone={tones[state]}>{t(`device.state.${state}`)}</StatusTag>
      ),
  },
  {
    title: t('device.nextMaintenance'),
    key: 'maintenance',
    render: (_: unknown, { nextMaintenance }: ProductionDevice) => (nextMaintenance ? formatDay(nextMaintenance) : '—'),
  },
  {
    title: t('device.reports'),
    key: 'reports',
    render: (_: unknown, { kind, keyPrefix, seenTime }: ProductionDevice) =>
      kind === 'printer'
        ? '—'
        : keyPrefix === null
          ? t('device.noKey')
          : seenTime
            ? t('device.seen', { time: formatListTime(seenTime) })
            : t('device.neverSeen'),
  },
  {
    title: t('sub.actions'),
    key: 'actions',
    render: (_: unknown, device: ProductionDevice) => (
      <span className={styles.actions}>
        <Button
          type="link"
          size="small"
          aria-label={t('sub.act', { action: t('device.edit'), code: device.name })}
          onClick={() => edit(device)}
        >
          {t('device.edit')}
        </Button>
        {device.kind === 'cutter' ? (
          <Button
            type="link"
            size="small"
            aria-label={t('sub.act', { action: t('device.key'), code: device.name })}
            onClick={() => giveKey(device)}
          >
            {t('device.key')}
          </Button>
        ) : null}
      </span>
    ),
  },
];
