import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { requireVersion } from '../cases/case-access.ts';
import { classifyPhotos } from './photo-classification.ts';
import { removePhoto, replaceImage } from './photo-image.ts';
import { placePhotos } from './photo-moves.ts';
import { registerPhoto } from './photo-registration.ts';
import { photosOfVersion } from './photo-view.ts';

const { photos } = endpoints;

export const photosModule: ServerModule = {
  name: 'photos',
  routes: (context, handle) => {
    const { db } = context;
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
  },
};
