import { type CaseStatus, caseStatus } from '../cases/status.ts';
import type { Entrust } from '../cases/values.ts';
import { type FlowingPlan, plannedNext } from './design-flow.ts';
import { planModes, planTypes } from './plan-type.ts';

/** What somebody holds a task for: to design a target, to design its stages, and to make them ready for production. */
export const taskKinds = [...planTypes, 'finish'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What is to be done, and by whom its case is designed. */
export type TaskMode = `${TaskKind}${Entrust}`;
export const taskModes = [...planModes, 'finish0', 'finish1', 'finish2'] as const satisfies readonly TaskMode[];

/** What is to be done next for a case version: what its doctor has approved is finished. */
export const taskNext = (status: CaseStatus, plans: readonly FlowingPlan[]): TaskKind =>
  status === caseStatus.clinicallyApproved ? 'finish' : plannedNext(plans);
