import { OPEN_POSITION, type PhotoPosition, SURE_GUESS, dataTypes, requiredPhotos } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { atATime } from '../../../infrastructure/at-a-time.ts';
import { casePrefix } from '../../files/api.ts';
import { type NewPhoto, importPhotos } from '../../photos/api.ts';
import type { DemoPhoto } from './draw-photos.ts';

/** A demonstration case that gets photos. Times are milliseconds. */
export interface PhotoTaker {
  readonly caseId: string;
  readonly version: number;
  readonly uploadedBy: string;
  readonly uploadedAt: number;
  /** Not submitted yet: some photos are placed, some wait in the pool, some are missing. */
  readonly open: boolean;
  /** Open, with a photo at each position, two of which show something else. */
  readonly doubtful: boolean;
}

/** Gives demonstration cases drawn photos. */
export async function seedPhotos(
  context: AppContext,
  takers: readonly PhotoTaker[],
  photos: DemoPhoto[],
): Promise<void> {
  // All at once would fill the queue of the embedded database, whose end a slow machine reaches too late.
  const oneOfFew = atATime(2);
  await Promise.all(takers.map((taker, index) => oneOfFew(() => give(context, taker, index, photos))));
}

async function give({ db, store }: AppContext, taker: PhotoTaker, index: number, photos: DemoPhoto[]): Promise<void> {
  const { caseId, version, uploadedBy, uploadedAt } = taker;
  const prefix = casePrefix({ caseId, version, dataType: dataTypes.image });
  const contentType = 'image/jpeg';
  const rows = choose(photos, taker, index).map(async (photo, at): Promise<NewPhoto> => {
    const stamp = uploadedAt + at * 1000;
    const objectName = `${prefix}${stamp}_${at}.jpg`;
    const thumbName = `${prefix}${stamp}_${at}_thumb.jpg`;
    const { size, crc64 } = await store.put(objectName, photo.bytes, { contentType });
    await store.put(thumbName, photo.thumb, { contentType });
    return {
      ...{ caseId, version, objectName, thumbName, size, crc64, uploadedBy },
      position: photo.pooled ? null : photo.position,
      automatic: photo.automatic,
      fileName: `IMG_${4200 + index * 20 + at}.jpg`,
      width: photo.width,
      height: photo.height,
      guesses: [...photo.guesses],
      sharpness: photo.sharpness,
      uploadTime: new Date(stamp),
    };
  });
  await importPhotos(db, await Promise.all(rows));
}

type Chosen = DemoPhoto & { readonly pooled: boolean; readonly automatic: boolean };

/** Which photos a case has, and where: all required ones once it is submitted, and now and then a further one. */
function choose(photos: readonly DemoPhoto[], { open, doubtful }: PhotoTaker, index: number): Chosen[] {
  const required = photos.filter(({ position }) => (requiredPhotos as readonly string[]).includes(position));
  const further = photos.filter((photo) => !required.includes(photo));
  if (doubtful) return required.map((photo) => ({ ...misplaced(photo, photos), pooled: false, automatic: false }));
  if (!open) {
    const more = index % 3 === 0 ? further : further.slice(0, index % 3);
    return [...required, ...more].map((photo) => ({ ...photo, pooled: false, automatic: false }));
  }
  const placed = required
    .filter((_, at) => at % 5 !== 4)
    .map((photo, at) => ({ ...photo, pooled: false, automatic: at % 3 === 1 && isSure(photo) }));
  // A second picture for a position that is taken, and one that has none.
  const pool = photos.filter(({ position }) => position === OPEN_POSITION || position === placed[0]?.position);
  return [...placed, ...pool.map((photo) => ({ ...photo, pooled: true, automatic: false }))];
}

/** Pictures of other positions, at places where somebody put them by mistake. */
const mistakes: Partial<Record<PhotoPosition, PhotoPosition>> = { frontFace: OPEN_POSITION, leftOcc: 'leftFace' };

function misplaced(photo: DemoPhoto, photos: readonly DemoPhoto[]): DemoPhoto {
  const shown = photos.find(({ position }) => position === mistakes[photo.position]);
  return shown ? { ...shown, position: photo.position } : photo;
}

const isSure = ({ position, guesses: [best] }: DemoPhoto): boolean =>
  best?.position === position && best.confidence >= SURE_GUESS;
