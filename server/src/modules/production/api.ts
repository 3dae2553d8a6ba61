/** Production orders, for the modules above them. */
export { type ImportedOrder, importOrders } from './orders/import-orders.ts';
export { anyOrderAtAll } from './orders/order-list-repository.ts';
