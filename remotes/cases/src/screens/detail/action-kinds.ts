import { type PlainCaseAction, asksForWords, caseMachine, mannerOf } from '@archway/contracts';

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

/** Whether an action goes with words, which a dialog asks for. */
export const isWorded = (action: PlainCaseAction): boolean => asksForWords(caseMachine, action);
export const isStopping = (action: PlainCaseAction): boolean => mannerOf(caseMachine, action).stops === true;
