import {
  BLURRED_PHOTO,
  DOUBT_CONFIDENCE,
  OPEN_POSITION,
  UNLIKELY_POSITION,
  isOneOf,
  radiographPositions,
} from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type CaseKey, type Doubted, type DoubtedFile, type OpenDoubt, doubtOf, objectOf } from '../cases/api.ts';
import { photosOf } from './repository.ts';
import type { PhotoRecord } from './schema.ts';

export type DoubtedPhoto = Pick<
  PhotoRecord,
  'photoId' | 'position' | 'fileName' | 'thumbName' | 'crc64' | 'size' | 'guesses' | 'sharpness'
>;

/** What is doubtful of the photos that stand at positions; the pool and further photos promise nothing. */
export function photoDoubts(photos: readonly DoubtedPhoto[]): OpenDoubt[] {
  const placed = photos.filter(isPlaced);
  return [...samePictures(placed), ...placed.flatMap(doubtsOfPhoto)];
}

const isPlaced = ({ position }: DoubtedPhoto): boolean => position !== null && position !== OPEN_POSITION;

function doubtsOfPhoto(photo: DoubtedPhoto): OpenDoubt[] {
  const otherwise = positionDoubt(photo);
  return [...(otherwise ? [otherwise] : []), ...(isBlurred(photo) ? [doubtOf('blurredPhoto', [fileOf(photo)])] : [])];
}

const isBlurred = ({ position, sharpness }: DoubtedPhoto): boolean =>
  sharpness !== null && sharpness < BLURRED_PHOTO && !isOneOf(radiographPositions, position);

function positionDoubt(photo: DoubtedPhoto): OpenDoubt | null {
  const [best] = photo.guesses;
  if (!best || best.position === photo.position) return null;
  const own = photo.guesses.find(({ position }) => position === photo.position)?.confidence ?? 0;
  if (best.confidence < DOUBT_CONFIDENCE && own >= UNLIKELY_POSITION) return null;
  return best.position === OPEN_POSITION
    ? doubtOf('unlikePhoto', [fileOf(photo)], { confidence: own })
    : doubtOf('otherPhoto', [fileOf(photo)], { guess: best.position, confidence: best.confidence });
}

/** One picture cannot show two views. */
function samePictures(photos: readonly DoubtedPhoto[]): OpenDoubt[] {
  const byBytes = new Map<string, DoubtedPhoto[]>();
  for (const photo of photos) {
    const bytes = `${photo.crc64}/${photo.size}`;
    byBytes.set(bytes, [...(byBytes.get(bytes) ?? []), photo]);
  }
  return [...byBytes.values()].flatMap((alike) =>
    alike.length > 1 ? [doubtOf('samePhoto', alike.slice(0, MOST_NAMED).map(fileOf))] : [],
  );
}

/** A key names so many files; the first of them stand for the others. */
const MOST_NAMED = 3;

const fileOf = ({ photoId, position, fileName, thumbName, crc64 }: DoubtedPhoto): DoubtedFile => ({
  kind: 'photo',
  id: photoId,
  place: position ?? '',
  fileName,
  thumbName,
  crc64,
});

/** Nothing could be told of this one: neither right nor doubtful. */
const notAssessed = (photo: DoubtedPhoto): boolean => isPlaced(photo) && photo.guesses.length === 0;

/** What is doubtful of the photos of a case version. */
export async function doubtsOfPhotos(db: Querier, key: CaseKey): Promise<Doubted> {
  const photos = await photosOf(db, key);
  return {
    doubts: photoDoubts(photos),
    objects: photos.filter(({ position }) => position !== null).map((photo) => objectOf(fileOf(photo))),
    notAssessed: { photos: photos.filter(notAssessed).length },
  };
}
