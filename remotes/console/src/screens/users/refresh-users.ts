import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';

/** Accounts are not what the screen believed. */
export const refreshUsers = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.users.page), invalidate(endpoints.users.detail)]);
