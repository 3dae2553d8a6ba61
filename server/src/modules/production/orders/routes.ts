import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../../access/api.ts';
import { cancelMakings, makeFiles } from '../making/ask-making.ts';
import { actOnSubOrders, shipPackage, standOrders } from './act-on-orders.ts';
import { detailOfOrder, findSubOrder } from './order-detail.ts';
import { sendOrders } from './order-file.ts';
import { listOrders } from './order-list.ts';
import { orderOffer } from './order-offer.ts';
import { placeOrder } from './place-order.ts';
import { putFile } from './put-file.ts';

/** Orders, from the plan that was confirmed to the parcel. */
export function orderRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { production, subOrders } = endpoints;

  handle(production.orders, ({ query, user }) => listOrders(db, user, query));
  handle(production.file, async ({ query, user, lang, request, reply }) => {
    await sendOrders(db, { caller: user, visitor: visitorOf(request), lang }, query, reply);
    return null;
  });
  handle(production.order, ({ params, user, lang }) => detailOfOrder(db, user, lang, params.orderId));
  handle(production.offer, ({ query, user }) => orderOffer(db, user, query));
  handle(production.place, ({ body, user }) => placeOrder(context, user, body));
  handle(production.stand, ({ body, user, lang }) => standOrders(context, user, lang, body));
  handle(subOrders.find, ({ query, user, lang }) => findSubOrder(db, user, lang, query.code));
  handle(subOrders.act, ({ body, user, lang }) => actOnSubOrders(context, user, lang, body));
  handle(subOrders.putFile, ({ body, user }) => putFile(context, user, body));
  handle(subOrders.make, ({ body, user, lang }) => makeFiles(context, user, lang, body));
  handle(subOrders.cancelMaking, ({ body, user, lang }) => cancelMakings(context, user, lang, body));
  handle(subOrders.ship, ({ body, user }) => shipPackage(context, user, body));
}
