import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';

/** Practices are not what the screen believed. */
export const refreshPractices = (): Promise<unknown> => {
  const { page, ofUser, makers } = endpoints.registry;
  return Promise.all([invalidate(page), invalidate(ofUser), invalidate(makers)]);
};
