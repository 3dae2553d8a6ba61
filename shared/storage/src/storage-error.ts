/**
 * What can go wrong, by the words of the specification:
 * `initFirst` 'please Init Oss First', `credentials` 'Failed to refresh STS token', `upload` 'Fail to upload files',
 * `cancel` 'Fail to cancel upload', `download` 'Download failed'; and `checksum` (the stored bytes are others), `aborted`.
 */
export type StorageProblem = 'initFirst' | 'credentials' | 'upload' | 'cancel' | 'download' | 'checksum' | 'aborted';

export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly problem: StorageProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const aborted = (): StorageError => new StorageError('aborted', 'The upload was aborted');

/** Code of the answer when the key has an object already. */
export const EXISTS = 'FileAlreadyExists';

/** Code of an error answer of the storage, such as `AccessDenied`. */
export const storageCodeOf = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

const refusals = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'InvalidSecurityToken',
  'SecurityTokenExpired',
  'SignatureDoesNotMatch',
]);

/** Whether other credentials might help. */
export const isRefusal = (error: unknown): boolean => refusals.has(storageCodeOf(error) ?? '');
