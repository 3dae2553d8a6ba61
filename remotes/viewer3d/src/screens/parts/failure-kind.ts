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

/** Code and request id, for support. */
export const failureDetail = (failure: Error): string | undefined =>
  failure instanceof ApiError ? [failure.message, failure.detail].filter(Boolean).join(' · ') : undefined;
