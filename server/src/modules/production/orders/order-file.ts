import { type Lang, type OrderRow, orderStatuses, rowOf } from '@archway/contracts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type CsvColumn, type Side, answerCsv, timeIn } from '../../../infrastructure/lists/csv-answer.ts';
import { type Visitor, recordSecurityEvent } from '../../access/api.ts';
import type { OrderFilter } from './order-list-repository.ts';
import { batchesOfOrders } from './order-list.ts';

const products = {
  aligner: { zh: '隐形矫治器', en: 'Aligner' },
  retainer: { zh: '保持器', en: 'Retainer' },
  printedAligner: { zh: '3D 打印矫治器', en: '3D-Printed Aligner' },
} as const satisfies Record<OrderRow['product'], Record<Side, string>>;

const yes = (is: boolean, side: Side): string => ({ zh: is ? '是' : '否', en: is ? 'Yes' : 'No' })[side];

const columns: readonly CsvColumn<OrderRow>[] = [
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
  { zh: '下单时间', en: 'Order time', cell: ({ orderTime }, _, zone) => timeIn(orderTime, zone) },
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

/** Answers with all orders of a filter as a file, in the reader's language. That it was taken stands in the security log. */
export async function sendOrders(
  db: Database,
  { caller, visitor, lang }: Taking,
  filter: OrderFilter,
  reply: FastifyReply,
): Promise<void> {
  await recordSecurityEvent(db, { type: 'ordersExported', userId: caller.userId, visitor });
  const side = lang === 'zh-CN' ? 'zh' : 'en';
  answerCsv(
    reply,
    { fileName: 'archway-orders.csv', columns, side, zone: filter.utcOffset },
    batchesOfOrders(db, caller, filter),
  );
}
