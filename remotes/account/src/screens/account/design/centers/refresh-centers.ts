import { endpoints } from '@archway/contracts';
import { invalidate, refreshPersonalData } from '@archway/platform';

/** Asks anew for everything that shows to which design centers a practice is bound. */
export const refreshCenters = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.centers.bound), invalidate(endpoints.access.practices), refreshPersonalData()]);
