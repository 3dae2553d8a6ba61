import type { Archive, ArchivePicture, PhotoPosition } from '@archway/contracts';
import { ApiError, errorText } from '@archway/platform';
import { mergeFields } from '../../saving/merge-fields.ts';
import type { Clash } from '../../saving/merging-port.ts';
import { refreshArchives } from '../refresh-archives.ts';
import { type Seen, asItIs, changeArchive } from './change-archive.ts';

/** What is said of a picture. */
export interface PictureNotes {
  readonly name: string | null;
  readonly position: PhotoPosition | null;
  readonly takenOn: string | null;
}

export const notesOf = ({ name, position, takenOn }: PictureNotes): PictureNotes => ({ name, position, takenOn });

/** A record with its pictures as they are known here. */
export interface Pictured {
  readonly archive: Archive;
  readonly pictures: readonly ArchivePicture[];
}

/** The pictures of a record as a change of one of them leaves them. */
const arranged = (
  pictures: readonly ArchivePicture[],
  pictureId: string,
  change: (notes: PictureNotes) => PictureNotes | null,
) =>
  pictures.flatMap((picture) => {
    const notes = picture.pictureId === pictureId ? change(notesOf(picture)) : notesOf(picture);
    return notes ? [{ pictureId: picture.pictureId, ...notes }] : [];
  });

const isSame = (one: PictureNotes, other: PictureNotes): boolean =>
  one.name === other.name && one.position === other.position && one.takenOn === other.takenOn;

/**
 * Record and pictures come to the page in two answers, which may be of two revisions: both are read again, so that what
 * somebody else has said meanwhile is seen before anything is sent.
 * @param fits whether the change may be made upon what is said of the picture now; not asked of one that is gone
 * @throws ApiError
 */
async function changePicture(
  pictured: Pictured,
  pictureId: string,
  change: (notes: PictureNotes) => PictureNotes | null,
  fits: (now: PictureNotes) => boolean,
): Promise<void> {
  const of = ({ pictures }: Seen): readonly ArchivePicture[] => pictures ?? pictured.pictures;
  const isLeftAlone = (seen: Seen): boolean => {
    const now = of(seen).find((picture) => picture.pictureId === pictureId);
    return now !== undefined && fits(notesOf(now));
  };
  try {
    const seen = (await asItIs(pictured)) ?? pictured;
    if (!isLeftAlone(seen)) throw new ApiError({ name: 'archiveChanged', message: errorText('archiveChanged') });
    await changeArchive(
      seen,
      (now) => ({ contents: now.archive.contents, pictures: arranged(of(now), pictureId, change) }),
      isLeftAlone,
      () => {},
    );
  } finally {
    await refreshArchives();
  }
}

/** What a picture was called when somebody began to describe it, and what he says. */
export interface Described {
  readonly pictureId: string;
  readonly base: PictureNotes;
  readonly mine: PictureNotes;
}

/**
 * Says something else of a picture; what only others have said stays.
 * @returns where both have said something else of the same, and nothing was saved
 * @throws ApiError
 */
export async function describePicture(
  pictured: Pictured,
  { pictureId, base, mine }: Described,
): Promise<Clash<PictureNotes> | null> {
  let clash: Clash<PictureNotes> | null = null;
  const fits = (theirs: PictureNotes): boolean => {
    const { merged, clashes } = mergeFields(base, mine, theirs);
    // Who changed the record last may have changed something else of it.
    clash = clashes.length > 0 ? { mine: merged, theirs, fields: [...clashes], by: '' } : null;
    return clash === null;
  };
  try {
    await changePicture(pictured, pictureId, (theirs) => mergeFields(base, mine, theirs).merged, fits);
  } catch (failure) {
    if (clash === null) throw failure;
  }
  return clash;
}

/** @throws ApiError also when somebody else has changed the picture meanwhile */
export const removePicture = (pictured: Pictured, { pictureId, ...seen }: ArchivePicture): Promise<void> =>
  changePicture(
    pictured,
    pictureId,
    () => null,
    (now) => isSame(now, seen),
  );
