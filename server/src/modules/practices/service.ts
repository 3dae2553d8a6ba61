import type { PracticeListItem } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type BoundCenter, type Practice, centersOfPractices, practicesOfUser } from './repository.ts';

/** The practices that a user owns, works for or serves, with their design centers. */
export async function listPractices(db: Querier, userId: string): Promise<PracticeListItem[]> {
  const rows = await practicesOfUser(db, userId);
  const centers = await centersOfPractices(
    db,
    rows.map((row) => row.practice.id),
  );
  return rows.map(({ practice, isDefault }) =>
    listItem(
      practice,
      userId,
      isDefault,
      centers.filter((center) => center.practiceId === practice.id),
    ),
  );
}

/** The service of a practice ends with the end of its last day, by the server's clock in UTC. */
export const isExpired = (practice: Pick<Practice, 'expiresOn'>, now = new Date()): boolean =>
  practice.expiresOn !== null && practice.expiresOn < now.toISOString().slice(0, 10);

function listItem(practice: Practice, userId: string, isDefault: boolean, centers: BoundCenter[]): PracticeListItem {
  const main = centers.find((center) => center.isDefault) ?? null;
  return {
    outpatientId: practice.id,
    name: practice.name,
    abbreviation: practice.abbreviation,
    number: practice.number,
    accountExpired: isExpired(practice),
    expiredDay: practice.expiresOn,
    available: practice.available,
    creator: practice.ownerId === userId,
    isDefault,
    teamDesignEnabled: practice.teamDesignEnabled,
    designCenterList: centers.map((center) => ({
      outpatientDefault: center.isDefault,
      designCenterId: center.centerId,
      designCenterNo: center.number,
      designCenterName: center.name,
    })),
    designCenterId: main?.centerId ?? null,
    designCenterNo: main?.number ?? null,
  };
}
