import { type PlanType, endpoints } from '@archway/contracts';
import { call, invalidate, notify, useText } from '@archway/platform';
import { refreshPlans } from '../plan/use-plan-machine.ts';

/** A stage of the design of a case version. */
export interface StageRef {
  readonly caseId: string;
  readonly version: number;
  readonly stage: PlanType;
}

/** Everything that shows who holds what asks again. */
export const refreshTasks = async (): Promise<void> => {
  const { tasks, taskCounts, designers } = endpoints.plans;
  await Promise.all([...[tasks, taskCounts, designers].map((endpoint) => invalidate(endpoint)), refreshPlans()]);
};

/** Taking a stage that nobody holds. What it is refused with is told by the call. */
export function useTakeTask(): (of: StageRef) => Promise<void> {
  const t = useText('plans');
  return async ({ caseId, version, stage }) => {
    try {
      await call(endpoints.plans.take, { body: { caseId, version, stage } });
      notify.success(t('holder.taken'));
    } catch {
      // The reader has been told; somebody else may have been faster.
    }
    await refreshTasks();
  };
}
