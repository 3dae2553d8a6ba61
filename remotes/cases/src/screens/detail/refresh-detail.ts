import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';
import { refreshArchives } from '../../archives/refresh-archives.ts';
import { createRefresher } from '../../case/refresher.ts';

const { detail, progress, versions } = endpoints.cases;
const shown = [
  detail,
  progress,
  versions,
  endpoints.models.list,
  endpoints.photos.list,
  endpoints.cbct.get,
  endpoints.implantReport.read,
  endpoints.inspection.report,
  endpoints.audit.page,
];

/** All of a case that is shown is asked for again; fifty photos that arrive at once are not fifty times that. */
export const refreshDetail = createRefresher(async () => {
  await Promise.all([refreshArchives(), ...shown.map((endpoint) => invalidate(endpoint))]);
});
