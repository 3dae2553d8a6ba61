import { named, valueSchema } from '../wire/values.ts';

/** What was last decided about a plan. */
export const planResults = [
  { value: 'targetPassed', key: 'targetPassed', zh: '目标位通过', en: 'Target passed', tone: 'success' },
  { value: 'targetRejected', key: 'targetRejected', zh: '目标位驳回', en: 'Target rejected', tone: 'error' },
  { value: 'stagePassed', key: 'stagePassed', zh: '分步通过', en: 'Stage passed', tone: 'success' },
  { value: 'stageRejected', key: 'stageRejected', zh: '分步驳回', en: 'Stage rejected', tone: 'error' },
  { value: 'clinicallyPassed', key: 'clinicallyPassed', zh: '临床审批通过', en: 'Clinically passed', tone: 'success' },
  { value: 'refuseStep', key: 'refuseStep', zh: '驳回分步', en: 'Refuse step', tone: 'error' },
  { value: 'refuseTarget', key: 'refuseTarget', zh: '驳回目标位', en: 'Refuse target', tone: 'error' },
  { value: 'reviewFailed', key: 'reviewFailed', zh: '评审未通过', en: 'Review failed', tone: 'error' },
  { value: 'planConfirmed', key: 'planConfirmed', zh: '方案已确认', en: 'Plan confirmed', tone: 'success' },
] as const;
export type PlanResult = (typeof planResults)[number]['value'];
export const planResult = named(planResults);
export const planResultSchema = valueSchema(planResults);

/** What the doctor decided: it stays with the case. */
export const clinicalResults = [
  'clinicallyPassed',
  'refuseStep',
  'refuseTarget',
  'planConfirmed',
] as const satisfies readonly PlanResult[];

/** What the doctor refuses: the stages alone, or the goal that they lead to as well. */
export const refusedParts = ['step', 'target'] as const;
export type RefusedPart = (typeof refusedParts)[number];
