import type { StorageCredentials } from '@archway/contracts';
import { extensionOf, generatedName } from './names/file-names.ts';
import { KEEP_EXISTING, asSdkBytes, connect, loadAliOss } from './sdk.ts';
import { PARALLEL_PARTS, inParallel, partSizeFor, partsOf } from './upload/parts.ts';

export { crc64 } from './crc64.ts';

/** A file of which only what is asked for is read. */
export interface PartedFile {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Uploads a file of any size from the command line, below the first place that credentials are for.
 * @param name of the file, for its ending
 * @returns its name in the storage
 */
export async function uploadFromNode(
  fetchCredentials: () => Promise<StorageCredentials>,
  file: PartedFile,
  name: string,
): Promise<string> {
  const credentials = await fetchCredentials();
  const sdk = connect(await loadAliOss(), credentials, fetchCredentials);
  const key = `${credentials.paths[0] ?? ''}${generatedName('upload', extensionOf(name))}`;
  const { uploadId } = await sdk.initMultipartUpload(key, { headers: KEEP_EXISTING });
  const arrived = new Map<number, string>();
  const parts = partsOf(file.size, partSizeFor(file.size));
  await inParallel(parts, PARALLEL_PARTS, async ({ number, start, end }) => {
    const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
    const sent = asSdkBytes(bytes);
    const { etag } = await sdk.uploadPart(key, uploadId, number, sent, 0, bytes.length, { disabledMD5: true });
    arrived.set(number, etag);
  });
  const claims = parts.map(({ number }) => ({ number, etag: arrived.get(number) ?? '' }));
  await sdk.completeMultipartUpload(key, uploadId, claims, { headers: KEEP_EXISTING });
  return key;
}
