import type { TeamRole } from '@archway/contracts';
import { type SQL, and, asc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { designTeamArrivals, designTeamMembers, designTeams, practices } from '../schema.ts';

export type Team = typeof designTeams.$inferSelect;

/** A team with its practice, as the reader stands to it. */
export interface ListedTeam extends Team {
  readonly practiceName: string;
  readonly ownerId: string;
  readonly memberCount: number;
  readonly waitingCount: number;
}

const hasRole = (of: SQL): SQL =>
  sql`exists (select from design_team_members h where h.team_id = ${of} and h.user_id = w.user_id)`;

const listed = {
  id: designTeams.id,
  practiceId: designTeams.practiceId,
  name: designTeams.name,
  number: designTeams.number,
  enabled: designTeams.enabled,
  createdAt: designTeams.createdAt,
  practiceName: practices.name,
  ownerId: practices.ownerId,
  memberCount: sql<number>`(select count(distinct m.user_id)::int from design_team_members m
    where m.team_id = ${designTeams.id} and m.enabled)`,
  waitingCount: sql<number>`(select count(*)::int from design_team_arrivals w
    where w.team_id = ${designTeams.id} and not ${hasRole(sql`w.team_id`)})`,
};

const select = (db: Querier, where: SQL | undefined): Promise<ListedTeam[]> =>
  db
    .select(listed)
    .from(designTeams)
    .innerJoin(practices, eq(practices.id, designTeams.practiceId))
    .where(where)
    .orderBy(asc(designTeams.practiceId), asc(designTeams.id));

/** Teams of practices that a user owns, and those that the user belongs to or waits in. */
export const teamsOf = (db: Querier, userId: string): Promise<ListedTeam[]> =>
  select(
    db,
    sql`${practices.ownerId} = ${userId}
      or ${designTeams.id} in (select m.team_id from design_team_members m where m.user_id = ${userId})
      or ${designTeams.id} in (select a.team_id from design_team_arrivals a where a.user_id = ${userId})`,
  );

export async function teamById(db: Querier, id: string): Promise<ListedTeam | undefined> {
  const [team] = await select(db, eq(designTeams.id, id));
  return team;
}

/** The team that a link names, as long as it is enabled. */
export async function openTeamByNumber(db: Querier, number: string): Promise<ListedTeam | undefined> {
  const [team] = await select(db, and(eq(designTeams.number, number), eq(designTeams.enabled, true)));
  return team;
}

/** Keeps others from changing the teams of a practice until the transaction ends. */
export async function lockTeamsOf(tx: Transaction, practiceId: string): Promise<readonly Team[]> {
  await tx.select({ id: practices.id }).from(practices).where(eq(practices.id, practiceId)).for('update');
  return tx.select().from(designTeams).where(eq(designTeams.practiceId, practiceId));
}

export async function insertTeam(tx: Transaction, team: typeof designTeams.$inferInsert): Promise<Team> {
  const [row] = await tx.insert(designTeams).values(team).returning();
  if (!row) throw new Error('a team that was inserted is not there');
  return row;
}

export const changeTeam = (
  tx: Transaction,
  id: string,
  change: Partial<Pick<Team, 'name' | 'number' | 'enabled'>>,
): Promise<unknown> => tx.update(designTeams).set(change).where(eq(designTeams.id, id));

export const numberIsFree = async (db: Querier, number: string): Promise<boolean> =>
  (await db.select({ id: designTeams.id }).from(designTeams).where(eq(designTeams.number, number))).length === 0;

export type RoleRow = typeof designTeamMembers.$inferSelect;
type Arrival = typeof designTeamArrivals.$inferSelect;

/** The roles of everybody in these teams, in the order in which they came. */
export const rolesIn = (db: Querier, teamIds: readonly string[]): Promise<RoleRow[]> =>
  teamIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(designTeamMembers)
        .where(sql`${designTeamMembers.teamId} in (${sql.join([...teamIds], sql`, `)})`)
        .orderBy(asc(designTeamMembers.teamId), asc(designTeamMembers.userId));

export const arrivalsIn = (db: Querier, teamIds: readonly string[]): Promise<Arrival[]> =>
  teamIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(designTeamArrivals)
        .where(sql`${designTeamArrivals.teamId} in (${sql.join([...teamIds], sql`, `)})`)
        .orderBy(asc(designTeamArrivals.arrivedAt), asc(designTeamArrivals.userId));

/** @returns false when the user is in the team already */
export async function addArrival(tx: Transaction, arrival: typeof designTeamArrivals.$inferInsert): Promise<boolean> {
  return (await tx.insert(designTeamArrivals).values(arrival).onConflictDoNothing().returning()).length > 0;
}

const ofMember = (teamId: string, userId: string) =>
  and(eq(designTeamMembers.teamId, teamId), eq(designTeamMembers.userId, userId));

/** Gives a member these roles and no others; one that stays keeps whether it is the default. */
export async function giveRoles(
  tx: Transaction,
  {
    teamId,
    userId,
    roles,
    enabled,
    department,
  }: Pick<RoleRow, 'teamId' | 'userId' | 'enabled' | 'department'> & {
    readonly roles: readonly TeamRole[];
  },
): Promise<void> {
  const kept = sql.join([...roles], sql`, `);
  await tx
    .delete(designTeamMembers)
    .where(and(ofMember(teamId, userId), sql`${designTeamMembers.role} not in (${kept})`));
  await tx
    .insert(designTeamMembers)
    .values([...new Set(roles)].map((role) => ({ teamId, userId, role, enabled, department })))
    .onConflictDoUpdate({
      target: [designTeamMembers.teamId, designTeamMembers.userId, designTeamMembers.role],
      set: { enabled, department },
    });
}

/** Ends everything that a user is to a team. */
export async function removeFromTeam(tx: Transaction, teamId: string, userId: string): Promise<void> {
  await tx.delete(designTeamMembers).where(ofMember(teamId, userId));
  await tx
    .delete(designTeamArrivals)
    .where(and(eq(designTeamArrivals.teamId, teamId), eq(designTeamArrivals.userId, userId)));
}

/** Makes a member the default one of a role, and no other. */
export async function moveDefaultOf(tx: Transaction, teamId: string, userId: string, role: TeamRole): Promise<void> {
  const ofRole = and(eq(designTeamMembers.teamId, teamId), eq(designTeamMembers.role, role));
  await tx.update(designTeamMembers).set({ isDefault: false }).where(ofRole);
  await tx
    .update(designTeamMembers)
    .set({ isDefault: true })
    .where(and(ofRole, eq(designTeamMembers.userId, userId)));
}

/** Those of these users who also belong elsewhere: to a practice, another team, a design center, or production. */
export async function elsewhere(db: Querier, teamId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const asked = sql`user_id in (${sql.join([...userIds], sql`, `)})`;
  const found = await db.execute<{ id: string }>(sql`
    select user_id::text as id from practice_members where ${asked}
    union select user_id::text from assistant_practices where ${asked}
    union select user_id::text from design_team_members where ${asked} and team_id <> ${teamId}
    union select user_id::text from design_team_arrivals where ${asked} and team_id <> ${teamId}
    union select user_id::text from design_center_staff where ${asked}
    union select user_id::text from practice_makers where ${asked}`);
  return new Set(found.rows.map(({ id }) => id));
}

/** Everybody with a role in a team of the practice. */
export async function designersOf(db: Querier, practiceId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: designTeamMembers.userId })
    .from(designTeamMembers)
    .innerJoin(designTeams, eq(designTeams.id, designTeamMembers.teamId))
    .where(eq(designTeams.practiceId, practiceId));
  return rows.map(({ userId }) => userId);
}
