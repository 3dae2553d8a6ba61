import type { PlainCaseAction } from '@archway/contracts';

/** Steps forward, in the order in which they are offered: the first that the reader may take is the primary button. */
export const forward = [
  'startInspection',
  'passInspection',
  'answerFeasibility',
  'startDesign',
  'approve',
  'sendForApproval',
  'resumeDesign',
  'startProduction',
  'complete',
] as const satisfies readonly PlainCaseAction[];

/** What stands beside the primary button. */
export const beside = [
  'withdraw',
  'askFeasibility',
  'reject',
  'failInspection',
] as const satisfies readonly PlainCaseAction[];

/** What is behind the dots. */
export const behind = ['restore', 'discard'] as const satisfies readonly PlainCaseAction[];

/** Actions that need words: a reason, a question, an answer. */
export const worded = [
  'failInspection',
  'reject',
  'askFeasibility',
  'answerFeasibility',
] as const satisfies readonly PlainCaseAction[];
export type WordedAction = (typeof worded)[number];

/** Actions that are asked about first, since they cannot be undone at once. */
const asked: ReadonlySet<PlainCaseAction> = new Set([
  'withdraw',
  'approve',
  'sendForApproval',
  'complete',
  'discard',
  'restore',
]);

/** Against what somebody else has done, or for good. */
const stopping: ReadonlySet<PlainCaseAction> = new Set(['failInspection', 'reject', 'discard']);

export const isWorded = (action: PlainCaseAction): action is WordedAction =>
  (worded as readonly PlainCaseAction[]).includes(action);
export const isAsked = (action: PlainCaseAction): boolean => asked.has(action);
export const isStopping = (action: PlainCaseAction): boolean => stopping.has(action);
