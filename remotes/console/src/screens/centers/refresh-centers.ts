import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';

export const refreshCenters = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.centers.page), invalidate(endpoints.centers.detail)]);
