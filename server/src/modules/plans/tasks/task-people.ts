import { type TaskKind, type TaskPerson, type TeamRole, entrustTo, memberStatus, shownName } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import { peopleById } from '../../access/api.ts';
import type { ActedVersion } from '../../cases/api.ts';
import { type DesignPerson, type DesignPlaces, designPeople, mayWork } from '../../practices/api.ts';
import { taskRows } from './task-repository.ts';

/** What of a case version says who designs it. */
export type DesignedBy = Pick<ActedVersion['version'], 'entrust' | 'designCenterId'> &
  Pick<ActedVersion['record'], 'practiceId'>;

/** Where people design this; nowhere for what its doctor designs. */
export function placesOf({ entrust, practiceId, designCenterId }: DesignedBy): DesignPlaces {
  return {
    practiceIds: entrust === entrustTo.team ? [practiceId] : [],
    centerIds: entrust === entrustTo.center ? [designCenterId] : [],
  };
}

/** The role of a team whose default member takes a task. */
const roleOf: Readonly<Record<TaskKind, TeamRole>> = {
  target: 'target_design',
  step: 'step_design',
  finish: 'post_process',
};

/** Somebody who designs in a place of the case: now, or no longer. */
export interface Designer {
  readonly person: DesignPerson;
  readonly able: boolean;
  readonly isDefault: boolean;
}

/** All who have the duty to design this, disabled ones too. */
export const designersIn = (people: readonly DesignPerson[], taskKind: TaskKind): Designer[] =>
  people.flatMap((person) => {
    const able = mayWork(person, taskKind);
    if (able === null) return [];
    const isDefault = person.roles.some(
      ({ role, enabled, isDefault: first }) => first && enabled && role === roleOf[taskKind],
    );
    return [{ person, able, isDefault }];
  });

export const designersOf = async (db: Querier, of: DesignedBy, taskKind: TaskKind): Promise<Designer[]> =>
  designersIn(await designPeople(db, placesOf(of)), taskKind);

/** Who holds a task, and whether they may still design it. */
export interface TaskHolder {
  readonly userId: string;
  readonly name: string;
  readonly able: boolean;
}
export type TaskHolders = Readonly<Partial<Record<TaskKind, TaskHolder>>>;

/** Who holds the tasks of a case version. */
export async function holdersOf(db: Querier, { record, version }: Pick<ActedVersion, 'record' | 'version'>) {
  if (version.entrust === entrustTo.self) return {};
  const held = (await taskRows(db, version)).filter(({ holderId }) => holderId !== null);
  if (held.length === 0) return {};
  const people = await designPeople(db, placesOf({ ...version, practiceId: record.practiceId }));
  const named = await peopleById(
    db,
    held.map(({ holderId }) => holderId ?? ''),
  );
  const holders: Partial<Record<TaskKind, TaskHolder>> = {};
  for (const { taskKind, holderId } of held) {
    const userId = holderId ?? '';
    const able = designersIn(people, taskKind).some(({ person, able: may }) => person.userId === userId && may);
    holders[taskKind] = { userId, name: named.get(userId)?.name ?? '', able };
  }
  return holders satisfies TaskHolders;
}

/** Why somebody does not do what is for the one who holds a task; null for that one, and where nobody holds it. */
export function heldByAnother(holder: TaskHolder | null | undefined, actor: Actor) {
  if (!holder || actor === 'system' || actor.userId === holder.userId) return null;
  return {
    refused: holder.able ? ('taskHeld' as const) : ('disabledDesigner' as const),
    values: { name: holder.name },
  };
}

/** Somebody as a task names them. */
export const taskPersonOf = ({ userId, userName, nickName, teamName }: DesignPerson, able: boolean): TaskPerson => ({
  ...{ userId, userName, nickName, teamName },
  status: able ? memberStatus.enabled : memberStatus.disabled,
});

/** People who belong to no place that is looked at any more. */
export async function strangersNamed(db: Querier, ids: readonly string[]): Promise<TaskPerson[]> {
  const people = await peopleById(db, ids);
  return [...people.values()].map(({ userId, userName, name }) => ({
    ...{ userId, userName, teamName: null, status: memberStatus.disabled },
    nickName: name === userName ? null : name,
  }));
}

export const nameOfPerson = (person: Pick<TaskPerson, 'userName' | 'nickName'>): string => shownName(person);
