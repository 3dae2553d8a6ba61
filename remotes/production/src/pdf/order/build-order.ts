import { type PdfParams, endpoints, pdfName, regionText } from '@archway/contracts';
import { call, formatDateTime, regionQuery } from '@archway/platform';
import { orderTitle } from '../../orders/order-words.ts';
import type { Building, Built } from '../building.ts';
import { finishReport } from '../finish-report.ts';
import { orderBlocks } from './order-blocks.ts';

/** What is known of an order: what is made, how, of what, how far it is, and where it went. */
export async function buildOrder(
  { orderId }: Extract<PdfParams, { report: 'order' }>,
  building: Building,
): Promise<Built> {
  const { t, language, progress } = building;
  const order = await call(endpoints.production.order, { params: { orderId } }, { quiet: true });
  progress(0.2);
  const pieces = await Promise.all(
    order.subOrders.map(({ subOrderId }) => call(endpoints.codes.pieces, { params: { subOrderId } }, { quiet: true })),
  );
  const regions = order.address && (await regionQuery.queryFn().catch(() => undefined));
  const region = order.address ? regionText(regions ?? undefined, order.address, language) : '';
  progress(0.6);
  const pdf = await finishReport(
    {
      title: t('pdf.order.title'),
      subtitle: `${order.orderNo} · ${orderTitle(order, t)}`,
      foot: t('pdf.foot', { name: order.orderNo, time: formatDateTime(new Date()) }),
      blocks: orderBlocks({ order, pieces: pieces.flat(), region }, t),
    },
    building,
  );
  return { name: pdfName(order.ptNo, order.orderNo, order.upperSteps ?? order.lowerSteps ?? order.product), pdf };
}
