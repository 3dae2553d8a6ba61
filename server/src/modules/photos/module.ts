import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { archiveParts, doubtSources, photosOfCase, storedFiles } from '../cases/api.ts';
import { holderKinds } from '../../infrastructure/storage/credential-holder.ts';
import { caseObjects } from '../files/api.ts';
import { photoPart } from './archive-part.ts';
import { missingPhotos } from './completeness.ts';
import { listColumns } from './list-columns-sql.ts';
import { doubtsOfPhotos } from './photo-doubts.ts';
import { photoObjectsAmong, smallPhotosAmong } from './photo-view.ts';
import { phoneLinkHolder } from './phone/admit.ts';
import { dropOldLinks } from './phone/link-repository.ts';
import { phoneRoutes } from './phone/routes.ts';
import { photoRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Photos and radiographs of cases. */
export const photosModule: ServerModule = {
  name: 'photos',
  schema,
  permissions: ['photo:upload'],
  routes: (context, handle) => {
    photoRoutes(context, handle);
    phoneRoutes(context, handle);
  },
  tidy: async ({ db }) => {
    await dropOldLinks(db);
  },
  objects: caseObjects(dataTypes.image, photoObjectsAmong),
  fills: [
    photosOfCase.with({ missing: missingPhotos, smallAmong: smallPhotosAmong, columns: listColumns }),
    archiveParts.with([photoPart]),
    doubtSources.with(doubtsOfPhotos),
    holderKinds.with([phoneLinkHolder]),
    storedFiles.with([{ kind: 'photos', table: schema.casePhotos }]),
  ],
};
