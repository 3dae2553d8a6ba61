import type { ProductionDevice } from '@archway/contracts';
import { type TextFunction, formatDay } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { DeviceButtons, type DeviceDoing } from './DeviceButtons.tsx';
import { DeviceState } from './DeviceState.tsx';
import { kindText, plateOf, reportText } from './device-words.ts';

/** @param several whether devices of more than one practice stand here, so that each says whose it is */
export const deviceColumns = (
  t: TextFunction,
  { several, ...doing }: { several: boolean } & DeviceDoing,
): ListColumn<ProductionDevice>[] => [
  {
    key: 'name',
    title: t('device.name'),
    width: 220,
    minWidth: 150,
    grow: true,
    render: (_, row) => (
      <TwoLines title={row.name} second={kindText(row, t)} secondTitle={kindText(row, t)}>
        {row.name}
      </TwoLines>
    ),
  },
  ...(several
    ? [
        {
          key: 'practice',
          title: t('device.practice'),
          width: 180,
          minWidth: 120,
          priority: 4,
          render: (_: unknown, row: ProductionDevice) => row.practiceName,
        },
      ]
    : []),
  { key: 'plate', title: t('device.plate'), width: 140, priority: 3, render: (_, row) => plateOf(row) ?? '—' },
  {
    key: 'material',
    title: t('device.materialOf'),
    width: 130,
    priority: 5,
    render: (_, { material }) => (material ? t(`device.material.${material}`) : '—'),
  },
  {
    key: 'state',
    title: t('device.stateOf'),
    width: 150,
    minWidth: 130,
    render: (_, row) => <DeviceState device={row} />,
  },
  {
    key: 'maintenance',
    title: t('device.nextMaintenance'),
    width: 140,
    priority: 2,
    render: (_, { nextMaintenance }) => (nextMaintenance ? formatDay(nextMaintenance) : '—'),
  },
  {
    key: 'reports',
    title: t('device.reports'),
    width: 150,
    priority: 1,
    render: (_, row) => reportText(row, t) ?? '—',
  },
  {
    key: 'actions',
    fixed: 'right',
    width: 120,
    render: (_, row) => <DeviceButtons device={row} {...doing} />,
  },
];
