import { endpoints } from '@archway/contracts';
import { invalidate, useServerEvent } from '@archway/platform';

const { page, counts, batch, candidates } = endpoints.batches;

/** Whatever shows batches or what waits for them asks again. */
export const refreshBatches = async (): Promise<void> => {
  await Promise.all([page, counts, batch, candidates, endpoints.devices.list].map((each) => invalidate(each)));
};

/** Follows what others do with batches. */
export const useBatchChanges = (): void => {
  useServerEvent('batch.changed', () => void refreshBatches());
  useServerEvent('order.changed', () => void refreshBatches());
};
