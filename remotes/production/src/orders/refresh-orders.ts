import { endpoints } from '@archway/contracts';
import { invalidate, useServerEvent } from '@archway/platform';

const { orders, order, offer } = endpoints.production;
const { find } = endpoints.subOrders;
const { read, page } = endpoints.codes;

/** Whatever shows orders, and what was scanned of them, asks again. */
export const refreshOrders = async (): Promise<void> => {
  await Promise.all([orders, order, offer, find, read, page].map((endpoint) => invalidate(endpoint)));
};

/** Follows what others do with orders. */
export const useOrderChanges = (): void => {
  useServerEvent('order.changed', () => void refreshOrders());
};
