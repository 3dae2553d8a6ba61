import type { RoleKey } from '../access/permissions.ts';
import type { Transition } from '../wire/transitions.ts';
import type { CaseStatus } from './status.ts';

export type CaseAction =
  | 'submit'
  | 'startInspection'
  | 'failInspection'
  | 'passInspection'
  | 'resubmit'
  | 'askFeasibility'
  | 'answerFeasibility'
  | 'startDesign'
  | 'sendForApproval'
  | 'approve'
  | 'reject'
  | 'resumeDesign'
  | 'confirmPlan'
  | 'startProduction'
  | 'complete'
  | 'discard'
  | 'restore';

const practice: readonly RoleKey[] = ['creator', 'doctor', 'assistant'];
const clinicians: readonly RoleKey[] = ['creator', 'doctor'];
const designers: readonly RoleKey[] = [
  'target_design',
  'step_design',
  'post_process',
  'design_center',
  'internal_audit',
  'target_internal_audit',
  'step_internal_audit',
];
const makers: readonly RoleKey[] = ['modelmaker', 'creator', 'doctor'];

const row = (
  from: CaseStatus,
  action: CaseAction,
  to: CaseStatus,
  by: readonly (RoleKey | 'system')[],
  guard?: string,
): Transition<CaseStatus, CaseAction> => (guard ? { from, action, to, by, guard } : { from, action, to, by });

/** The life of a case version. The server enforces it, screens draw their buttons from it. */
export const caseMachine: readonly Transition<CaseStatus, CaseAction>[] = [
  row(0, 'submit', 1, practice, 'caseComplete'),
  row(1, 'startInspection', 2, designers),
  row(2, 'failInspection', 5, designers),
  row(2, 'passInspection', 6, designers),
  row(5, 'resubmit', 1, practice, 'caseComplete'),
  row(6, 'askFeasibility', 8, designers),
  row(8, 'answerFeasibility', 9, clinicians),
  row(6, 'startDesign', 10, [...designers, 'creator', 'doctor']),
  row(9, 'startDesign', 10, designers),
  row(10, 'askFeasibility', 8, designers),
  row(10, 'sendForApproval', 11, [...designers, 'creator', 'doctor']),
  row(11, 'approve', 13, clinicians),
  row(11, 'reject', 12, clinicians, 'reasonGiven'),
  row(12, 'resumeDesign', 10, designers),
  row(12, 'sendForApproval', 11, designers),
  row(13, 'confirmPlan', 31, clinicians, 'creditsSuffice'),
  row(31, 'startProduction', 32, makers),
  row(32, 'complete', 34, makers),
  row(0, 'discard', 33, practice),
  row(1, 'discard', 33, clinicians),
  row(5, 'discard', 33, clinicians),
  row(33, 'restore', 0, clinicians),
];
