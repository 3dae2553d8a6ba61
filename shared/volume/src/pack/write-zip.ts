import JSZip from 'jszip';
import { VolumeError } from '../volume-error.ts';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  /** Text is deflated; what is compressed already is stored. */
  readonly deflate: boolean;
}

/** Bytes that a zip adds to an entry (two headers, its name twice) and to the whole. */
const ENTRY_COST = 256;

/**
 * Writes a zip into one array of its own size at once: collected in parts it would stand in memory twice.
 * @param onProgress 0 to 1.
 */
export async function writeZip(
  files: readonly ZipFile[],
  onProgress: (fraction: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const { name, bytes, deflate } of files)
    zip.file(name, bytes, {
      compression: deflate ? 'DEFLATE' : 'STORE',
      ...(deflate ? { compressionOptions: { level: 6 } } : {}),
    });
  const most = files.reduce(
    (sum, { name, bytes }) => sum + bytes.length * (typeof bytes === 'string' ? 4 : 1) + 4 * name.length + ENTRY_COST,
    ENTRY_COST,
  );
  const target = new Uint8Array(most);
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    // Not `streamFiles`: with sizes in front of the data every reader can stream it.
    const stream = zip.generateInternalStream({ type: 'uint8array' });
    stream.on('data', (part: Uint8Array, { percent }: { percent: number }) => {
      target.set(part, length);
      length += part.length;
      onProgress(percent / 100);
    });
    stream.on('error', (cause: unknown) => reject(new VolumeError('archive', { detail: String(cause) })));
    stream.on('end', () => resolve());
    stream.resume();
  });
  // A copy of its own size: who uses the buffer of a view would see the room that was not needed.
  return target.slice(0, length);
}
