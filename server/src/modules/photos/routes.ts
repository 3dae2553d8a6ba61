import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { registerCaseFile, removeCaseFile, requireVersion } from '../cases/api.ts';
import { clearPhotos } from './clear-photos.ts';
import { classifyPhotos } from './photo-classification.ts';
import { photoFile } from './photo-file.ts';
import { replaceImage } from './photo-image.ts';
import { placePhotos } from './photo-moves.ts';
import { photosOfVersion } from './photo-view.ts';

export function photoRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { photos } = endpoints;

  handle(photos.list, async ({ query, user }) => {
    await requireVersion(db, user, query);
    return photosOfVersion(db, query);
  });
  handle(photos.register, ({ body, user }) => registerCaseFile(context, user, photoFile, body));
  handle(photos.place, ({ body, user }) => placePhotos(context, user, body));
  handle(photos.classify, ({ body, user }) => classifyPhotos(context, user, body));
  handle(photos.replaceImage, ({ body, user }) => replaceImage(context, user, body));
  handle(photos.clear, ({ body, user }) => clearPhotos(context, user, body));
  handle(photos.remove, async ({ params, user }) => {
    await removeCaseFile(context, user, photoFile, params.photoId);
    return null;
  });
}
