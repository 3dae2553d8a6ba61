import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';

/** Practices are not what the screen believed. */
export const refreshPractices = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.registry.page), invalidate(endpoints.registry.ofUser)]);
