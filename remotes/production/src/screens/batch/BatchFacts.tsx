import { type BatchDetail, MOST_ORDERS_PER_BATCH } from '@archway/contracts';
import { formatBytes, formatDateTime, useText } from '@archway/platform';
import { DescriptionList } from '@archway/ui';
import { Progress } from '@archway/ui/data';
import { plateText } from '../../making/batch-words.ts';
import styles from './batch.module.css';

/** Device, plate, how much of it is made, and the file. */
export function BatchFacts({ batch }: { batch: BatchDetail }) {
  const t = useText('production');
  const settled = batch.produced + batch.failed;
  const share = batch.total > 0 ? Math.round((settled / batch.total) * 100) : 0;
  return (
    <DescriptionList
      columns={4}
      items={[
        { key: 'device', label: t('print.column.device'), value: batch.deviceName },
        { key: 'plate', label: t('device.plate'), value: plateText(batch.plateWidth, batch.plateDepth) },
        {
          key: 'orders',
          label: t('print.column.orders'),
          value: `${batch.orderNos.length} / ${MOST_ORDERS_PER_BATCH}`,
        },
        {
          key: 'produced',
          label: t('print.column.produced'),
          value: (
            <span className={styles.progress}>
              {batch.produced} / {batch.total}
              <Progress percent={share} size="small" aria-label={t('print.progress', { num: share })} />
            </span>
          ),
        },
        {
          key: 'made',
          label: t('print.made'),
          value: `${formatDateTime(batch.createTime)} · ${batch.createdBy}`,
        },
        { key: 'start', label: t('print.started'), value: batch.startTime ? formatDateTime(batch.startTime) : null },
        { key: 'end', label: t('print.ended'), value: batch.endTime ? formatDateTime(batch.endTime) : null },
        {
          key: 'file',
          label: t('print.column.file'),
          value:
            batch.fileState === 'ready' && batch.fileSize !== null
              ? `${batch.fileName} · ${formatBytes(batch.fileSize)}`
              : t(`print.file.${batch.fileState === 'ready' ? 'none' : batch.fileState}`),
        },
      ]}
    />
  );
}
