import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { carvingRoutes } from './carving/carving-routes.ts';
import { listOrders, orderOf } from './service.ts';

export function productionRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { production } = endpoints;

  carvingRoutes(context, handle);

  handle(production.orders, ({ query, user }) => listOrders(db, user, query));
  handle(production.order, ({ params, user }) => orderOf(db, user, params.orderId));
}
