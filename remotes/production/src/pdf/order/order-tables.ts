import { type OrderDetail, type WrittenPiece, subOrderStatuses } from '@archway/contracts';
import type { Block } from '@archway/paper';
import { type TextFunction, bilingual, formatDateTime } from '@archway/platform';
import { contentText, shortCode } from '../../screens/detail/sub-orders/sub-order-words.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** What an order is made in; its print batches are told to those who make it. */
export function subOrderTable({ subOrders }: OrderDetail, t: TextFunction): Table {
  const batches = subOrders.some(({ batch }) => batch !== null);
  const statusOf = (value: number): string => {
    const status = subOrderStatuses.find((each) => each.value === value);
    return status ? bilingual(status) : '—';
  };
  return {
    kind: 'table',
    columns: [
      { title: t('sub.code'), share: 3 },
      { title: t('sub.content'), share: 3 },
      { title: t('sub.pieces'), share: 1, align: 'right' },
      { title: t('sub.status'), share: 1.6 },
      ...(batches ? [{ title: t('print.column.code'), share: 2 }] : []),
      { title: t('pdf.column.files'), share: 3 },
    ],
    rows: subOrders.map((subOrder) => [
      subOrder.code,
      contentText(subOrder, t),
      String(subOrder.pieces),
      statusOf(subOrder.status),
      ...(batches ? [subOrder.batch?.code ?? '—'] : []),
      subOrder.files.map(({ fileName }) => fileName).join('\n') || '—',
    ]),
  };
}

/** Appliance by appliance, with what is written on it. */
export const codeTable = (pieces: readonly WrittenPiece[], t: TextFunction): Table => ({
  kind: 'table',
  columns: [
    { title: t('pdf.column.code'), share: 3 },
    { title: t('pdf.column.jaw'), share: 1.2 },
    { title: t('pdf.column.step'), share: 0.8, align: 'right' },
    { title: t('pdf.column.copies'), share: 0.8, align: 'right' },
    { title: t('pdf.column.carving'), share: 2 },
  ],
  rows: pieces.map(({ code, jaw, step, copies, carving }) => [
    ...[code, t(`jaw.${jaw}`), String(step).padStart(2, '0'), String(copies), carving ?? '—'],
  ]),
});

/** What has been sent, parcel by parcel; null where nothing has. */
export function packageTable({ packages, subOrders }: OrderDetail, t: TextFunction): Table | null {
  if (packages.length === 0) return null;
  return {
    kind: 'table',
    columns: [
      { title: t('sub.courier'), share: 2 },
      { title: t('sub.trackingNo'), share: 3 },
      { title: t('detail.subOrders'), share: 3 },
      { title: t('pdf.column.time'), share: 2.4 },
      { title: t('pdf.column.by'), share: 2 },
    ],
    rows: packages.map(({ packageId, courier, trackingNo, sentTime, sentBy }) => [
      ...[courier, trackingNo],
      subOrders
        .filter((subOrder) => subOrder.packageId === packageId)
        .map(shortCode)
        .join(' '),
      ...[formatDateTime(sentTime), sentBy],
    ]),
  };
}
