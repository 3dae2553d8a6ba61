import { endpoints } from '@archway/contracts';
import { invalidate, useServerEvent } from '@archway/platform';

const { orders, order, offer } = endpoints.production;

/** Whatever shows orders asks again. */
export const refreshOrders = async (): Promise<void> => {
  await Promise.all([invalidate(orders), invalidate(order), invalidate(offer)]);
};

/** Follows what others do with orders. */
export const useOrderChanges = (): void => {
  useServerEvent('order.changed', () => void refreshOrders());
};
