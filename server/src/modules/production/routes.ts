import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { listOrders, orderOf } from './service.ts';

export function productionRoutes({ db }: AppContext, handle: Handle): void {
  const { production } = endpoints;

  handle(production.orders, ({ query, user }) => listOrders(db, user, query));
  handle(production.order, ({ params, user }) => orderOf(db, user, params.orderId));
}
