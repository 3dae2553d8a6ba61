import type { StatusTone } from '../theme/tokens.ts';

const table =
  (tones: Readonly<Record<number | string, StatusTone>>) =>
  (value: number | string): StatusTone =>
    tones[value] ?? 'neutral';

/** Scheme status: drafts, in review, pass, refuse, doctor's draft, doctor's order, frozen, audit plan. */
export const schemeStatusTone = table({
  0: 'neutral',
  1: 'neutral',
  2: 'info',
  3: 'success',
  4: 'error',
  5: 'neutral',
  6: 'info',
  7: 'neutral',
  8: 'info',
});

/** Model analysis: `analyse_flag`. */
export const analysisTone = table({
  0: 'neutral',
  1: 'info',
  2: 'success',
  3: 'error',
  4: 'info',
  5: 'success',
  6: 'error',
});

/** Parent order: pending, in production, printed, shipped. */
export const orderTone = table({ 0: 'neutral', 1: 'production', 2: 'production', 3: 'production' });

/** Sub-order: pending, then the physical steps up to shipped. */
export const subOrderTone = table({
  0: 'neutral',
  1: 'production',
  2: 'production',
  3: 'production',
  4: 'production',
  5: 'production',
  6: 'production',
});

/** Print batch: ready, producing, done, failed. */
export const printTone = table({ 0: 'neutral', 1: 'production', 2: 'success', 3: 'error' });

/** Members, designers and practices. */
export const accountTone = table({ enabled: 'success', expiring: 'warning', expired: 'error', disabled: 'neutral' });

/** Upload of a file. */
export const uploadTone = table({
  waiting: 'neutral',
  preparing: 'info',
  compressing: 'info',
  uploading: 'info',
  success: 'success',
  aborted: 'neutral',
  failed: 'error',
});

/** Deployed remotes. */
export const healthTone = table({ healthy: 'success', slow: 'warning', failing: 'error', unknown: 'neutral' });
