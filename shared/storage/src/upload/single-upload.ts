import { crc64 } from '../crc64.ts';
import { KEEP_EXISTING, asSdkBytes, crc64Of } from '../sdk.ts';
import type { StorageSession } from '../session.ts';
import { EXISTS, StorageError, aborted, storageCodeOf } from '../storage-error.ts';
import type { RunningUpload, UploadedObject } from './running-upload.ts';
import { withRetries } from './retry.ts';
import { storedChecksum } from './stored-checksum.ts';

/** Puts a small file in one request. */
export async function uploadWhole(session: StorageSession, key: string, run: RunningUpload): Promise<UploadedObject> {
  const { file, contentType, control } = run;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const expected = crc64(bytes);
  await withRetries(async () => {
    await control.gate();
    const options = {
      mime: contentType,
      headers: { 'Content-Type': contentType, ...KEEP_EXISTING },
      disabledMD5: true,
    };
    const put = session.run((sdk) => sdk.put(key, asSdkBytes(bytes), options)).then(crc64Of);
    const found = await put.catch((error: unknown) => {
      // An earlier attempt whose answer was lost has put it there.
      if (storageCodeOf(error) !== EXISTS) throw error;
      return storedChecksum(session, key, file.size, expected, error);
    });
    if (found !== null && found !== expected) throw new StorageError('checksum', `The stored bytes of ${key} differ`);
  }, run.retry);
  if (control.signal.aborted) throw aborted();
  run.onProgress({ loaded: file.size, total: file.size });
  return { key, size: file.size, crc64: expected };
}
