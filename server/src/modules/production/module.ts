import type { ServerModule } from '../../context.ts';
import { ordersOfCase } from '../cases/api.ts';
import { allShipped, anyOrder } from './case-orders.ts';
import { productionRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Production orders, and what is carved into what they make. */
export const productionModule: ServerModule = {
  name: 'production',
  schema,
  permissions: ['order:list', 'order:produce', 'platform:carving'],
  routes: productionRoutes,
  fills: [ordersOfCase.with({ anyOrder, allShipped })],
};
