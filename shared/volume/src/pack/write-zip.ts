import JSZip from 'jszip';
import { VolumeError } from '../volume-error.ts';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  /** Text is deflated; what is compressed already is stored. */
  readonly deflate: boolean;
}

/** Bytes that a stored entry adds to a zip: itself, two headers, its name twice. */
const costOf = ({ name, bytes }: ZipFile): number => bytes.length + 30 + 46 + 2 * name.length;

/**
 * Writes a zip into one array of its own size at once: collected in parts it would stand in memory twice.
 * @param onProgress 0 to 1.
 */
export async function writeZip(
  files: readonly ZipFile[],
  onProgress: (fraction: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Only what is deflated has a size that nobody knows before; it is small, so it is written twice.
  const deflated = zipOf(files.filter(({ deflate }) => deflate));
  const known = (await deflated.generateAsync({ type: 'uint8array' })).length;
  const target = new Uint8Array(
    files.filter(({ deflate }) => !deflate).reduce((sum, file) => sum + costOf(file), known),
  );
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    // Not `streamFiles`: with sizes in front of the data every reader can stream it.
    const stream = zipOf(files).generateInternalStream({ type: 'uint8array' });
    stream.on('data', (part: Uint8Array, { percent }: { percent: number }) => {
      target.set(part, length);
      length += part.length;
      onProgress(percent / 100);
    });
    stream.on('error', (cause: unknown) => reject(new VolumeError('archive', { detail: String(cause) })));
    stream.on('end', () => resolve());
    stream.resume();
  });
  return length === target.length ? target : target.slice(0, length);
}

function zipOf(files: readonly ZipFile[]): JSZip {
  const zip = new JSZip();
  for (const { name, bytes, deflate } of files)
    zip.file(name, bytes, {
      compression: deflate ? 'DEFLATE' : 'STORE',
      ...(deflate ? { compressionOptions: { level: 6 } } : {}),
    });
  return zip;
}
