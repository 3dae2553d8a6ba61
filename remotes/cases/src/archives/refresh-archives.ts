import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';
import { createRefresher } from '../case/refresher.ts';

const { compare, list, listPic, versions } = endpoints.archives;

/** Whoever shows the library asks again; many at once share a question. */
export const refreshArchives = createRefresher(async () => {
  await Promise.all([versions, list, listPic, compare].map((endpoint) => invalidate(endpoint)));
});
