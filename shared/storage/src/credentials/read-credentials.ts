import { OK, type StorageCredentials, storageCredentials } from '@archway/contracts';

/** Credentials from an answer that wraps them in `{code: 200, data}` or gives them directly; null when there are none. */
export function readCredentials(answer: unknown): StorageCredentials | null {
  const isWrapped = typeof answer === 'object' && answer !== null && 'code' in answer && 'data' in answer;
  if (isWrapped && answer.code !== OK) return null;
  const parsed = storageCredentials.safeParse(isWrapped ? answer.data : answer);
  return parsed.success && parsed.data.paths.length > 0 ? parsed.data : null;
}
