import { combineCrc64, crc64 } from '../crc64.ts';
import { KEEP_EXISTING, type ListedPart, asSdkBytes, crc64Of, listedParts } from '../sdk.ts';
import type { StorageSession } from '../session.ts';
import { EXISTS, StorageError, storageCodeOf } from '../storage-error.ts';
import type { UploadCheckpoint } from './checkpoint.ts';
import { PARALLEL_PARTS, type Part, inParallel, partsOf } from './parts.ts';
import { withRetries } from './retry.ts';
import type { RunningUpload, UploadedObject } from './running-upload.ts';
import { storedChecksum } from './stored-checksum.ts';

const GONE = 'NoSuchUpload';
/** Whether the storage has given the upload up, or completed it. */
export const isGone = (error: unknown): boolean => storageCodeOf(error) === GONE;

interface Arrived {
  readonly etag: string;
  readonly crc64: string;
}

/** The upload in parts that a checkpoint speaks of: sends what has not arrived yet, completes, compares. */
export class MultipartUpload {
  readonly #session: StorageSession;
  readonly #checkpoint: UploadCheckpoint;
  readonly #run: RunningUpload;
  readonly #arrived = new Map<number, Arrived>();
  #loaded = 0;

  constructor(session: StorageSession, checkpoint: UploadCheckpoint, run: RunningUpload) {
    this.#session = session;
    this.#checkpoint = checkpoint;
    this.#run = run;
  }

  /** Announces an upload to the storage. @returns its id there. */
  static async begin(session: StorageSession, key: string, { contentType, retry }: RunningUpload): Promise<string> {
    const options = { mime: contentType, headers: { 'Content-Type': contentType, ...KEEP_EXISTING } };
    const { uploadId } = await withRetries(() => session.run((sdk) => sdk.initMultipartUpload(key, options)), retry);
    return uploadId;
  }

  /**
   * @param resumed whether parts may be there already.
   * @throws `NoSuchUpload` when the storage knows neither the upload nor an object with these bytes.
   */
  async run(resumed: boolean): Promise<UploadedObject> {
    const { size, partSize, key } = this.#checkpoint;
    const known = resumed ? await this.#listed() : new Map<number, ListedPart>();
    if (!known) return { key, size, crc64: await this.#checkStored(await this.#checksum()) };
    const parts = partsOf(size, partSize);
    await inParallel(parts, PARALLEL_PARTS, (part) => this.#upload(part, known.get(part.number)));
    const whole = parts.reduce((sum, part) => combineCrc64(sum, this.#of(part).crc64, part.end - part.start), '0');
    await this.#complete(parts, whole);
    return { key, size, crc64: whole };
  }

  /** Parts that have arrived; null when the storage knows no such upload. */
  async #listed(): Promise<Map<number, ListedPart> | null> {
    const { key, uploadId } = this.#checkpoint;
    try {
      const list = (): Promise<ListedPart[]> => this.#session.run((sdk) => listedParts(sdk, key, uploadId));
      const parts = await withRetries(list, this.#run.retry);
      return new Map(parts.map((part) => [part.number, part]));
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  /**
   * An upload that is gone may have been completed, with the answer lost on its way.
   * @returns the checksum when the object is there with it. @throws `NoSuchUpload`
   */
  #checkStored(expected: string): Promise<string> {
    const { key, size } = this.#checkpoint;
    const lost = Object.assign(new StorageError('upload', `The upload of ${key} is gone`), { code: GONE });
    return storedChecksum(this.#session, key, size, expected, lost);
  }

  /** Of the whole file, part by part. */
  async #checksum(): Promise<string> {
    const { size, partSize } = this.#checkpoint;
    let whole = '0';
    for (const { start, end } of partsOf(size, partSize)) {
      const bytes = new Uint8Array(await this.#run.file.slice(start, end).arrayBuffer());
      whole = combineCrc64(whole, crc64(bytes), bytes.length);
    }
    return whole;
  }

  /** Sends a part, unless it has arrived with these bytes in an earlier run. */
  async #upload(part: Part, known: ListedPart | undefined): Promise<void> {
    const { control, file } = this.#run;
    await control.gate();
    const bytes = new Uint8Array(await file.slice(part.start, part.end).arrayBuffer());
    const checksum = crc64(bytes);
    const isThere = known?.size === bytes.length && (known.crc64 === null || known.crc64 === checksum);
    const etag = isThere ? known.etag : await this.#send(part, bytes, checksum);
    this.#arrived.set(part.number, { etag, crc64: checksum });
    this.#loaded += bytes.length;
    this.#run.onProgress({ loaded: this.#loaded, total: this.#checkpoint.size });
  }

  #send({ number }: Part, bytes: Uint8Array<ArrayBuffer>, checksum: string): Promise<string> {
    const { key, uploadId } = this.#checkpoint;
    return withRetries(async () => {
      await this.#run.control.gate();
      const answer = await this.#session.run((sdk) =>
        sdk.uploadPart(key, uploadId, number, asSdkBytes(bytes), 0, bytes.length, { disabledMD5: true }),
      );
      const found = crc64Of(answer);
      if (found !== null && found !== checksum) throw new StorageError('checksum', `Part ${number} of ${key} differs`);
      return answer.etag;
    }, this.#run.retry);
  }

  async #complete(parts: readonly Part[], expected: string): Promise<void> {
    const { key, uploadId } = this.#checkpoint;
    await this.#run.control.gate();
    const claims = parts.map((part) => ({ number: part.number, etag: this.#of(part).etag }));
    const options = { headers: { ...KEEP_EXISTING } };
    const complete = (): Promise<string | null> =>
      this.#session.run(async (sdk) => crc64Of(await sdk.completeMultipartUpload(key, uploadId, claims, options)));
    const found = await withRetries(complete, this.#run.retry).catch((error: unknown) => {
      if (isGone(error)) return this.#checkStored(expected);
      if (storageCodeOf(error) === EXISTS)
        return storedChecksum(this.#session, key, this.#checkpoint.size, expected, error);
      throw error;
    });
    if (found !== null && found !== expected) throw new StorageError('checksum', `The stored bytes of ${key} differ`);
  }

  #of({ number }: Part): Arrived {
    const arrived = this.#arrived.get(number);
    if (!arrived) throw new StorageError('upload', `Part ${number} has not arrived`);
    return arrived;
  }
}
