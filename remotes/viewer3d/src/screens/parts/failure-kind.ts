import { ApiError } from '@archway/platform';
import type { MessageKind } from './Message.tsx';

const refusals: readonly string[] = ['recordNotFound', 'noPermission'];

/** How a page says that what it shows could not be had. */
export function failureKind(failure: Error): MessageKind {
  if (!(failure instanceof ApiError)) return 'failed';
  if (failure.http === 401) return 'expired';
  if (refusals.includes(failure.name)) return 'refused';
  return failure.http === undefined ? 'offline' : 'failed';
}

type Asked = Readonly<{ data: unknown; error: Error | null }>;

/**
 * Why a page cannot show what it asked for: it was never had, or is refused now. What was had stays on screen while asking
 * for it again only fails: a page would lose whatever somebody does there.
 */
export const hindrance = (...asked: readonly Asked[]): Error | null =>
  asked.find(({ data, error }) => error && (data === undefined || isRefused(error)))?.error ?? null;

const isRefused = (failure: Error): boolean => ['refused', 'expired'].includes(failureKind(failure));

/** Code and request id, for support. */
export const failureDetail = (failure: Error): string | undefined =>
  failure instanceof ApiError ? [failure.message, failure.detail].filter(Boolean).join(' · ') : undefined;
