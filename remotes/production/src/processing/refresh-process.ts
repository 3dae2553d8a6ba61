import { endpoints } from '@archway/contracts';
import { invalidate, useServerEvent } from '@archway/platform';

const { page, counts, order, price, offer } = endpoints.process;

/** Whatever shows orders of model processing asks again. */
export const refreshProcess = async (): Promise<void> => {
  await Promise.all([page, counts, order, price, offer].map((each) => invalidate(each)));
};

/** Follows what others, and the job, do with orders. */
export const useProcessChanges = (): void => useServerEvent('process.changed', () => void refreshProcess());
