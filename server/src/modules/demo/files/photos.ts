import { OPEN_POSITION, type PhotoPosition, SURE_GUESS, dataTypes, requiredPhotos } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { casePrefix } from '../../files/api.ts';
import { type NewPhoto, importPhotos } from '../../photos/api.ts';
import type { DemoPack, DemoPhoto } from './packs.ts';
import { type WantedObject, placeObjects } from './place-objects.ts';
import type { FileTaker } from './takers.ts';

/** Photos that somebody adds to a request for a crown or an implant. */
const welcome: readonly PhotoPosition[] = ['frontOcc', 'uptooth', 'lowtooth'];

/** A row of a photo, but for what its stored object says. */
interface Planned {
  readonly row: Omit<NewPhoto, 'size' | 'crc64'>;
  readonly objects: readonly WantedObject[];
}

/** Gives demonstration cases the photos of whom they look like. */
export async function seedPhotos(
  context: AppContext,
  takers: readonly FileTaker[],
  packs: ReadonlyMap<string, DemoPack>,
): Promise<void> {
  const planned = takers.flatMap((taker, index) => plan(taker, index, packs.get(taker.look)!.photos));
  const placed = await placeObjects(
    context,
    planned.flatMap(({ objects }) => objects),
  );
  await importPhotos(
    context.db,
    planned.map(({ row }) => {
      const { size, crc64 } = placed(row.objectName);
      return { ...row, size, crc64 };
    }),
  );
}

function plan(taker: FileTaker, index: number, photos: readonly DemoPhoto[]): Planned[] {
  const { caseId, version, uploadedBy, uploadedAt } = taker;
  const prefix = casePrefix({ caseId, version, dataType: dataTypes.image });
  const contentType = 'image/jpeg';
  return choose(photos, taker, index).map((photo, at): Planned => {
    const stamp = uploadedAt + at * 1000;
    const objectName = `${prefix}${stamp}_${at}.jpg`;
    const thumbName = `${prefix}${stamp}_${at}_thumb.jpg`;
    return {
      row: {
        ...{ caseId, version, objectName, thumbName, uploadedBy },
        position: photo.pooled ? null : photo.position,
        automatic: photo.automatic,
        fileName: `IMG_${4200 + ((index * 20 + at) % 5800)}.jpg`,
        width: photo.width,
        height: photo.height,
        guesses: [...photo.guesses],
        sharpness: photo.sharpness,
        uploadTime: new Date(stamp),
      },
      objects: [
        { key: objectName, bytes: photo.bytes, contentType },
        { key: thumbName, bytes: photo.thumb, contentType },
      ],
    };
  });
}

type Chosen = DemoPhoto & { readonly pooled: boolean; readonly automatic: boolean };

/** Which photos a case has, and where: all required ones once it is submitted, and now and then a further one. */
function choose(photos: readonly DemoPhoto[], taker: FileTaker, index: number): Chosen[] {
  const { open, doubtful, allPhotos, empty } = taker;
  if (empty) return [];
  const placedAs = (chosen: readonly DemoPhoto[]): Chosen[] =>
    chosen.map((photo) => ({ ...photo, pooled: false, automatic: false }));
  if (!allPhotos) return placedAs(photos.filter(({ position }) => welcome.slice(0, open ? 1 : 3).includes(position)));
  const required = photos.filter(({ position }) => (requiredPhotos as readonly string[]).includes(position));
  const further = photos.filter((photo) => !required.includes(photo));
  if (doubtful) return placedAs(required.map((photo) => misplaced(photo, photos)));
  if (!open) return placedAs([...required, ...(index % 3 === 0 ? further : further.slice(0, index % 3))]);
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
