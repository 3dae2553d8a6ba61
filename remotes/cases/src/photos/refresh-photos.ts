import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';
import { createRefresher } from '../case/refresher.ts';

/** Whoever shows photos asks again; many at once share a question. */
export const refreshPhotos = createRefresher(() => invalidate(endpoints.photos.list));
