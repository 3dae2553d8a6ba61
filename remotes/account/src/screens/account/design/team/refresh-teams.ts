import { endpoints } from '@archway/contracts';
import { invalidate } from '@archway/platform';

/** Asks anew for everything that shows teams or who belongs to them. */
export const refreshTeams = (): Promise<unknown> =>
  Promise.all([
    invalidate(endpoints.teams.list),
    invalidate(endpoints.teams.members),
    invalidate(endpoints.teams.work),
    invalidate(endpoints.access.practices),
  ]);
