import type { AppContext, Handle } from '../../context.ts';
import { batchRoutes } from './batches/routes.ts';
import { carvingRoutes } from './carving/carving-routes.ts';
import { deviceRoutes } from './devices/routes.ts';
import { codeRoutes } from './codes/code-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { templateRoutes } from './templates/template-routes.ts';

export function productionRoutes(context: AppContext, handle: Handle): void {
  carvingRoutes(context, handle);
  orderRoutes(context, handle);
  deviceRoutes(context, handle);
  batchRoutes(context, handle);
  templateRoutes(context, handle);
  codeRoutes(context, handle);
}
