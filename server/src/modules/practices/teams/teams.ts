import { randomInt } from 'node:crypto';
import {
  type Answer,
  type DesignTeam,
  type MemberStatus,
  memberStatus,
  roleOf,
  type teamsEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { statusOf } from '../members/members.ts';
import { TEAM_PATH, tellPlace, tellPlaceChanged } from '../members/telling.ts';
import { ownedPractice } from '../profile/profile.ts';
import { changePractice } from '../repository.ts';
import { heldPractices } from '../service.ts';
import {
  type ListedTeam,
  type RoleRow,
  addArrival,
  arrivalsIn,
  changeTeam,
  insertTeam,
  lockTeamsOf,
  numberIsFree,
  openTeamByNumber,
  removeFromTeam,
  rolesIn,
  teamById,
  teamsOf,
} from './team-repository.ts';

export type TeamContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Most teams of a practice. */
const MOST_TEAMS = 20;

/** Teams that a user manages or belongs to, each with what the user is in it. */
export async function teamList(db: Querier, userId: string): Promise<DesignTeam[]> {
  const teams = await teamsOf(db, userId);
  const ids = teams.map(({ id }) => id);
  const mine = (await rolesIn(db, ids)).filter((row) => row.userId === userId);
  const came = (await arrivalsIn(db, ids)).filter((row) => row.userId === userId);
  return teams.map((team) => {
    const roles = mine.filter(({ teamId }) => teamId === team.id);
    const belongs = roles.length > 0 || came.some(({ teamId }) => teamId === team.id);
    return shown(team, userId, belongs ? roles : null);
  });
}

const shown = (team: ListedTeam, readerId: string, own: readonly RoleRow[] | null): DesignTeam => ({
  designTeamId: team.id,
  designTeamNo: team.number,
  teamName: team.name,
  practiceId: team.practiceId,
  practiceName: team.practiceName,
  status: statusOf(team),
  memberCount: team.memberCount,
  waitingCount: team.waitingCount,
  manages: team.ownerId === readerId,
  own: own && {
    // Who waits for a role is not disabled.
    status: own.length === 0 || own.some(({ enabled }) => enabled) ? memberStatus.enabled : memberStatus.disabled,
    roles: own.map(({ role }) => role),
  },
});

/** One team of the caller. @throws Refusal recordNotFound for one that the caller has nothing to do with */
export async function teamInfo(db: Querier, userId: string, teamId: string | undefined): Promise<DesignTeam | null> {
  const teams = await teamList(db, userId);
  if (teamId === undefined) return teams.find(({ own }) => own !== null) ?? teams[0] ?? null;
  const team = teams.find(({ designTeamId }) => designTeamId === teamId);
  if (!team) throw new Refusal('recordNotFound');
  return team;
}

/**
 * The team, if the user created its practice.
 * @throws Refusal recordNotFound for whoever has nothing to do with it; notPracticeOwner for its members and those of
 *   its practice
 */
export async function ownedTeam(db: Querier, userId: string, teamId: string): Promise<ListedTeam> {
  const team = await teamById(db, teamId);
  if (team?.ownerId === userId) return team;
  const known = team && (await knowsTeam(db, userId, team));
  throw new Refusal(known ? 'notPracticeOwner' : 'recordNotFound');
}

const knowsTeam = async (db: Querier, userId: string, { id, practiceId }: ListedTeam): Promise<boolean> =>
  (await heldPractices(db, userId)).includes(practiceId) || (await teamsOf(db, userId)).some((team) => team.id === id);

/** A number that no team has: eight digits by chance, so that nobody finds teams by counting. */
async function freeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = `T${randomInt(10_000_000, 100_000_000)}`;
    if (await numberIsFree(tx, number)) return number;
  }
}

/** @throws Refusal recordNotFound, notPracticeOwner, teamNameTaken, teamLimit */
export function createTeam(
  { db }: TeamContext,
  caller: Caller,
  { practiceId, teamName }: { readonly practiceId: string; readonly teamName: string },
): Promise<Answer<typeof teamsEndpoints.create>> {
  return db.transaction(async (tx) => {
    await ownedPractice(tx, caller.userId, practiceId);
    const teams = await lockTeamsOf(tx, practiceId);
    if (teams.some(({ name }) => name === teamName)) throw new Refusal('teamNameTaken');
    if (teams.length >= MOST_TEAMS) throw new Refusal('teamLimit', { num: MOST_TEAMS });
    const team = await insertTeam(tx, { practiceId, name: teamName, number: await freeNumber(tx) });
    await settleTeamDesign(tx, practiceId);
    return { designTeamId: team.id, designTeamNo: team.number };
  });
}

/** A practice may have cases designed by its own as long as one of its teams is enabled. */
async function settleTeamDesign(tx: Transaction, practiceId: string): Promise<void> {
  const teams = await lockTeamsOf(tx, practiceId);
  await changePractice(tx, practiceId, { teamDesignEnabled: teams.some(({ enabled }) => enabled) });
}

/** Renames, disables or enables a team; its people hear of it. @throws Refusal recordNotFound, notPracticeOwner, teamNameTaken */
export async function updateTeam(
  context: TeamContext,
  caller: Caller,
  teamId: string,
  { teamName, status }: { readonly teamName?: string | undefined; readonly status?: MemberStatus | undefined },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { practiceId, name, enabled: before } = await ownedTeam(tx, caller.userId, teamId);
    const others = (await lockTeamsOf(tx, practiceId)).filter(({ id }) => id !== teamId);
    if (others.some((other) => other.name === teamName)) throw new Refusal('teamNameTaken');
    const change = {
      ...(teamName !== undefined && { name: teamName }),
      ...(status !== undefined && { enabled: status === memberStatus.enabled }),
    };
    if (Object.keys(change).length === 0) return;
    await changeTeam(tx, teamId, change);
    if (status === undefined) return;
    await settleTeamDesign(tx, practiceId);
    const members = (await rolesIn(tx, [teamId])).map(({ userId }) => userId).filter((id) => id !== caller.userId);
    if (change.enabled !== before) {
      const type = change.enabled ? 'teamEnabled' : 'teamDisabled';
      const values = { team: teamName ?? name };
      await tellPlace(context, tx, { practiceId, users: members, type, values, link: TEAM_PATH });
    }
    await tellPlaceChanged(context, tx, practiceId, [caller.userId]);
  });
}

/** Another number, so that old links lead nowhere. @throws Refusal recordNotFound, notPracticeOwner */
export function renewNumber({ db }: TeamContext, caller: Caller, teamId: string): Promise<{ designTeamNo: string }> {
  return db.transaction(async (tx) => {
    await ownedTeam(tx, caller.userId, teamId);
    const number = await freeNumber(tx);
    await changeTeam(tx, teamId, { number });
    return { designTeamNo: number };
  });
}

/**
 * Joins the team that a link names, without a role: whoever has the link of a team must not see its patients by that.
 * @throws Refusal teamLinkInvalid, alreadyInTeam
 */
export function joinTeam(
  context: TeamContext,
  caller: Caller,
  number: string,
): Promise<Answer<typeof teamsEndpoints.join>> {
  return context.db.transaction(async (tx) => {
    const team = await openTeamByNumber(tx, number.toUpperCase());
    if (!team) throw new Refusal('teamLinkInvalid');
    const member = (await rolesIn(tx, [team.id])).some(({ userId }) => userId === caller.userId);
    if (member || !(await addArrival(tx, { teamId: team.id, userId: caller.userId })))
      throw new Refusal('alreadyInTeam');
    const name = (await peopleById(tx, [caller.userId])).get(caller.userId)?.name ?? '';
    if (team.ownerId !== caller.userId)
      await notify(context, tx, [team.ownerId], 'teamJoined', { name, team: team.name }, TEAM_PATH);
    return { designTeamId: team.id, teamName: team.name, practiceName: team.practiceName };
  });
}

/** The caller leaves a team. @throws Refusal recordNotFound for one that the caller does not belong to */
export async function leaveTeam(context: TeamContext, caller: Caller, teamId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const team = (await teamList(tx, caller.userId)).find((each) => each.designTeamId === teamId);
    if (!team?.own) throw new Refusal('recordNotFound');
    await removeFromTeam(tx, teamId, caller.userId);
    await tellPlaceChanged(context, tx, team.practiceId, [caller.userId]);
  });
}

/** The roles of a user in teams that are enabled, where the user is. */
export async function ownRoles(db: Querier, userId: string): Promise<Answer<typeof teamsEndpoints.ownRoles>> {
  const teams = (await teamsOf(db, userId)).filter(({ enabled }) => enabled);
  const rows = await rolesIn(
    db,
    teams.map(({ id }) => id),
  );
  return rows
    .filter((row) => row.userId === userId && row.enabled)
    .map(({ teamId, role, isDefault }) => ({
      designTeamId: teamId,
      designTeamNo: teams.find(({ id }) => id === teamId)?.number ?? '',
      roleKey: role,
      assignType: numberOf(role),
      isDefault,
    }));
}

/** The number of a role on the wire. */
export const numberOf = (role: RoleRow['role']): number => roleOf(role)?.number ?? 0;
