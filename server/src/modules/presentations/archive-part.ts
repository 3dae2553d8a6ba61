import {
  type ArchivedPresentation,
  type PictureRef,
  type Slide,
  archivedPresentations,
  picturesIn,
  samePicture,
} from '@archway/contracts';
import { type Packing, type Unpacking, archivePart } from '../cases/api.ts';
import { planRows } from '../plans/api.ts';
import { begunPlace, changedPlace, insertPresentation, rowsOfCase } from './repository.ts';
import { presentations } from './schema.ts';
import { sourcesOf } from './sources.ts';

const name = 'presentations';

/** What a slide shows under other ids; what has none any more, it does not show. */
function renamed(
  slides: readonly Slide[],
  pictureOf: (ref: PictureRef) => string | null,
  planOf: (planId: string) => string | null,
): Slide[] {
  return slides.map((slide) => {
    if (slide.kind === 'photos') {
      const pictures = slide.pictures.map(({ picture, caption }) => {
        const pictureId = picture && pictureOf(picture);
        return { picture: picture && pictureId ? { ...picture, pictureId } : null, caption };
      });
      return { ...slide, pictures };
    }
    return 'planId' in slide ? { ...slide, planId: slide.planId && planOf(slide.planId) } : slide;
  });
}

async function read(packing: Packing): Promise<ArchivedPresentation[]> {
  const { db, caseId } = packing;
  const sources = await sourcesOf(db, caseId);
  const places = new Map((await planRows(db, caseId)).map(({ planId }, index) => [planId, String(index + 1)]));
  const entryOf = (ref: PictureRef): string | null => {
    const picture = sources.pictures.find((each) => samePicture(each, ref));
    return picture ? packing.entryOf(picture.objectName) : null;
  };
  const found: ArchivedPresentation[] = [];
  for (const row of await rowsOfCase(db, caseId)) {
    const { presentationId: id, version, title, language, revision } = row;
    const pictures = [...new Set(picturesIn(row.slides).flatMap((ref) => entryOf(ref) ?? []))];
    const placeOf = (ref: PictureRef): string | null => {
      const at = pictures.indexOf(entryOf(ref) ?? '');
      return at < 0 ? null : String(at + 1);
    };
    found.push({
      ...{ id, version, title, language, revision, pictures },
      slides: renamed(row.slides, placeOf, (planId) => places.get(planId) ?? null),
      createdBy: await packing.somebody({ userId: row.createdBy, place: begunPlace(id) }),
      createTime: row.createTime.toISOString(),
      updatedBy: await packing.somebody({ userId: row.updatedBy, place: changedPlace(id, revision) }),
      updateTime: row.updateTime.toISOString(),
    });
  }
  return found;
}

async function write(unpacking: Unpacking, archived: ArchivedPresentation[]): Promise<void> {
  const { tx, caseId, importedBy } = unpacking;
  const plans = await planRows(tx, caseId);
  // One after the other: their ids are their order.
  for (const { id: old, version, title, language, revision, slides, pictures, ...rest } of archived) {
    const id = await insertPresentation(tx, {
      ...{ caseId, version, title, language, revision },
      slides: renamed(
        slides,
        ({ pictureId }) => unpacking.rowOf(pictures[Number(pictureId) - 1] ?? null)?.id ?? null,
        (place) => plans[Number(place) - 1]?.planId ?? null,
      ),
      ...{ createTime: new Date(rest.createTime), createdBy: importedBy },
      ...{ updateTime: new Date(rest.updateTime), updatedBy: importedBy },
    });
    unpacking.keepId(name, old, id);
    unpacking.keepName(begunPlace(id), rest.createdBy);
    unpacking.keepName(changedPlace(id, revision), rest.updatedBy);
  }
}

/** Presentations in the archive of a case. */
export const presentationPart = archivePart<ArchivedPresentation[]>({
  // After photos, library and plans.
  ...{ name, rank: 2, schema: archivedPresentations, read, write, tables: [presentations] },
  versions: (rows) => rows.map(({ version }) => version),
  refersTo: (rows) => rows.flatMap(({ pictures }) => pictures),
});
