import type { PracticeListItem } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { Refusal } from '../../context.ts';
import { peopleById } from '../access/api.ts';
import {
  type BoundCenter,
  type BoundPractice,
  type Practice,
  centersOfPractices,
  changePractice,
  practiceById,
  practicesOfUser,
} from './repository.ts';

/**
 * The practices that a user owns, works for or serves, with their design centers. One where the user was disabled is
 * not available, one where the service of an assistant is over has expired: nothing of either is seen any more.
 */
export async function listPractices(db: Querier, userId: string): Promise<PracticeListItem[]> {
  const rows = await practicesOfUser(db, userId);
  const centers = await centersOfPractices(
    db,
    rows.map((row) => row.practice.id),
  );
  return rows.map((row) => {
    const { practice } = row;
    const item = listItem(
      practice,
      { userId, creatorName: row.ownerName },
      row.isDefault,
      centers.filter((center) => center.practiceId === practice.id),
    );
    return { ...item, ...standing(row) };
  });
}

/** What a user's own place in a practice makes of its state: whichever ends first. */
function standing({ practice, enabled, serviceEnds }: BoundPractice) {
  const ends = [practice.expiresOn, serviceEnds].filter((day) => day !== null).sort();
  const expiresOn = ends[0] ?? null;
  return {
    available: practice.available && enabled,
    accountExpired: isExpired({ expiresOn }),
    expiredDay: expiresOn,
  };
}

/** Ids of the practices whose members a user is now: neither disabled, nor with a service that is over. */
export const heldPractices = async (db: Querier, userId: string): Promise<string[]> =>
  (await practicesOfUser(db, userId)).filter(isHeld).map(({ practice }) => practice.id);

/** Whether a user's place in a practice holds, whatever the state of the practice itself. */
const isHeld = ({ enabled, serviceEnds }: BoundPractice): boolean => enabled && !isExpired({ expiresOn: serviceEnds });

/** A practice as its owner sees it, for whoever acts in the name of the platform. @throws Refusal recordNotFound */
export async function practiceOf(db: Querier, practiceId: string): Promise<PracticeListItem> {
  const practice = await practiceById(db, practiceId);
  if (!practice) throw new Refusal('recordNotFound');
  const { ownerId: userId } = practice;
  const creatorName = (await peopleById(db, [userId])).get(userId)?.name ?? '';
  return listItem(practice, { userId, creatorName }, false, await centersOfPractices(db, [practiceId]));
}

/**
 * Lets the own team inspect what the doctors of a practice design themselves, or the machine.
 * @throws Refusal recordNotFound; notPracticeOwner; teamDesignOff when there is no team that could
 */
export async function letTeamInspect(db: Querier, userId: string, practiceId: string, byTeam: boolean): Promise<void> {
  const practice = (await listPractices(db, userId)).find((item) => item.practiceId === practiceId);
  if (!practice) throw new Refusal('recordNotFound');
  if (!practice.creator) throw new Refusal('notPracticeOwner');
  if (byTeam && !practice.teamDesignEnabled) throw new Refusal('teamDesignOff');
  await changePractice(db, practiceId, { teamInspectsSelf: byTeam });
}

/** The full name of a practice; empty when there is no such practice. */
export const nameOfPractice = async (db: Querier, practiceId: string): Promise<string> =>
  (await practiceById(db, practiceId))?.name ?? '';

/** The service of a practice ends with the end of its last day, by the server's clock in UTC. */
export const isExpired = (practice: Pick<Practice, 'expiresOn'>, now = new Date()): boolean =>
  practice.expiresOn !== null && practice.expiresOn < now.toISOString().slice(0, 10);

/** Whether the own team inspects what the doctors of a practice design themselves: it must exist, and be asked to. */
const hasInspectingTeam = (practice: Pick<Practice, 'teamDesignEnabled' | 'teamInspectsSelf'>): boolean =>
  practice.teamDesignEnabled && practice.teamInspectsSelf;

/** The same of a practice by its id; null when there is no such practice. */
export async function teamInspects(db: Querier, practiceId: string): Promise<boolean | null> {
  const practice = await practiceById(db, practiceId);
  return practice ? hasInspectingTeam(practice) : null;
}

function listItem(
  practice: Practice,
  { userId, creatorName }: { readonly userId: string; readonly creatorName: string },
  isDefault: boolean,
  centers: BoundCenter[],
): PracticeListItem {
  const main = centers.find((center) => center.isDefault) ?? null;
  return {
    practiceId: practice.id,
    name: practice.name,
    abbreviation: practice.abbreviation,
    number: practice.number,
    accountExpired: isExpired(practice),
    expiredDay: practice.expiresOn,
    available: practice.available,
    creator: practice.ownerId === userId,
    creatorName,
    isDefault,
    teamDesignEnabled: practice.teamDesignEnabled,
    teamInspectsSelf: hasInspectingTeam(practice),
    designCenterList: centers.map((center) => ({
      practiceDefault: center.isDefault,
      designCenterId: center.centerId,
      designCenterNo: center.number,
      designCenterName: center.name,
    })),
    designCenterId: main?.centerId ?? null,
    designCenterNo: main?.number ?? null,
  };
}
