/** Model processing, for the modules above it. */
export { importProcess } from './import-orders.ts';
export { anyProcessOrder } from './order-repository.ts';
export { processModelTask } from './tasks.ts';
