import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';

/** Everything that shows share links asks again. */
export const refreshShares = (): Promise<unknown> => invalidate(endpoints.shares.list);
