import type { RoleKey } from '../access/permissions.ts';
import type { Transition } from '../wire/transitions.ts';
import type { Entrust } from './entities.ts';
import type { CaseStatus } from './status.ts';

export type CaseAction =
  | 'submit'
  | 'withdraw'
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

/** What must hold besides status and role. */
export type CaseGuard =
  /** Required files are there, and what the machine doubts of them is answered. */
  | 'caseComplete'
  /** A reason, a question or an answer is given, or findings of the machine. */
  | 'reasonGiven'
  /** No plan of this version was begun. */
  | 'noPlanYet'
  /** Stages that nobody has rejected are there. */
  | 'planReady'
  | 'creditsSuffice'
  | 'orderPlaced'
  | 'ordersShipped';

export interface CaseTransition extends Transition<CaseStatus, CaseAction> {
  readonly guard?: CaseGuard;
  /** Ways of design that know this row; absent: all. */
  readonly modes?: readonly Entrust[];
}

const practice: readonly RoleKey[] = ['creator', 'doctor', 'assistant'];
const clinicians: readonly RoleKey[] = ['creator', 'doctor'];
const team: readonly RoleKey[] = [
  'target_design',
  'step_design',
  'post_process',
  'internal_audit',
  'target_internal_audit',
  'step_internal_audit',
];
const designers: readonly RoleKey[] = [...team, 'design_center'];
const makers: readonly RoleKey[] = ['modelmaker', 'creator', 'doctor'];

/** The doctor designs, and the machine inspects, or the practice's own team where it was asked to. */
const self: readonly Entrust[] = [0];
/** A design center or the practice's team inspects and designs. */
const entrusted: readonly Entrust[] = [1, 2];

const row = (
  from: CaseStatus,
  action: CaseAction,
  to: CaseStatus,
  by: readonly (RoleKey | 'system')[],
  more: Pick<CaseTransition, 'guard' | 'modes'> = {},
): CaseTransition => ({ from, action, to, by, ...more });

/**
 * The life of a case version. The server enforces it, screens draw their buttons from it. An administrator may take
 * every row that some person may take, and the record says so.
 */
export const caseMachine: readonly CaseTransition[] = [
  row(0, 'submit', 1, practice, { guard: 'caseComplete' }),
  row(1, 'withdraw', 0, practice),
  row(1, 'startInspection', 2, ['system', ...team], { modes: self }),
  row(1, 'startInspection', 2, designers, { modes: entrusted }),
  row(2, 'failInspection', 5, ['system', ...team], { modes: self, guard: 'reasonGiven' }),
  row(2, 'failInspection', 5, designers, { modes: entrusted, guard: 'reasonGiven' }),
  row(2, 'passInspection', 6, ['system', ...team], { modes: self }),
  row(2, 'passInspection', 6, designers, { modes: entrusted }),
  row(5, 'resubmit', 1, practice, { guard: 'caseComplete' }),
  row(6, 'startDesign', 10, ['system', ...clinicians], { modes: self }),
  row(6, 'startDesign', 10, designers, { modes: entrusted }),
  row(6, 'askFeasibility', 8, designers, { modes: entrusted, guard: 'reasonGiven' }),
  // The machine inspects at once: what the doctor sees only then can still be mended, as long as nobody has built on it.
  row(6, 'withdraw', 0, practice, { modes: self, guard: 'noPlanYet' }),
  row(8, 'answerFeasibility', 9, clinicians, { guard: 'reasonGiven' }),
  row(9, 'startDesign', 10, clinicians, { modes: self }),
  row(9, 'startDesign', 10, designers, { modes: entrusted }),
  row(10, 'sendForApproval', 11, clinicians, { modes: self, guard: 'planReady' }),
  row(10, 'sendForApproval', 11, designers, { modes: entrusted, guard: 'planReady' }),
  row(10, 'askFeasibility', 8, designers, { modes: entrusted, guard: 'reasonGiven' }),
  row(10, 'withdraw', 0, practice, { modes: self, guard: 'noPlanYet' }),
  row(11, 'approve', 13, clinicians),
  row(11, 'reject', 12, clinicians, { guard: 'reasonGiven' }),
  row(12, 'resumeDesign', 10, clinicians, { modes: self }),
  row(12, 'resumeDesign', 10, designers, { modes: entrusted }),
  row(12, 'sendForApproval', 11, clinicians, { modes: self, guard: 'planReady' }),
  row(12, 'sendForApproval', 11, designers, { modes: entrusted, guard: 'planReady' }),
  row(13, 'confirmPlan', 31, clinicians, { guard: 'creditsSuffice' }),
  row(31, 'startProduction', 32, makers, { guard: 'orderPlaced' }),
  row(32, 'complete', 34, makers, { guard: 'ordersShipped' }),
  row(0, 'discard', 33, practice),
  row(1, 'discard', 33, clinicians),
  row(5, 'discard', 33, clinicians),
  row(33, 'restore', 0, clinicians),
];

/** The life of a case that is designed in this way. */
export const caseMachineOf = (entrust: number): readonly CaseTransition[] =>
  caseMachine.filter(({ modes }) => modes === undefined || modes.some((mode) => mode === entrust));

/** Actions that need no more than the case, and words where they are asked for: those of `cases.act`. */
export const plainCaseActions = [
  'withdraw',
  'startInspection',
  'passInspection',
  'failInspection',
  'askFeasibility',
  'answerFeasibility',
  'startDesign',
  'sendForApproval',
  'approve',
  'reject',
  'resumeDesign',
  'startProduction',
  'complete',
  'discard',
  'restore',
] as const satisfies readonly CaseAction[];
export type PlainCaseAction = (typeof plainCaseActions)[number];

/** Actions that some call accepts: only these are ever offered. */
export const offeredCaseActions: readonly CaseAction[] = ['submit', 'resubmit', ...plainCaseActions];

/** Ways out of a status that are not its next step. */
const sideways: ReadonlySet<CaseAction> = new Set(['discard', 'restore', 'withdraw']);

/** Whose turn it is: nobody's for a case that has come to its end. */
export type CaseTurn = 'practice' | 'doctor' | 'center' | 'team' | 'machine' | 'production';

/** Roles whose next step a status waits for. */
export const turnRoles = (status: number, entrust: number): readonly (RoleKey | 'system')[] => {
  const next = caseMachineOf(entrust).filter(({ from, action }) => from === status && !sideways.has(action));
  return [...new Set(next.flatMap(({ by }) => by))].filter((role) => entrust !== 2 || role !== 'design_center');
};

/**
 * Who has to act on a case next.
 * @param teamInspects the practice has its own team inspect what its doctors design themselves
 */
export function turnOf(status: number, entrust: number, teamInspects = false): CaseTurn | null {
  const roles = turnRoles(status, entrust);
  const has = (role: RoleKey | 'system'): boolean => roles.includes(role);
  if (has('system')) return has('internal_audit') && teamInspects ? 'team' : 'machine';
  if (has('modelmaker')) return 'production';
  if (has('assistant')) return 'practice';
  if (has('internal_audit') && entrust === 2) return 'team';
  if (has('design_center')) return 'center';
  return has('doctor') ? 'doctor' : null;
}
