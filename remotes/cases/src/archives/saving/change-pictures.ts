import type { Archive, ArchivePicture, PhotoPosition } from '@archway/contracts';
import { refreshArchives } from '../refresh-archives.ts';
import { type Seen, changeArchive } from './change-archive.ts';

/** What is said of a picture. */
export interface PictureNotes {
  readonly name: string | null;
  readonly position: PhotoPosition | null;
  readonly takenOn: string | null;
}

export const notesOf = ({ name, position, takenOn }: PictureNotes): PictureNotes => ({ name, position, takenOn });

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

const isSame = (one: PictureNotes | undefined, other: PictureNotes): boolean =>
  one !== undefined && one.name === other.name && one.position === other.position && one.takenOn === other.takenOn;

async function changePicture(
  archive: Archive,
  pictures: readonly ArchivePicture[],
  picture: ArchivePicture,
  change: (notes: PictureNotes) => PictureNotes | null,
): Promise<void> {
  const of = (seen: Seen): readonly ArchivePicture[] => seen.pictures ?? pictures;
  try {
    await changeArchive(
      { archive, pictures },
      (seen) => ({ contents: seen.archive.contents, pictures: arranged(of(seen), picture.pictureId, change) }),
      (newer) =>
        isSame(
          of(newer).find(({ pictureId }) => pictureId === picture.pictureId),
          picture,
        ),
      () => {},
    );
  } finally {
    await refreshArchives();
  }
}

/** Says something else of a picture. @throws ApiError also when somebody else did so meanwhile */
export const describePicture = (
  archive: Archive,
  pictures: readonly ArchivePicture[],
  picture: ArchivePicture,
  notes: PictureNotes,
): Promise<void> => changePicture(archive, pictures, picture, () => notes);

/** @throws ApiError also when somebody else has changed the picture meanwhile */
export const removePicture = (
  archive: Archive,
  pictures: readonly ArchivePicture[],
  picture: ArchivePicture,
): Promise<void> => changePicture(archive, pictures, picture, () => null);
