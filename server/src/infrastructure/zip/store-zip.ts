import type { ObjectInfo, ObjectStore } from '../storage/object-store.ts';
import { ZipWriter } from './zip-writer.ts';

/**
 * Writes an archive into the storage while it is made: as much of it as is under way is held.
 * @param stop ends it; nothing is stored then
 * @param write fills the archive; its signal also says that the storage has failed
 * @throws what went wrong first: what `write` threw, or what the storage failed with
 */
export async function storeZip<T>(
  store: Pick<ObjectStore, 'put'>,
  objectName: string,
  stop: AbortSignal,
  write: (writer: ZipWriter, signal: AbortSignal) => Promise<T>,
): Promise<{ readonly stored: ObjectInfo; readonly written: T }> {
  const failed = new AbortController();
  const signal = AbortSignal.any([stop, failed.signal]);
  const writer = new ZipWriter(signal);
  const storing = store.put(objectName, writer.output, { contentType: 'application/zip' });
  storing.catch((error: unknown) => failed.abort(error));
  try {
    const written = await write(writer, signal);
    writer.end();
    return { stored: await storing, written };
  } catch (error) {
    // What the storage failed with is what went wrong, not that the writer was told to stop.
    const cause: unknown = failed.signal.aborted && !stop.aborted ? failed.signal.reason : error;
    writer.output.destroy(error as Error);
    await storing.catch(() => {});
    throw cause;
  }
}
