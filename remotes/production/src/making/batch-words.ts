import type { BatchListRow } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Where a batch is looked at. */
export const batchPath = ({ batchId }: { readonly batchId: string }): string => `/print-batch-detail?id=${batchId}`;

/** Orders of a batch that are named; of the others there is the number. */
const NAMED = 2;

/** The first orders of a batch. */
export const ordersText = ({ orderNos }: Pick<BatchListRow, 'orderNos'>, t: TextFunction): string =>
  orderNos.length <= NAMED
    ? orderNos.join(', ') || '—'
    : t('print.andMore', { names: orderNos.slice(0, NAMED).join(', '), num: orderNos.length - NAMED });

/** A plate in mm: `192 × 120`. */
export const plateText = (width: number, depth: number): string => `${width} × ${depth} mm`;
