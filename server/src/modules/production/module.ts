import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { seedOrders } from './seed.ts';
import { listOrders, orderOf } from './service.ts';

export const productionModule: ServerModule = {
  name: 'production',
  routes({ db }, handle) {
    handle(endpoints.production.orders, ({ query, user }) => listOrders(db, user, query));
    handle(endpoints.production.order, ({ params, user }) => orderOf(db, user, params.orderId));
  },
  seed: ({ db }) => seedOrders(db),
};
