import type { CbctNotes, CbctVolume } from '@archway/contracts';
import type { UploadCheckpoint } from '@archway/storage';
import type { CasePlace } from './cbct-upload.ts';

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

const KINDS = { zip: 'cbct', quickLook: 'cbctQuickLook' } as const;
type CbctObject = keyof typeof KINDS;

type Note = Readonly<Record<string, string>>;

export const zipNote = (about: CbctAbout): Note => ({
  kind: KINDS.zip,
  of: about.zipName,
  about: JSON.stringify(about),
});
export const quickLookNote = ({ zipName }: CbctAbout): Note => ({ kind: KINDS.quickLook, of: zipName });

/** The interrupted upload of one of the two objects of a packing. */
export const checkpointOf = (
  kept: readonly UploadCheckpoint[],
  object: CbctObject,
  zipName: string,
): UploadCheckpoint | undefined => kept.find(({ note }) => note['kind'] === KINDS[object] && note['of'] === zipName);

/** What an interrupted upload was about; null when it is none of a packed CT. */
export function aboutOf({ note }: Pick<UploadCheckpoint, 'note'>): CbctAbout | null {
  if (note['kind'] !== KINDS.zip || !note['about']) return null;
  try {
    return JSON.parse(note['about']) as CbctAbout;
  } catch {
    return null;
  }
}
