import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { ordersOfCase } from '../cases/api.ts';
import { caseObjects } from '../files/api.ts';
import { allShipped, anyOrder } from './orders/case-orders.ts';
import { productionFilesAmong } from './orders/file-repository.ts';
import { productionRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Production orders, and what is carved into what they make. */
export const productionModule: ServerModule = {
  name: 'production',
  schema,
  permissions: ['order:list', 'order:add', 'order:produce', 'platform:carving'],
  objects: caseObjects(dataTypes.production, productionFilesAmong),
  routes: productionRoutes,
  fills: [ordersOfCase.with({ anyOrder, allShipped })],
};
