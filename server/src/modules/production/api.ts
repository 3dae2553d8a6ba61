/** Production orders, for the modules above them. */
export { type ImportedOrder, anyOrderAtAll, importOrders } from './repository.ts';
export { stepRange } from './step-range.ts';
