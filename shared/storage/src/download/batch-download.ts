import { extensionOf } from '../names/file-names.ts';
import { StorageError } from '../storage-error.ts';
import { inParallel } from '../upload/parts.ts';
import { UniqueNames, nameFromUrl, withExtension } from './zip-names.ts';

export interface DownloadItem {
  readonly url: string;
  /** Path in the zip; from the URL when absent. */
  readonly name?: string;
}

export interface BatchOptions {
  /** Makes an STL of a compressed mesh. Without it, and when it fails, `.drc` files stay what they are. */
  readonly drcToStl?: (bytes: ArrayBuffer) => Promise<Uint8Array<ArrayBuffer> | ArrayBuffer>;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

export interface BatchResult {
  readonly zip: Blob;
  /** Items that could not be downloaded and are not in the zip. */
  readonly failed: readonly DownloadItem[];
}

export const DEFAULT_ZIP_NAME = 'pressedPackage.zip';
const AT_A_TIME = 50;
const ATTEMPTS = 3;
const DEFLATE_LEVEL = 6;

/** Compressing these costs seconds and gains nothing. */
const compressed = new Set(['ls', 'drc', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'zip', '7z', 'rar', 'gz', 'mp4']);

interface Downloaded {
  readonly name: string;
  readonly bytes: ArrayBuffer | Uint8Array<ArrayBuffer>;
}

/**
 * Downloads files, fifty at a time, and packs them.
 * @throws StorageError `download` when not one file could be had, `aborted` when the signal fires.
 */
export async function downloadAsZip(items: readonly DownloadItem[], options: BatchOptions = {}): Promise<BatchResult> {
  const found = new Map<DownloadItem, Downloaded>();
  let done = 0;
  await inParallel(items, AT_A_TIME, async (item) => {
    const bytes = await bytesOf(item, options);
    if (bytes) found.set(item, await converted(item, bytes, options));
    options.onProgress?.((done += 1), items.length);
  });
  if (options.signal?.aborted) throw new StorageError('aborted', 'The download was aborted');
  if (found.size === 0) throw new StorageError('download', 'Download failed');
  // In the order of the items, so that the same files always get the same names.
  const files = items.flatMap((item) => found.get(item) ?? []);
  return { zip: await pack(files), failed: items.filter((item) => !found.has(item)) };
}

async function bytesOf(
  item: DownloadItem,
  { fetch = globalThis.fetch, signal }: BatchOptions,
): Promise<ArrayBuffer | null> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal?.aborted; attempt += 1) {
    try {
      const answer = await fetch(item.url, signal ? { signal } : {});
      if (answer.ok) return await answer.arrayBuffer();
    } catch {
      // The next attempt, or the list of what failed, tells.
    }
  }
  return null;
}

async function converted(item: DownloadItem, bytes: ArrayBuffer, { drcToStl }: BatchOptions): Promise<Downloaded> {
  const name = item.name ?? nameFromUrl(item.url);
  if (extensionOf(name) !== 'drc' || !drcToStl) return { name, bytes };
  try {
    return { name: withExtension(name, 'stl'), bytes: await drcToStl(bytes) };
  } catch {
    return { name, bytes };
  }
}

async function pack(files: readonly Downloaded[]): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  const names = new UniqueNames();
  for (const { name, bytes } of files) {
    const store = compressed.has(extensionOf(name));
    zip.file(names.take(name), bytes, store ? { compression: 'STORE' } : {});
  }
  const packed = await zip.generateAsync({
    type: 'arraybuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: DEFLATE_LEVEL },
  });
  return new Blob([packed], { type: 'application/zip' });
}

/** Hands a file to the user. Browsers only. */
export function saveBlob(blob: Blob, name: string = DEFAULT_ZIP_NAME): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers begin to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
