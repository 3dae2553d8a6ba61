import { type GivenTask, entrustTo, hasTask, isWorked } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type CaseKey, requireVersion } from '../../cases/api.ts';
import { planInHand } from '../decision-repository.ts';
import { taskOf } from './task-adapter.ts';
import { openCounts } from './task-count-repository.ts';
import { type Designer, designersOf, strangersNamed, taskPersonOf } from './task-people.ts';
import { taskRows } from './task-repository.ts';
import { taskActionsOf } from './task-rules.ts';

/** The next task of a case version, and to whom the caller may give it. @throws Refusal recordNotFound */
export async function taskView(
  db: Querier,
  caller: Caller,
  { caseId, version }: CaseKey,
): Promise<{ task: GivenTask | null }> {
  const found = await requireVersion(db, caller, { caseId, version });
  const { status, entrust } = found.version;
  const task = await taskOf(db, found, caller);
  const { taskKind, holder, unfinished } = task;
  if (entrust === entrustTo.self || !task.newest || !hasTask(status, { held: holder !== null, unfinished }))
    return { task: null };
  const row = (await taskRows(db, found.version)).find((each) => each.taskKind === taskKind);
  const all = await designersOf(db, { ...found.version, practiceId: found.record.practiceId }, taskKind);
  const own = holder && all.find(({ person }) => person.userId === holder.userId);
  const stranger = holder && !own ? await strangersNamed(db, [holder.userId]) : [];
  const actions = await taskActionsOf(db, task);
  const gives = actions.includes('assign') || actions.includes('handOver');
  // What designers tell each other is not for the practice, unless it is its own team and the reader leads it.
  const inside = gives || found.sides.has('design') || found.sides.has('platform');
  return {
    task: {
      ...{ taskKind, actions },
      planId: taskKind === 'finish' ? ((await planInHand(db, found.version))?.planId ?? null) : null,
      assignUser: own ? taskPersonOf(own.person, own.able) : (stranger[0] ?? null),
      assignTime: row?.since.toISOString() ?? null,
      assignNote: (inside && row?.note) || null,
      // While somebody else is asked, its designer is late with nothing.
      dueTime: (isWorked(status, unfinished) && row?.dueAt?.toISOString()) || null,
      designers: gives
        ? await withLoads(
            db,
            all.filter(({ able, person }) => able || person.userId === holder?.userId),
          )
        : [],
    },
  };
}

async function withLoads(db: Querier, designers: readonly Designer[]): Promise<GivenTask['designers']> {
  const counts = await openCounts(
    db,
    designers.map(({ person }) => person.userId),
  );
  return designers.map(({ person, able }) => ({
    ...taskPersonOf(person, able),
    openCount: counts.get(person.userId)?.open ?? 0,
  }));
}
