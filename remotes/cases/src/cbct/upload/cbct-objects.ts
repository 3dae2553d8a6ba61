import type { CbctNotes, CbctVolume } from '@archway/contracts';
import type { StorageScope } from '@archway/storage';
import { type ObjectToSend, type StoredObject, noteOf } from '@archway/uploads';
import { type CasePlace, caseScope } from '../../uploads/storage-client.ts';

/** All that registering an interrupted upload will need, besides the bytes. */
export interface CbctAbout extends CasePlace {
  readonly fileName: string;
  /** Names below the prefix of the case, unique for each packing. */
  readonly zipName: string;
  readonly quickLookName: string;
  readonly volume: CbctVolume;
  readonly notes: CbctNotes;
  readonly ratio: number | null;
}

/** Of the notes that are kept with interrupted uploads. */
export const CBCT_NOTE = 'cbct';

export interface CbctBytes {
  readonly zip: Blob;
  readonly quickLook: Blob;
}

/**
 * The packed volume and its quick look. The zip's note names both, so that it is enough to find everything again.
 * @param bytes null after a reload
 */
export function cbctObjects(about: CbctAbout, bytes: CbctBytes | null): ObjectToSend<StorageScope, Blob>[] {
  const scope = caseScope(about, 'cbct');
  const { zipName, quickLookName } = about;
  const note = noteOf(CBCT_NOTE, about);
  return [
    { scope, name: zipName, file: bytes?.zip ?? null, contentType: 'application/zip', note },
    { scope, name: quickLookName, file: bytes?.quickLook ?? null, resumable: true, mayHaveArrived: true },
  ];
}

/** The zip, and the key of the quick look: beside it, also where that has arrived before a reload. */
export function arrivedCbct(
  { zipName, quickLookName }: CbctAbout,
  arrived: ReadonlyMap<string, StoredObject>,
): { zip: StoredObject; quickLookKey: string } {
  const zip = arrived.get(zipName)!;
  const prefix = zip.key.slice(0, zip.key.lastIndexOf('/') + 1);
  return { zip, quickLookKey: arrived.get(quickLookName)?.key ?? prefix + quickLookName };
}
