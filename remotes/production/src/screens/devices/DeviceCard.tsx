import type { ProductionDevice } from '@archway/contracts';
import { formatDay, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { DeviceButtons, type DeviceDoing } from './DeviceButtons.tsx';
import { DeviceState } from './DeviceState.tsx';
import { kindText, plateOf, reportText } from './device-words.ts';

/** A device on a phone: what it is, whether it can be used, and when it needs somebody. */
export function DeviceCard({ row, several, ...doing }: { row: ProductionDevice; several: boolean } & DeviceDoing) {
  const t = useText('production');
  const { material, nextMaintenance, practiceName } = row;
  const report = reportText(row, t);
  return (
    <PhoneCard
      title={row.name}
      description={[
        kindText(row, t),
        plateOf(row),
        material && t(`device.material.${material}`),
        several && practiceName,
      ]
        .filter(Boolean)
        .join(' · ')}
      status={<DeviceState device={row} />}
      note={[
        report && `${t('device.reports')}: ${report}`,
        nextMaintenance && `${t('device.nextMaintenance')}: ${formatDay(nextMaintenance)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      action={<DeviceButtons device={row} {...doing} />}
      onOpen={() => doing.edit(row)}
    />
  );
}
