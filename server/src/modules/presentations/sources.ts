import type { SlidePicture, SlidePlan, SlideSources } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { libraryPictures } from '../archives/api.ts';
import { allPhotos } from '../photos/api.ts';
import { documentsOfCase, planRows } from '../plans/api.ts';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export async function picturesOf(db: Querier, caseId: string): Promise<SlidePicture[]> {
  const intake = (await allPhotos(db, caseId)).map(
    ({ photoId: pictureId, version, position, uploadTime, objectName, thumbName, width, height }): SlidePicture => ({
      ...{ source: 'intake', pictureId, version, position, name: null, date: dayOf(uploadTime) },
      ...{ objectName, thumbName, width, height },
    }),
  );
  const library = (await libraryPictures(db, caseId)).map(({ picture, archive }): SlidePicture => {
    const { pictureId, version, position, objectName, thumbName, width, height } = picture;
    return {
      ...{ source: 'library', pictureId, version, position, name: picture.name ?? archive.name },
      date: picture.takenOn ?? archive.visitDate ?? dayOf(picture.uploadTime),
      ...{ objectName, thumbName, width, height },
    };
  });
  return [...intake, ...library];
}

async function plansOf(db: Querier, caseId: string): Promise<SlidePlan[]> {
  const hashes = new Map((await documentsOfCase(db, caseId)).map(({ planId, sha256 }) => [planId, sha256]));
  return (await planRows(db, caseId)).flatMap(({ planId, version, name, planType, upperSteps, lowerSteps }) => {
    const documentHash = hashes.get(planId);
    return documentHash === undefined ? [] : { planId, version, name, planType, upperSteps, lowerSteps, documentHash };
  });
}

/** What of a case slides may show: pictures of the intake and of the library, and plans in which something was designed. */
export const sourcesOf = async (db: Querier, caseId: string): Promise<SlideSources> => ({
  pictures: await picturesOf(db, caseId),
  plans: await plansOf(db, caseId),
});
