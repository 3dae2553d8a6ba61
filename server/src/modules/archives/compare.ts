import {
  type Answer,
  type ComparedPicture,
  type PhotoPosition,
  type archivesEndpoints,
  comparedSources,
  photoPositionKeys,
} from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { versionsOfCases } from '../cases/api.ts';
import { countPhotosByPosition, photosAt } from '../photos/api.ts';
import { countByPosition, picturesAt } from './picture-repository.ts';

/** All pictures of a case that show one view, oldest first, and how many there are of each view. */
export async function comparePictures(
  db: Querier,
  caseId: string,
  position: PhotoPosition,
): Promise<Answer<typeof archivesEndpoints.compare>> {
  const stages = new Map((await versionsOfCases(db, [caseId])).map(({ version }) => [version.version, version.stage]));
  const counts = [await countPhotosByPosition(db, caseId), await countByPosition(db, caseId)];
  const stageOf = ({ version }: { readonly version: number }): number => stages.get(version) ?? version;
  const pictures = [
    ...(await ofIntake(db, caseId, position, stageOf)),
    ...(await ofLibrary(db, caseId, position, stageOf)),
  ];
  return {
    places: photoPositionKeys
      .map((key) => ({ position: key, count: counts.reduce((sum, each) => sum + (each.get(key) ?? 0), 0) }))
      .filter(({ count }) => count > 0),
    pictures: pictures.sort(oldestFirst),
  };
}

type StageOf = (of: { readonly version: number }) => number;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function ofIntake(
  db: Querier,
  caseId: string,
  position: PhotoPosition,
  stageOf: StageOf,
): Promise<ComparedPicture[]> {
  return (await photosAt(db, caseId, position)).map((photo) => ({
    ...{ source: 'intake', pictureId: photo.photoId, version: photo.version, stage: stageOf(photo) },
    ...{ archivesId: null, recordName: null, name: null, date: dayOf(photo.uploadTime) },
    ...{ fileName: photo.fileName, objectName: photo.objectName, thumbName: photo.thumbName },
    ...{ width: photo.width, height: photo.height },
  }));
}

async function ofLibrary(
  db: Querier,
  caseId: string,
  position: PhotoPosition,
  stageOf: StageOf,
): Promise<ComparedPicture[]> {
  return (await picturesAt(db, caseId, position)).map(({ picture, archive }) => ({
    ...{ source: archive.kind, pictureId: picture.pictureId, version: picture.version, stage: stageOf(picture) },
    ...{ archivesId: archive.archivesId, recordName: archive.name, name: picture.name },
    date: picture.takenOn ?? archive.visitDate ?? dayOf(picture.uploadTime),
    ...{ fileName: picture.fileName, objectName: picture.objectName, thumbName: picture.thumbName },
    ...{ width: picture.width, height: picture.height },
  }));
}

/** On one day the intake comes first: it is what a visit is compared with. */
function oldestFirst(a: ComparedPicture, b: ComparedPicture): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  const bySource = comparedSources.indexOf(a.source) - comparedSources.indexOf(b.source);
  return bySource || a.version - b.version || Number(a.pictureId) - Number(b.pictureId);
}
