import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ProductionDevice, batchKinds, endpoints, modelSpace } from '@archway/contracts';
import { lastAddressOf, query, usePageTitle, useText } from '@archway/platform';
import { Breadcrumbs, Card, EmptyState, ErrorBox, LoadingSkeleton, PageTitle, Printer } from '@archway/ui';
import { InputNumber, Segmented, Select } from '@archway/ui/data';
import { useBatchChanges } from '../../making/refresh-batches.ts';
import { plateText } from '../../making/batch-words.ts';
import { AutoPanel } from './AutoPanel.tsx';
import { ManualPanel } from './ManualPanel.tsx';
import type { Space } from './space.ts';
import styles from './create.module.css';

/** A print batch is made: of what somebody chooses, or of what is due first. */
export default function CreatePrint() {
  const t = useText('production');
  const printers = useQuery(query(endpoints.devices.list, { query: { kind: 'printer' } }));
  usePageTitle(t('print.create'));
  useBatchChanges();
  const devices = printers.data?.devices.filter(({ enabled }) => enabled);
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/print-batch')}>{t('print.title')}</Link> },
          { key: 'create', content: t('print.create') },
        ]}
      />
      <PageTitle>{t('print.create')}</PageTitle>
      {printers.error ? (
        <ErrorBox title={t('device.failed')} error={printers.error} onRetry={() => void printers.refetch()} />
      ) : !devices ? (
        <LoadingSkeleton variant="form" rows={6} />
      ) : devices.length === 0 ? (
        <Card>
          <EmptyState
            heading
            icon={<Printer />}
            title={t('print.noPrinter')}
            body={t('print.noPrinterBody')}
            action={<Link to="/device">{t('device.title')}</Link>}
          />
        </Card>
      ) : (
        <Create devices={devices} />
      )}
    </>
  );
}

const sides = ['width', 'depth', 'gap'] as const;
const nameOf = { width: 'modelWidth', depth: 'modelDepth', gap: 'gap' } as const;

function Create({ devices }: { devices: readonly ProductionDevice[] }) {
  const t = useText('production');
  const [search] = useSearchParams();
  const wanted = devices.find(({ deviceId }) => deviceId === search.get('device'));
  const [deviceId, choose] = useState((wanted ?? devices[0])?.deviceId ?? '');
  const [kind, turn] = useState<(typeof batchKinds)[number]>('manual');
  const [space, setSpace] = useState<Space>({
    ...{ modelWidth: modelSpace.width.standard, modelDepth: modelSpace.depth.standard },
    gap: modelSpace.gap.standard,
  });
  const device = devices.find((each) => each.deviceId === deviceId);
  if (!device) return null;
  return (
    <div className={styles.page}>
      <Card title={t('print.how')}>
        <div className={styles.fields}>
          <label className={styles.field}>
            <span>{t('print.column.device')}</span>
            <Select
              aria-label={t('print.column.device')}
              value={deviceId}
              options={devices.map((each) => ({
                value: each.deviceId,
                label: [
                  each.name,
                  each.plateWidth && each.plateDepth ? plateText(each.plateWidth, each.plateDepth) : null,
                  each.material && t(`device.material.${each.material}`),
                  each.state === 'ready' ? null : t(`device.state.${each.state}`),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
              onChange={choose}
            />
          </label>
          {sides.map((side) => (
            <label key={side} className={styles.side}>
              <span>{t(`print.space.${side}`)}</span>
              <InputNumber
                aria-label={t(`print.space.${side}`)}
                min={modelSpace[side].min}
                max={modelSpace[side].max}
                step={1}
                precision={1}
                value={space[nameOf[side]]}
                onChange={(value) => typeof value === 'number' && setSpace({ ...space, [nameOf[side]]: value })}
              />
            </label>
          ))}
        </div>
        <p className={styles.hint}>{t('print.spaceHint')}</p>
        <Segmented
          aria-label={t('print.filter.kind')}
          value={kind}
          options={batchKinds.map((value) => ({ value, label: t(`print.kind.${value}`) }))}
          onChange={turn}
        />
      </Card>
      {kind === 'manual' ? (
        <ManualPanel key={deviceId} device={device} space={space} wanted={search.get('subOrders')?.split(',') ?? []} />
      ) : (
        <AutoPanel device={device} space={space} />
      )}
    </div>
  );
}
