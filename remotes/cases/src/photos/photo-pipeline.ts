import type { CasePhoto, PhotoPosition } from '@archway/contracts';
import type { PreparedPhoto } from '@archway/photo';
import { type UploadedObject, extensionOf, generatedName, randomId } from '@archway/storage';
import { createLanes } from '@archway/uploads';
import { type PhotoFailure, type PhotoUpload, isUnderWay } from './photo-upload.ts';
import { photoUploadStore as store } from './photo-upload-store.ts';
import type { CaseKey, PhotoRegistration, PutOptions, StoredFile } from './photo-storage.ts';

/** What the pipeline uses of the world; tests bring their own. */
export interface PhotoWorkshop {
  prepare(file: File, signal: AbortSignal): Promise<PreparedPhoto>;
  put(key: CaseKey, file: StoredFile, options: PutOptions): Promise<UploadedObject>;
  register(body: PhotoRegistration): Promise<CasePhoto>;
  /** Whoever shows photos asks again; resolves when the answer is there. */
  refresh(): Promise<void>;
  /** Address of a thumbnail that is not uploaded yet, and under which name it is to be found later. */
  preview(thumb: PreparedPhoto['thumb']): string;
  known(thumbName: string, preview: string): void;
  failureOf(failure: unknown): PhotoFailure;
  /** What the server does not find, or finds changed, has to travel again. */
  wasLost(failure: unknown): boolean;
}

export interface ChosenPhoto {
  readonly file: File;
  readonly position: PhotoPosition | null;
}

/** How a photo came to its end. */
export interface PhotoOutcome {
  readonly fileName: string;
  readonly state: 'success' | 'failed' | 'aborted';
}

/** What a retry needs. Bytes of prepared photos are not kept: fifty of them are too many. */
interface Work {
  readonly file: File;
  abort: AbortController;
  facts?: Pick<PreparedPhoto, 'width' | 'height' | 'guesses'>;
  image?: UploadedObject;
  thumb?: UploadedObject;
}

/** Files at once: one is prepared while others travel. */
export const AT_ONCE = 3;
/** Progress is shown in steps, not for each packet. */
const STEP = 0.04;

export function createPhotoPipeline(shop: PhotoWorkshop) {
  const works = new Map<string, Work>();
  const inLane = createLanes(AT_ONCE);

  async function run(id: string): Promise<PhotoOutcome['state']> {
    const work = works.get(id);
    const upload = store.get(id);
    if (!work || !upload) return 'aborted';
    const { signal } = work.abort;
    try {
      await inLane(signal, () => carry(upload, work, signal));
      return 'success';
    } catch (failure) {
      if (shop.wasLost(failure)) {
        delete work.image;
        delete work.thumb;
      }
      if (signal.aborted) return 'aborted';
      store.patch(id, { state: 'failed', failure: shop.failureOf(failure) });
      return 'failed';
    }
  }

  async function carry(upload: PhotoUpload, work: Work, signal: AbortSignal): Promise<void> {
    const { id, ptId, version, position } = upload;
    if (!work.image || !work.thumb) await send(upload, work, signal);
    const { facts, image, thumb } = work;
    if (!facts || !image || !thumb) return;
    const { width, height, guesses } = facts;
    const preview = store.get(id)?.preview;
    if (preview) shop.known(thumb.key, preview);
    await shop.register({
      ptId,
      version,
      fileName: work.file.name,
      objectName: image.key,
      thumbName: thumb.key,
      size: image.size,
      crc64: image.crc64,
      width,
      height,
      guesses: [...guesses],
      ...(position && { position }),
    });
    works.delete(id);
    store.patch(id, { state: 'success', share: 1 });
    // The lane is free for the next photo; this one goes when the list has it.
    void shop.refresh().finally(() => store.remove([id]));
  }

  async function send(upload: PhotoUpload, work: Work, signal: AbortSignal): Promise<void> {
    const { id } = upload;
    store.patch(id, { state: 'preparing', share: 0 });
    const { file, thumb, width, height, guesses } = await shop.prepare(work.file, signal);
    signal.throwIfAborted();
    work.facts = { width, height, guesses };
    store.patch(id, { state: 'uploading', preview: store.get(id)?.preview ?? shop.preview(thumb) });
    const total = thumb.bytes.byteLength + file.bytes.byteLength;
    const put = (part: StoredFile, suffix: string, before: number): Promise<UploadedObject> => {
      const name = generatedName(suffix, extensionOf(part.name));
      const onProgress = (share: number): void => show(id, (before + share * part.bytes.byteLength) / total);
      return shop.put(upload, { ...part, name }, { signal, onProgress });
    };
    work.thumb ??= await put(thumb, 'thumb', 0);
    work.image ??= await put(file, 'image', thumb.bytes.byteLength);
    signal.throwIfAborted();
  }

  function show(id: string, share: number): void {
    if (share === 1 || share - (store.get(id)?.share ?? 1) >= STEP) store.patch(id, { share });
  }

  return {
    /** Takes chosen files into the case; resolves when all have come to an end. */
    async start({ ptId, version }: CaseKey, chosen: readonly ChosenPhoto[]): Promise<PhotoOutcome[]> {
      const uploads = chosen.map(({ file, position }): PhotoUpload => {
        const id = randomId();
        works.set(id, { file, abort: new AbortController() });
        const { name: fileName, size: fileSize } = file;
        const fresh = { state: 'waiting', share: 0, preview: null, failure: null } as const;
        return { id, ptId, version, fileName, fileSize, position, ...fresh };
      });
      store.add(uploads);
      return Promise.all(uploads.map(async ({ id, fileName }) => ({ fileName, state: await run(id) })));
    },

    cancel(id: string): void {
      const upload = store.get(id);
      if (!upload || !isUnderWay(upload)) return;
      store.patch(id, { state: 'aborted', share: 0 });
      works.get(id)?.abort.abort();
    },

    /** Once more, from where it stopped. */
    retry(id: string): void {
      const work = works.get(id);
      const upload = store.get(id);
      if (!work || !upload || isUnderWay(upload)) return;
      work.abort = new AbortController();
      store.patch(id, { state: 'waiting', share: 0, failure: null });
      void run(id);
    },

    /** Forgets uploads that have ended, or ends them. */
    dismiss(ids: readonly string[]): void {
      for (const id of ids) {
        this.cancel(id);
        works.delete(id);
      }
      store.remove(ids);
    },
  };
}
