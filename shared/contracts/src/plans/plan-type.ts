import type { Entrust } from '../cases/values.ts';

/** A target plan sets the goal, a step plan leads there in stages. */
export const planTypes = ['target', 'step'] as const;
export type PlanType = (typeof planTypes)[number];

/** What is designed, and by whom its case is: the same action is another party's for either. */
export type PlanMode = `${PlanType}${Entrust}`;
export const planModeOf = <Work extends string>(work: Work, entrust: Entrust): `${Work}${Entrust}` =>
  `${work}${entrust}`;
export const planModes = [
  'target0',
  'target1',
  'target2',
  'step0',
  'step1',
  'step2',
] as const satisfies readonly PlanMode[];
