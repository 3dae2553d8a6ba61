import type { Received, archivesEndpoints } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { objectsOf } from '../photos/api.ts';
import { requirePossiblePictures } from './dates.ts';
import type { OpenArchive } from './open-archive.ts';
import { changePicture, deletePictures, picturesOf, picturesWithObjects } from './picture-repository.ts';
import type { PictureRecord } from './schema.ts';

type Arrangement = NonNullable<Received<typeof archivesEndpoints.update>['body']['pictures']>;

/** Which of these objects are files of pictures. */
export const archiveObjectsAmong = async (db: Querier, names: readonly string[]): Promise<string[]> =>
  (await picturesWithObjects(db, names)).flatMap(objectsOf);

/**
 * Gives the pictures of a record the order and the notes that they are named with, and removes the others.
 * @returns ids of those that are not as they were, and the objects that nothing refers to any more
 * @throws Refusal pictureUnknown, pictureDateImpossible
 */
export async function arrangePictures(
  { tx, found, archive }: OpenArchive,
  arrangement: Arrangement,
): Promise<{ readonly changed: string[]; readonly unused: string[] }> {
  const standing = await picturesOf(tx, archive.archivesId);
  const named = new Set(arrangement.map(({ pictureId }) => pictureId));
  const known = new Map(standing.map((picture) => [picture.pictureId, picture]));
  if (named.size < arrangement.length || !arrangement.every(({ pictureId }) => known.has(pictureId)))
    throw new Refusal('pictureUnknown');
  requirePossiblePictures(arrangement, found.version.birthday);

  const changed: string[] = [];
  for (const [index, { pictureId, ...notes }] of arrangement.entries()) {
    const fresh = { ...notes, place: index + 1 };
    if (!differs(known.get(pictureId), fresh)) continue;
    await changePicture(tx, pictureId, fresh);
    changed.push(pictureId);
  }
  const left = standing.filter(({ pictureId }) => !named.has(pictureId));
  const unused = await dropPictures(tx, left);
  return { changed: [...changed, ...left.map(({ pictureId }) => pictureId)], unused };
}

const differs = (
  before: PictureRecord | undefined,
  { name, position, takenOn, place }: Omit<Arrangement[number], 'pictureId'> & { readonly place: number },
): boolean =>
  before?.name !== name || before.position !== position || before.takenOn !== takenOn || before.place !== place;

/** @returns objects that only these pictures referred to */
export async function dropPictures(tx: Transaction, pictures: readonly PictureRecord[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  await deletePictures(
    tx,
    pictures.map(({ pictureId }) => pictureId),
  );
  const names = [...new Set(pictures.flatMap(objectsOf))];
  const used = new Set(await archiveObjectsAmong(tx, names));
  return names.filter((name) => !used.has(name));
}
