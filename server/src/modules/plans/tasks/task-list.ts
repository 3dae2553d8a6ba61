import {
  type CaseGrant,
  type Page,
  type PlanType,
  type Received,
  type TaskLoad,
  type TaskRow,
  entrustTo,
  hasDuty,
  isOneOf,
  planTypes,
  type plansEndpoints,
  taskStatuses,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { allOf } from '../../../infrastructure/lists/conditions.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import {
  type DesignWork,
  type PlansOfRow,
  designGrants,
  designWorkSql,
  pageOfDesignWork,
  scopeGroups,
  scopeSql,
} from '../../cases/api.ts';
import { type DesignPerson, type DesignPlaces, designPeople } from '../../practices/api.ts';
import { plansOfRow } from '../repository.ts';
import { designTasks } from '../schema.ts';
import { openCounts } from './task-counts.ts';
import { designersIn, nameOfPerson, placesOf, strangersNamed, taskPersonOf } from './task-people.ts';
import { taskActionsOf } from './task-rules.ts';
import { hasTask, heldBy, inPool, joinTask } from './task-sql.ts';

const ofRow = { caseId: sql`c.pt_id`, version: sql`c.version` };
const { since, note } = columnsOf(designTasks, 'k', 'since', 'note');
const columns: PlansOfRow['columns'] = {
  planCount: computed<number>(plansOfRow(ofRow)),
  planType: computed<PlanType | null>(sql`case when ${hasTask} then turn.plan_type end`),
  assignUserId: computed<string | null>(sql`k.holder_id::text`),
  assignTime: since,
  assignNote: note,
};

/** What lies in the pool for somebody: what their roles let them design. */
function poolOf(grants: readonly CaseGrant[]): SQL {
  const parts = planTypes.map((planType) => {
    const able = grants.filter(({ role, side }) => side === 'platform' || hasDuty([role], planType));
    return sql`(turn.plan_type = ${planType} and ${scopeSql(scopeGroups(able))})`;
  });
  return sql`(${inPool} and (${sql.join(parts, sql` or `)}))`;
}

/** Cases that wait for a design, or for an answer on one, within what the caller designs, each with its task. */
export async function listTasks(
  db: Database,
  caller: Caller,
  { taskView, assignUserId, ...query }: Received<typeof plansEndpoints.tasks>['query'],
): Promise<Page<TaskRow>> {
  const view = {
    all: async () => undefined,
    mine: async () => heldBy(caller.userId),
    pool: async () => poolOf(await designGrants(db, caller)),
  } as const;
  const where = allOf(await view[taskView](), assignUserId === undefined ? undefined : heldBy(assignUserId));
  const { rows, total } = await pageOfDesignWork(db, caller, query, { join: joinTask, columns, where });
  return { rows: await withTasks(db, caller, rows), total };
}

async function withTasks(db: Querier, caller: Caller, rows: readonly DesignWork[]): Promise<TaskRow[]> {
  const held = rows.filter(({ planType, assignUserId }) => planType !== null && assignUserId !== null);
  const people = await designPeople(db, together(held.map(placesOf)));
  const gone = held.flatMap(({ assignUserId }) =>
    people.some(({ userId }) => userId === assignUserId) ? [] : (assignUserId ?? []),
  );
  const strangers = await strangersNamed(db, gone);
  return Promise.all(rows.map((row) => withTask(db, caller, row, people, strangers)));
}

async function withTask(
  db: Querier,
  actor: Caller,
  row: DesignWork,
  people: readonly DesignPerson[],
  strangers: Awaited<ReturnType<typeof strangersNamed>>,
): Promise<TaskRow> {
  const { caseId, version, ptNo, patientName, status, entrust, practiceName, planCount, roles } = row;
  const shown = { caseId, version, ptNo, patientName, status, entrust, practiceName, planCount, roles };
  const times = { submitTime: row.submitTime, updateTime: row.updateTime };
  const { planType, assignUserId, assignTime, assignNote } = row;
  if (planType === null || !isOneOf(taskStatuses, status)) return { ...shown, ...times, task: null };
  const one = designersIn(people, planType).find(({ person }) => person.userId === assignUserId);
  const known = people.find(({ userId }) => userId === assignUserId);
  const assignUser = one
    ? taskPersonOf(one.person, one.able)
    : known
      ? taskPersonOf(known, false)
      : (strangers.find(({ userId }) => userId === assignUserId) ?? null);
  const holder = assignUser && {
    ...{ userId: assignUser.userId, name: nameOfPerson(assignUser), able: one?.able ?? false },
  };
  const standing = { actor, roles, status, entrust, newest: true, planType, next: planType, holder };
  const actions = await taskActionsOf(db, standing);
  return { ...shown, ...times, task: { planType, assignUser, assignTime, assignNote, actions } };
}

const together = (places: readonly DesignPlaces[]): DesignPlaces => ({
  practiceIds: [...new Set(places.flatMap(({ practiceIds }) => practiceIds))],
  centerIds: [...new Set(places.flatMap(({ centerIds }) => centerIds))],
});

/** How many of the caller's tasks each view shows. */
export async function countTasks(
  db: Querier,
  caller: Caller,
  { keyword }: Received<typeof plansEndpoints.taskCounts>['query'],
): Promise<{ mine: number; pool: number; all: number }> {
  const from = await designWorkSql(db, caller, keyword, joinTask);
  const none = { mine: 0, pool: 0, all: 0 };
  if (!from) return none;
  const pool = poolOf(await designGrants(db, caller));
  const counted = (where: SQL) => computed<number>(sql`(count(*) filter (where ${where}))::int`);
  const row = selection({ mine: counted(heldBy(caller.userId)), pool: counted(pool), all: counted(sql`true`) });
  return (await selectRows(db, row, from))[0] ?? none;
}

/** Designers with whom the caller works, and how many open tasks each holds; the busiest first. */
export async function taskLoads(db: Querier, caller: Caller): Promise<TaskLoad[]> {
  const grants = await designGrants(db, caller);
  if (grants.some(({ practiceId }) => practiceId === null)) return everybodysLoads(db);
  const people = await designPeople(db, together(grants.map(placesOfGrant)));
  const able = planTypes.flatMap((planType) => designersIn(people, planType)).filter((each) => each.able);
  const counts = await openCounts(
    db,
    people.map(({ userId }) => userId),
  );
  return byLoad(
    people.flatMap((person) => {
      const works = able.some((each) => each.person.userId === person.userId);
      const openCount = counts.get(person.userId) ?? 0;
      // Who may design no more stands here as long as tasks wait to be given to somebody else.
      return works || openCount > 0 ? [{ ...taskPersonOf(person, works), openCount }] : [];
    }),
  );
}

const placesOfGrant = ({ practiceId, only }: CaseGrant): DesignPlaces =>
  placesOf({
    practiceId: practiceId ?? '0',
    designCenterId: only.designCenterId ?? '0',
    entrust: only.designCenterId === undefined ? entrustTo.team : entrustTo.center,
  });

/** For whoever operates the platform: everybody who holds a task. */
async function everybodysLoads(db: Querier): Promise<TaskLoad[]> {
  const counts = await openCounts(db);
  const people = await strangersNamed(db, [...counts.keys()]);
  return byLoad(people.map((person) => ({ ...person, status: '1', openCount: counts.get(person.userId) ?? 0 })));
}

const byLoad = (loads: TaskLoad[]): TaskLoad[] =>
  loads.sort((a, b) => b.openCount - a.openCount || nameOfPerson(a).localeCompare(nameOfPerson(b)));
