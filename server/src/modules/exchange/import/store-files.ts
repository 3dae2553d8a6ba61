import { randomBytes } from 'node:crypto';
import type { CaseArchiveFile } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { ObjectStore } from '../../../infrastructure/storage/object-store.ts';
import type { UnpackedFile } from '../../cases/api.ts';
import { casePrefix } from '../../files/api.ts';
import type { StoredZip } from '../zip/stored-zip.ts';

/** Files of a case that does not stand yet. */
export class StoredFiles {
  readonly #byPath = new Map<string, UnpackedFile>();
  readonly names: string[] = [];

  file = (path: string): UnpackedFile => {
    const file = this.#byPath.get(path);
    if (!file) throw new Error(`${path} was not stored`);
    return file;
  };

  /**
   * Unpacks files below the place of a case, one after the other, while they are read.
   * @throws Refusal caseArchiveChanged when what was stored is not what the manifest says
   */
  async store(
    { store, zip, caseId, stop }: { store: ObjectStore; zip: StoredZip; caseId: string; stop: AbortSignal },
    files: readonly CaseArchiveFile[],
    onBytes: (bytes: number) => void,
  ): Promise<void> {
    const own = randomBytes(6).toString('hex');
    for (const { path, version, dataType, size, crc64 } of files) {
      stop.throwIfAborted();
      const objectName = `${casePrefix({ caseId, version, dataType })}${own}-${path.split('/').at(-1)}`;
      this.names.push(objectName);
      const stored = await zip.read(path, (stream) => store.put(objectName, stream));
      if (stored.size !== size || stored.crc64 !== crc64) throw new Refusal('caseArchiveChanged', { name: path });
      this.#byPath.set(path, { objectName, size, crc64 });
      onBytes(size);
    }
  }
}
