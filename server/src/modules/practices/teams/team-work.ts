import { type Designer, memberStatus } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { designersOf } from './designers.ts';
import { teamInfo } from './teams.ts';

/** Whose work in a team somebody may look at. */
export interface TeamForWork {
  readonly practiceId: string;
  readonly people: readonly Pick<Designer, 'userId' | 'userName' | 'nickName' | 'status' | 'roleVoList'>[];
}

/**
 * The people of a team whose work the reader may look at: all of them for the creator of the practice, oneself for a
 * member. @throws Refusal recordNotFound for whoever has nothing to do with the team, or may not work in it
 */
export async function teamForWork(db: Querier, userId: string, teamId: string): Promise<TeamForWork> {
  const team = await teamInfo(db, userId, teamId);
  const works = team?.own && team.own.roles.length > 0 && team.own.status === memberStatus.enabled;
  if (!team || !(team.manages || works)) throw new Refusal('recordNotFound');
  const people = (await designersOf(db, userId, teamId)).filter(({ waiting }) => !waiting);
  return {
    practiceId: team.practiceId,
    people: team.manages ? people : people.filter((person) => person.userId === userId),
  };
}
