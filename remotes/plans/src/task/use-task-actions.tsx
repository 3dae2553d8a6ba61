import { type ReactNode, useState } from 'react';
import { type TaskAction, type TaskMachine, endpoints, taskMachine } from '@archway/contracts';
import { type Actions, call, invalidate, useActions, useText } from '@archway/platform';
import { GiveDialog } from './GiveDialog.tsx';
import type { ActedTask, Given } from './acted-task.ts';

/** Everything that shows whose a task is, or what its holder alone may do, asks again. */
export const refreshTasks = async (): Promise<void> => {
  const { tasks, taskCounts, taskLoads, task, list, actions } = endpoints.plans;
  await Promise.all([tasks, taskCounts, taskLoads, task, list, actions].map((endpoint) => invalidate(endpoint)));
};

export interface TaskActions {
  /** Takes the action, or opens the dialog that asks to whom it goes. */
  readonly begin: (action: TaskAction, task: ActedTask) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

interface Asked {
  readonly action: 'handOver' | 'assign';
  readonly task: ActedTask;
}

/** Actions of design tasks, with the dialog for those that go to somebody. */
export function useTaskActions(): TaskActions {
  const t = useText('plans');
  const [asked, setAsked] = useState<Asked>();
  const machine: Actions<TaskMachine, ActedTask, Given> = useActions<TaskMachine, ActedTask, Given>({
    machine: taskMachine,
    question: (action) => ({
      title: t(`task.ask.${action}.title`),
      body: t(`task.ask.${action}.body`),
      okText: t(`task.action.${action}`),
    }),
    done: (action) => t(`task.acted.${action}`),
    send: (action, { caseId, version, taskKind }, given) =>
      call(
        endpoints.plans.actOnTask,
        { body: { caseId, version, taskKind, action, ...given } },
        { quiet: given !== undefined },
      ),
    refresh: refreshTasks,
  });
  const begin = (action: TaskAction, task: ActedTask): void => {
    if (action === 'handOver' || action === 'assign') setAsked({ action, task });
    else void machine.take(action, task);
  };
  const close = (): void => setAsked(undefined);
  const give = async ({ action, task }: Asked, given: Given): Promise<void> => {
    if (await machine.take(action, task, given)) close();
  };
  return {
    begin,
    busy: machine.taking !== null,
    dialog: asked ? <GiveDialog {...asked} onOk={(given) => give(asked, given)} onCancel={close} /> : null,
  };
}
