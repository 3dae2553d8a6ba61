import { Readable } from 'node:stream';
import { type Lang, type OrderRow, orderStatuses, rowOf } from '@archway/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../infrastructure/lists/csv.ts';
import { type Visitor, recordSecurityEvent } from '../../access/api.ts';
import type { OrderFilter } from './order-list-repository.ts';
import { batchesOfOrders } from './order-list.ts';

type Side = 'zh' | 'en';

interface Column {
  readonly zh: string;
  readonly en: string;
  readonly cell: (row: OrderRow, side: Side, utcOffset: number) => string | number | null;
}

const products = {
  aligner: { zh: '隐形矫治器', en: 'Aligner' },
  retainer: { zh: '保持器', en: 'Retainer' },
  printedAligner: { zh: '3D 打印矫治器', en: '3D-Printed Aligner' },
} as const satisfies Record<OrderRow['product'], Record<Side, string>>;

const yes = (is: boolean, side: Side): string => ({ zh: is ? '是' : '否', en: is ? 'Yes' : 'No' })[side];

/** A moment by the reader's clock. */
const timeIn = (time: string, utcOffset: number): string =>
  new Date(Date.parse(time) + utcOffset * 60_000).toISOString().slice(0, 16).replace('T', ' ');

const columns: readonly Column[] = [
  { zh: '订单名称', en: 'Order name', cell: ({ orderName }) => orderName },
  { zh: '订单号', en: 'Order number', cell: ({ orderNo }) => orderNo },
  { zh: '病例号', en: 'Case ID', cell: ({ ptNo }) => ptNo },
  { zh: '患者', en: 'Patient', cell: ({ patientName }) => patientName },
  { zh: '订购产品', en: 'Ordered product', cell: ({ product }, side) => products[product][side] },
  { zh: '上颌步数', en: 'Upper steps', cell: ({ upperSteps }) => upperSteps },
  { zh: '下颌步数', en: 'Lower steps', cell: ({ lowerSteps }) => lowerSteps },
  { zh: '子订单数', en: 'Sub-order quantity', cell: ({ subOrderCount }) => subOrderCount },
  { zh: '特殊订单', en: 'Special order', cell: ({ special }, side) => yes(special, side) },
  { zh: '含保持器', en: 'With retainer', cell: ({ withRetainer }, side) => yes(withRetainer, side) },
  { zh: '下单账号', en: 'Order account', cell: ({ orderAccount }) => orderAccount },
  { zh: '下单时间', en: 'Order time', cell: ({ orderTime }, _, utcOffset) => timeIn(orderTime, utcOffset) },
  {
    zh: '生产状态',
    en: 'Production status',
    cell: ({ status, discarded }, side) =>
      discarded ? { zh: '已作废', en: 'Discarded' }[side] : (rowOf(orderStatuses, status)?.[side] ?? status),
  },
  { zh: '快递公司', en: 'Courier', cell: ({ courier }) => courier },
  { zh: '快递单号', en: 'Tracking number', cell: ({ trackingNo }) => trackingNo },
];

/** Who takes the list with them, from where. */
interface Taking {
  readonly caller: Caller;
  readonly visitor: Visitor;
  readonly lang: Lang;
}

/**
 * Answers with all orders of a filter as a file, in the language of the reader, while they are read: of any length. That
 * it was taken stands in the security log.
 */
export async function sendOrders(
  db: Database,
  { caller, visitor, lang }: Taking,
  filter: OrderFilter,
  reply: FastifyReply,
): Promise<void> {
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  await recordSecurityEvent(db, { type: 'ordersExported', userId: caller.userId, visitor });
  const lines = async function* (): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(columns.map((column) => column[side]));
    for await (const rows of batchesOfOrders(db, caller, filter))
      yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, side, filter.utcOffset)))).join('');
  };
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="archway-orders.csv"')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
