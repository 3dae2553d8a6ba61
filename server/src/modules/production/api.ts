/** Production orders, for the modules above them. */
export { importCodes } from './codes/code-import-repository.ts';
export { importTemplates } from './templates/import-templates.ts';
export { type ImportedOrder, importOrders } from './orders/import-orders.ts';
export { listOrders } from './orders/order-list.ts';
export { anyOrderAtAll } from './orders/order-list-repository.ts';
export type { NewDevice } from './devices/device-repository.ts';
export { anyDevice, importBatch, importDevice, subOrdersOfPractice } from './devices/device-import-repository.ts';
