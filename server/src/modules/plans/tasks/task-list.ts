import {
  type CaseGrant,
  type Page,
  type Received,
  type TaskLoad,
  type TaskPerson,
  type TaskRow,
  type TaskView,
  entrustTo,
  memberStatus,
  taskKinds,
  type plansEndpoints,
  roleOf,
} from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { type DesignWork, designGrants, pageOfDesignWork } from '../../cases/api.ts';
import { type DesignPerson, type DesignPlaces, designPeople } from '../../practices/api.ts';
import { type TaskCount, openCounts } from './task-count-repository.ts';
import { countViews, taskRowsOf } from './task-list-repository.ts';
import { designersIn, nameOfPerson, placesOf, strangersNamed, taskPersonOf } from './task-people.ts';
import { taskActionsOf } from './task-rules.ts';

/** Cases that wait for a design, or for an answer on one, within what the caller designs, each with its task. */
export async function listTasks(
  db: Database,
  caller: Caller,
  { taskView, assignUserId, taskKind, ...query }: Received<typeof plansEndpoints.tasks>['query'],
): Promise<Page<TaskRow>> {
  const plans = taskRowsOf(taskView, caller, await designGrants(db, caller), {
    holderId: assignUserId,
    kind: taskKind,
  });
  const { rows, total } = await pageOfDesignWork(db, caller, query, plans);
  return { rows: await withTasks(db, caller, rows), total };
}

async function withTasks(db: Querier, caller: Caller, rows: readonly DesignWork[]): Promise<TaskRow[]> {
  const held = rows.filter(({ taskKind, assignUserId }) => taskKind !== null && assignUserId !== null);
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
  strangers: readonly TaskPerson[],
): Promise<TaskRow> {
  const { caseId, version, ptNo, patientName, status, entrust, practiceName, planCount, roles } = row;
  const shown = { caseId, version, ptNo, patientName, status, entrust, practiceName, planCount, roles };
  const times = { submitTime: row.submitTime, updateTime: row.updateTime };
  const { taskKind, planId, assignUserId, assignTime, dueTime } = row;
  if (taskKind === null) return { ...shown, ...times, task: null };
  const one = designersIn(people, taskKind).find(({ person }) => person.userId === assignUserId);
  const known = people.find(({ userId }) => userId === assignUserId);
  const assignUser = one
    ? taskPersonOf(one.person, one.able)
    : known
      ? taskPersonOf(known, false)
      : (strangers.find(({ userId }) => userId === assignUserId) ?? null);
  const holder = assignUser && {
    ...{ userId: assignUser.userId, name: nameOfPerson(assignUser), able: one?.able ?? false },
  };
  const standing = { actor, roles, status, entrust, newest: true, taskKind, next: taskKind, holder, unfinished: true };
  const actions = await taskActionsOf(db, standing);
  // What designers tell each other is not for the practice, unless it is its own team and the reader leads it.
  const isInside = actions.includes('assign') || roles.some((role) => roleOf(role)?.side !== 'practice');
  const assignNote = isInside ? row.assignNote : null;
  return { ...shown, ...times, task: { taskKind, planId, assignUser, assignTime, assignNote, dueTime, actions } };
}

const together = (places: readonly DesignPlaces[]): DesignPlaces => ({
  practiceIds: [...new Set(places.flatMap(({ practiceIds }) => practiceIds))],
  centerIds: [...new Set(places.flatMap(({ centerIds }) => centerIds))],
});

/** How many of the caller's tasks each view shows. */
export const countTasks = async (
  db: Querier,
  caller: Caller,
  query: Received<typeof plansEndpoints.taskCounts>['query'],
): Promise<Record<TaskView, number>> => countViews(db, caller, await designGrants(db, caller), query);

/** Designers with whom the caller works, and how many open tasks each holds; the busiest first. */
export async function taskLoads(db: Querier, caller: Caller): Promise<TaskLoad[]> {
  const grants = await designGrants(db, caller);
  if (grants.some(({ practiceId }) => practiceId === null)) return everybodysLoads(db);
  const people = await designPeople(db, together(grants.map(placesOfGrant)));
  const able = taskKinds.flatMap((taskKind) => designersIn(people, taskKind)).filter((each) => each.able);
  const counts = await openCounts(
    db,
    people.map(({ userId }) => userId),
  );
  return byLoad(
    people.flatMap((person) => {
      const works = able.some((each) => each.person.userId === person.userId);
      const load = loadOf(counts.get(person.userId));
      // Who may design no more stands here as long as tasks wait to be given to somebody else.
      return works || load.openCount > 0 ? [{ ...taskPersonOf(person, works), ...load }] : [];
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
  return byLoad(
    people.map((person) => ({ ...person, status: memberStatus.enabled, ...loadOf(counts.get(person.userId)) })),
  );
}

const loadOf = (count: TaskCount | undefined): Pick<TaskLoad, 'openCount' | 'overdueCount'> => ({
  openCount: count?.open ?? 0,
  overdueCount: count?.overdue ?? 0,
});

const byLoad = (loads: TaskLoad[]): TaskLoad[] =>
  loads.sort((a, b) => b.openCount - a.openCount || nameOfPerson(a).localeCompare(nameOfPerson(b)));
