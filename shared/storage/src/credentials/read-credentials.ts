import { OK, type StorageCredentials } from '@archway/contracts';

const texts = ['accessKeyId', 'accessKeySecret', 'stsToken', 'endpoint', 'bucketName', 'expiration'] as const;

/** Field by field: the schema of the contract would bring its library into every page that uploads. */
function isCredentials(value: unknown): value is StorageCredentials {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  const { paths } = fields;
  const named = texts.every((name) => typeof fields[name] === 'string' && fields[name] !== '');
  return named && Array.isArray(paths) && paths.length > 0 && paths.every((path) => typeof path === 'string');
}

/** Credentials from an answer that wraps them in `{code: 200, data}` or gives them directly; null when there are none. */
export function readCredentials(answer: unknown): StorageCredentials | null {
  const isWrapped = typeof answer === 'object' && answer !== null && 'code' in answer && 'data' in answer;
  if (isWrapped && answer.code !== OK) return null;
  const given: unknown = isWrapped ? answer.data : answer;
  return isCredentials(given) ? given : null;
}
