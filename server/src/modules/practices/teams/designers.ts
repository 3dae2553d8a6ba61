import {
  type Answer,
  type Designer,
  type Received,
  type TeamRole,
  memberStatus,
  type teamsEndpoints,
} from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import {
  type Visitor,
  administrators,
  hashNewPassword,
  insertUser,
  peopleById,
  recordSecurityEvent,
  servicesOf,
  setPasswordOf,
  takenAsRefusal,
  userOf,
} from '../../access/api.ts';
import { statusOf } from '../members/members.ts';
import { TEAM_PATH, tellPlace, tellPlaceChanged } from '../members/telling.ts';
import {
  type RoleRow,
  addArrival,
  arrivalsIn,
  elsewhere,
  giveRoles,
  moveDefaultOf,
  removeFromTeam,
  rolesIn,
} from './team-repository.ts';
import { type DesignerChange, isEnabledThen, toldOf } from './designer-change.ts';
import { type TeamContext, numberOf, ownedTeam, teamInfo, teamList } from './teams.ts';

type NewMember = Received<typeof teamsEndpoints.createMember>['body'];
type Team = NonNullable<Answer<typeof teamsEndpoints.info>>;

/**
 * Designers of one team of the caller, or of all. Members see each other's names and roles; who waits, and how people
 * are reached, is told to the creator alone.
 * @throws Refusal recordNotFound
 */
export async function designersOf(db: Querier, userId: string, teamId: string | undefined): Promise<Designer[]> {
  const one = teamId === undefined ? null : await teamInfo(db, userId, teamId);
  const teams = one ? [one] : await teamList(db, userId);
  return (await Promise.all(teams.filter(mayLook).map((team) => designersIn(db, team)))).flat();
}

/** Whoever waits for a role, or is disabled, is told of nobody. */
const mayLook = ({ manages, own }: Team): boolean =>
  manages || (own !== null && own.roles.length > 0 && own.status === memberStatus.enabled);

async function designersIn(db: Querier, { designTeamId, teamName, manages }: Team): Promise<Designer[]> {
  const rows = await rolesIn(db, [designTeamId]);
  const arrivals = await arrivalsIn(db, [designTeamId]);
  const cameFirst = [...arrivals.map(({ userId }) => userId), ...rows.map(({ userId }) => userId)];
  const ids = [...new Set(cameFirst)].filter((id) => manages || rows.some(({ userId }) => userId === id));
  const people = await peopleById(db, ids);
  const made = arrivals.filter(({ accountMade }) => accountMade).map(({ userId }) => userId);
  const taken = manages ? await elsewhere(db, designTeamId, made) : new Set<string>();
  return ids.flatMap((userId) => {
    const person = people.get(userId);
    if (!person) return [];
    const roles = rows.filter((row) => row.userId === userId);
    const arrival = arrivals.find((row) => row.userId === userId);
    return {
      ...{ designTeamId, teamName, userId, userName: person.userName },
      nickName: person.name === person.userName ? null : person.name,
      ...(manages ? { phone: person.phone, email: person.email } : { phone: null, email: null }),
      status: roles.length === 0 ? memberStatus.enabled : statusOf({ enabled: roles.some(({ enabled }) => enabled) }),
      department: roles[0]?.department ?? null,
      roleVoList: roles.map(({ role, isDefault }) => ({ roleKey: role, assignType: numberOf(role), isDefault })),
      waiting: roles.length === 0,
      mayReset: manages && made.includes(userId) && !taken.has(userId),
      joinTime: arrival?.arrivedAt.toISOString() ?? null,
    };
  });
}

/**
 * Makes the account of a designer. It may use the services of its creator, and lasts as long as the account of that.
 * @throws Refusal recordNotFound, notPracticeOwner, rolesRequired, contactRequired, passwordRule, passwordUnreadable,
 *   and for names that somebody else has userNameTaken, userExist or emailExist
 */
export async function createDesigner(
  { db }: TeamContext,
  caller: Caller,
  { designTeamId: teamId, password, roles, phone, email, department, ...named }: NewMember,
  visitor: Visitor,
): Promise<{ userId: string }> {
  const { name } = await ownedTeam(db, caller.userId, teamId);
  if (roles.length === 0) throw new Refusal('rolesRequired');
  if (!phone && !email) throw new Refusal('contactRequired');
  const passwordHash = await hashNewPassword(password);
  return takenAsRefusal(
    db.transaction(async (tx) => {
      const userId = await insertUser(tx, {
        ...{ ...named, phone: phone || null, email: email || null, passwordHash },
        services: await servicesOf(tx, caller.userId),
        expiresOn: (await userOf(tx, caller.userId)).expiresOn,
      });
      await addArrival(tx, { teamId, userId, accountMade: true });
      await giveRoles(tx, { teamId, userId, roles, enabled: true, department: department || null });
      await fillDefaults(tx, teamId, userId, roles);
      const event = { userId, actorId: caller.userId, visitor };
      await recordSecurityEvent(tx, { ...event, type: 'designerMade', values: { name } });
      return { userId };
    }),
  );
}

/** The first who has a role is its default one. */
async function fillDefaults(
  tx: Transaction,
  teamId: string,
  userId: string,
  roles: readonly TeamRole[],
): Promise<void> {
  const rows = await rolesIn(tx, [teamId]);
  for (const role of roles) {
    const taken = rows.some((row) => row.role === role && row.isDefault && row.enabled);
    if (!taken) await moveDefaultOf(tx, teamId, userId, role);
  }
}

/**
 * Changes what somebody is to a team, who hears of it at once: roles let in who waits, the status disabled sends them
 * away. @throws Refusal recordNotFound, notPracticeOwner, rolesRequired
 */
export async function updateDesigner(
  context: TeamContext,
  caller: Caller,
  { designTeamId: teamId, userId }: { readonly designTeamId: string; readonly userId: string },
  change: DesignerChange,
  visitor: Visitor,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { practiceId, name } = await ownedTeam(tx, caller.userId, teamId);
    const now = await rowsOf(tx, teamId, userId);
    if (now === null) throw new Refusal('recordNotFound');
    if (change.roles?.length === 0) throw new Refusal('rolesRequired');
    const roles = change.roles ?? now.map(({ role }) => role);
    if (roles.length === 0) {
      // Who waits has nothing that could be changed but the waiting.
      if (change.status !== memberStatus.disabled) throw new Refusal('rolesRequired');
      await removeFromTeam(tx, teamId, userId);
    } else await settleRoles(tx, { teamId, userId, roles }, now, change);
    const told = toldOf(now, roles, change);
    const values = { team: name, roles: [...new Set(roles)].join(' ') };
    if (told.event)
      await recordSecurityEvent(tx, {
        ...{ type: told.event, userId, actorId: caller.userId, visitor },
        values: { name, roles: values.roles },
      });
    if (told.notice)
      await tellPlace(context, tx, { practiceId, users: [userId], type: told.notice, values, link: TEAM_PATH });
    else await tellPlaceChanged(context, tx, practiceId, [userId]);
  });
}

async function settleRoles(
  tx: Transaction,
  { roles, ...member }: { readonly teamId: string; readonly userId: string; readonly roles: readonly TeamRole[] },
  now: readonly RoleRow[],
  change: DesignerChange,
): Promise<void> {
  const enabled = isEnabledThen(now, change);
  const department = change.department === undefined ? (now[0]?.department ?? null) : change.department || null;
  await giveRoles(tx, { ...member, roles, enabled, department });
  if (enabled) await fillDefaults(tx, member.teamId, member.userId, roles);
}

/** The roles of somebody in a team; none of whoever waits, null of whoever is not in it. */
async function rowsOf(tx: Transaction, teamId: string, userId: string): Promise<RoleRow[] | null> {
  const rows = (await rolesIn(tx, [teamId])).filter((row) => row.userId === userId);
  const waits = (await arrivalsIn(tx, [teamId])).some((row) => row.userId === userId);
  return rows.length > 0 || waits ? rows : null;
}

/** @throws Refusal recordNotFound, notPracticeOwner; disabledDesigner with the name of one who may not work */
export async function setDefaultDesigner(
  { db }: TeamContext,
  caller: Caller,
  { designTeamId: teamId, userId, roleKey }: Received<typeof teamsEndpoints.setDefaultMember>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    await ownedTeam(tx, caller.userId, teamId);
    const rows = ((await rowsOf(tx, teamId, userId)) ?? []).filter(({ role }) => !roleKey || role === roleKey);
    if (rows.length === 0) throw new Refusal('recordNotFound');
    if (rows.some(({ enabled }) => !enabled)) {
      const name = (await peopleById(tx, [userId])).get(userId)?.name ?? '';
      throw new Refusal('disabledDesigner', { name });
    }
    for (const { role } of rows) await moveDefaultOf(tx, teamId, userId, role);
  });
}

/**
 * Sets another password for an account that was made for this team. An account that also works elsewhere is nobody's
 * to open but its holder's: its password would be the key to what others have there.
 * @throws Refusal recordNotFound, notPracticeOwner, notTeamAccount, passwordRule, passwordUnreadable
 */
export async function resetDesignerPassword(
  context: TeamContext,
  caller: Caller,
  { designTeamId: teamId, userId, password }: Received<typeof teamsEndpoints.resetPassword>['body'],
  visitor: Visitor,
): Promise<void> {
  await ownedTeam(context.db, caller.userId, teamId);
  const passwordHash = await hashNewPassword(password);
  await context.db.transaction(async (tx) => {
    if ((await rowsOf(tx, teamId, userId)) === null) throw new Refusal('recordNotFound');
    const made = (await arrivalsIn(tx, [teamId])).some((row) => row.userId === userId && row.accountMade);
    const busy = (await elsewhere(tx, teamId, [userId])).size > 0 || (await administrators(tx)).includes(userId);
    if (!made || busy) throw new Refusal('notTeamAccount');
    await setPasswordOf(context, tx, { userId, passwordHash, actorId: caller.userId }, visitor);
  });
}
