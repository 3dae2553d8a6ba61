import { useNavigate } from 'react-router-dom';
import type { BatchListRow } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { PrintStatusTag } from '../../making/PrintStatusTag.tsx';
import { batchPath, ordersText } from '../../making/batch-words.ts';

/** A print batch on a phone: on which device, of which orders, and how much of it is made. */
export function BatchCard({ row }: { row: BatchListRow }) {
  const t = useText('production');
  const navigate = useNavigate();
  const { deviceName, material, kind, produced, total, failed } = row;
  return (
    <PhoneCard
      title={row.code}
      time={formatListTime(row.createTime)}
      description={[
        deviceName,
        ...(material ? [t(`device.material.${material}`)] : []),
        t(`print.kind.${kind}`),
        ordersText(row, t),
      ].join(' · ')}
      status={<PrintStatusTag status={row.status} />}
      note={[
        `${t('print.column.produced')}: ${produced} / ${total}`,
        ...(failed > 0 ? [t('print.failedCount', { count: failed })] : []),
      ].join(' · ')}
      onOpen={() => void navigate(batchPath(row))}
    />
  );
}
