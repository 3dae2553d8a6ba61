import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { originOf } from '../files/api.ts';
import { confirmOrder, priceOf } from './confirm-order.ts';
import { endLink, makeLink, progressByLink } from './links.ts';
import { previewAddress, putModel, removeModel, resultAddress } from './models.ts';
import { countsOfOrders, detailOfOrder, listOrders } from './order-list.ts';
import { actOnOrders, beginOrder, editOrder, markOrders, offersFor, removeOrders } from './orders.ts';

export function modelProcessRoutes(context: AppContext, handle: Handle): void {
  const calls = endpoints.process;

  handle(calls.page, ({ query, user }) => listOrders(context, user, query));
  handle(calls.counts, ({ query, user }) => countsOfOrders(context, user, query));
  handle(calls.offer, ({ query, user }) => offersFor(context, user, query));
  handle(calls.order, ({ params, user }) => detailOfOrder(context, user, params.processId));
  handle(calls.create, ({ body, user }) => beginOrder(context, user, body));
  handle(calls.change, ({ params, body, user }) => editOrder(context, user, params.processId, body));
  handle(calls.putModel, ({ params, body, user }) => putModel(context, user, params.processId, body));
  handle(calls.removeModel, ({ params, user }) => removeModel(context, user, params.processId, params.jaw));
  handle(calls.act, ({ body, user, lang }) => actOnOrders(context, user, lang, body));
  handle(calls.remove, ({ body, user, lang }) => removeOrders(context, user, lang, body));
  handle(calls.focus, ({ body, user, lang }) => markOrders(context, user, lang, body));
  handle(calls.price, ({ params, user }) => priceOf(context, user, params.processId));
  handle(calls.confirm, ({ params, body, user }) => confirmOrder(context, user, params.processId, body));
  handle(calls.preview, ({ params, user, request }) => previewAddress(context, user, params, originOf(request)));
  handle(calls.download, ({ params, user, request }) => resultAddress(context, user, params, originOf(request)));
  handle(calls.makeLink, ({ params, user }) => makeLink(context, user, params.processId));
  handle(calls.endLink, ({ params, user }) => endLink(context, user, params.processId));
  handle(calls.progress, ({ body }) => progressByLink(context, body));
}
