import { endpoints } from '@archway/contracts';
import type { BenchRow } from './bench-row.ts';
import { statementsOfOrders } from './captured-sql.ts';
import { fillOrders } from './many-orders.ts';
import { listRows, withTwoSizes } from './two-sizes.ts';

/** The order list over HTTP against the bare driver with the same SQL, at 10,000 and at 1,000,000 sub-orders. */
export const benchOrders = (): Promise<BenchRow[]> =>
  withTwoSizes('demomaker', fillOrders, (...sizes) =>
    listRows(['order list', 'sub-orders'], endpoints.production.orders.path, sizes, statementsOfOrders),
  );
