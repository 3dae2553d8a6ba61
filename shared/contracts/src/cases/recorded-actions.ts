import { caseMachine } from './machine.ts';
import { treatmentMachine } from './treatment-machine.ts';

/** What stands in the progress log of a case besides the actions of its machine: they leave the status as it is. */
export const otherRecordedActions = [
  'create',
  'uploadModel',
  'removeModel',
  'swapJaws',
  'uploadPhotos',
  'uploadCbct',
  'removeCbct',
  'createTarget',
  'createStep',
  'copyPlan',
  'submitTarget',
  'submitStep',
  'withdrawPlan',
  'passTarget',
  'rejectTarget',
  'passStep',
  'rejectStep',
  'freezePlan',
  'deletePlan',
  'issueImplantReport',
  'answerDoubt',
  'reopenDoubt',
  ...treatmentMachine.actions,
  'restart',
  'transfer',
] as const;

export const recordedActions = [...caseMachine.actions, ...otherRecordedActions] as const;
export type RecordedAction = (typeof recordedActions)[number];
