import { fromWire } from '@archway/contracts';
import type { UploadCheckpoint } from '@archway/storage';
import { type Interrupted, type ObjectStorage, type Sized, interruptedOf } from '@archway/uploads';
import type { CasePlace } from './storage-client.ts';

/**
 * Uploads of a kind into one case that a reload or a closed tab has interrupted, and whose bytes are still here; the
 * last one first. Earlier versions of the page kept the case by the word of the wire.
 */
export async function interruptedFiles<About extends CasePlace>(
  storage: Pick<ObjectStorage<never, Sized, UploadCheckpoint>, 'interrupted'>,
  kind: string,
  { caseId, version }: CasePlace,
): Promise<Interrupted<About, UploadCheckpoint>[]> {
  const all = await interruptedOf<About, UploadCheckpoint>(storage, kind);
  return all
    .map(({ checkpoint, about }) => ({ checkpoint, about: fromWire(about) }))
    .filter(({ about }) => about.caseId === caseId && about.version === version);
}
