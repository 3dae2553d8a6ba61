import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { requireVersion } from '../cases/api.ts';
import { classifyPhotos } from './photo-classification.ts';
import { removePhoto, replaceImage } from './photo-image.ts';
import { placePhotos } from './photo-moves.ts';
import { registerPhoto } from './photo-registration.ts';
import { photosOfVersion } from './photo-view.ts';

export function photoRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { photos } = endpoints;

  handle(photos.list, async ({ query, user }) => {
    await requireVersion(db, user, query);
    return photosOfVersion(db, query);
  });
  handle(photos.register, ({ body, user }) => registerPhoto(context, user, body));
  handle(photos.place, ({ body, user }) => placePhotos(context, user, body));
  handle(photos.classify, ({ body, user }) => classifyPhotos(context, user, body));
  handle(photos.replaceImage, ({ body, user }) => replaceImage(context, user, body));
  handle(photos.remove, async ({ params, user }) => {
    await removePhoto(context, user, params.photoId);
    return null;
  });
}
