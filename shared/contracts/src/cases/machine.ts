import { rolesOn, rolesWith } from '../access/roles.ts';
import { type ActionOf, type GuardOf, type RowOf, defineMachine } from '../machine/define-machine.ts';
import { caseStatus } from './status.ts';
import { type Entrust, entrustTo } from './values.ts';

const practice = rolesWith('intake');
const clinicians = rolesWith('treat');
const team = rolesOn('design', 'team');
const designers = rolesOn('design');
const makers = rolesWith('produce', 'treat');

/** The doctor designs, and the machine inspects, or the practice's own team where it was asked to. */
const self: readonly Entrust[] = [entrustTo.self];
/** A design center or the practice's team inspects and designs. */
const entrusted: readonly Entrust[] = [entrustTo.center, entrustTo.team];

/**
 * The life of a case version. The server enforces it, screens draw their buttons from what it answers. An administrator
 * may take every row that some person may take, and the record says so.
 */
export const caseMachine = defineMachine({
  name: 'case',
  states: caseStatus,
  actions: [
    'submit',
    'withdraw',
    'startInspection',
    'failInspection',
    'passInspection',
    'resubmit',
    'askFeasibility',
    'answerFeasibility',
    'startDesign',
    'sendForApproval',
    'approve',
    'reject',
    'resumeDesign',
    'confirmPlan',
    'startProduction',
    'complete',
    'discard',
    'restore',
  ],
  modes: [0, 1, 2] satisfies readonly Entrust[],
  guards: {
    /** Required files and answers are there, no two of them contradict each other, and what the machine doubts of them is answered. */
    caseComplete: {
      asked: 'whenTaken',
      refusals: [
        'photosMissing',
        'cbctMissing',
        'prescriptionIncomplete',
        'prescriptionContradicts',
        'requestIncomplete',
        'modelMissing',
        'bothModelsMissing',
        'doubtsOpen',
      ],
    },
    /** A reason, a question or an answer is given, or findings of the machine. */
    reasonGiven: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
    /** A reason is given, or the quality report asks for other data. */
    somethingToSupply: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
    /** The quality report asks for no other data. */
    nothingToSupply: { asked: 'whenTaken', refusals: ['findingsToSupply'] },
    /** No plan of this version was begun. */
    noPlanYet: { asked: 'always', refusals: ['planStarted'] },
    /** Stages that nobody has rejected are there. */
    planReady: { asked: 'always', refusals: ['noPlan'] },
    /** Post-processing of the stages or a retainer from them is completed. */
    planFinished: { asked: 'whenTaken', refusals: ['finishRequired'] },
    orderPlaced: { asked: 'always', refusals: ['transitionRefused'] },
    ordersShipped: { asked: 'always', refusals: ['transitionRefused'] },
  },
  effects: [
    /** The practice may submit now, and hands the case over to whoever designs it. */
    'handOver',
    /** As if it had never been submitted: the design side loses sight of it, and the way of design is open again. */
    'takeBack',
    /** The machine is asked to inspect what nobody else does. */
    'askForInspection',
    /** What was found stands in the record, and the next inspection begins with nothing. */
    'closeReport',
    /** What somebody designs alone needs nobody who begins it. */
    'walkOn',
    /** The newest stages follow what was decided about the case. */
    'planFollows',
    /** Whoever pays for the plan is charged, once; what it cannot pay is not confirmed. */
    'charge',
  ],
  manners: {
    withdraw: { asks: true },
    approve: { asks: true },
    sendForApproval: { asks: true },
    complete: { asks: true },
    restore: { asks: true },
    discard: { asks: true, stops: true },
    failInspection: { stops: true },
    reject: { stops: true },
  },
  rows: [
    {
      from: 'unsubmitted',
      action: 'submit',
      to: 'pendingInspection',
      by: practice,
      guard: 'caseComplete',
      effects: ['handOver', 'askForInspection'],
    },
    { from: 'pendingInspection', action: 'withdraw', to: 'unsubmitted', by: practice, effects: ['takeBack'] },
    { from: 'pendingInspection', action: 'startInspection', to: 'inspecting', by: ['system', ...team], modes: self },
    { from: 'pendingInspection', action: 'startInspection', to: 'inspecting', by: designers, modes: entrusted },
    {
      from: 'inspecting',
      action: 'failInspection',
      to: 'inspectionFailed',
      by: ['system', ...team],
      modes: self,
      guard: 'somethingToSupply',
      effects: ['closeReport'],
    },
    {
      from: 'inspecting',
      action: 'failInspection',
      to: 'inspectionFailed',
      by: designers,
      modes: entrusted,
      guard: 'somethingToSupply',
      effects: ['closeReport'],
    },
    {
      from: 'inspecting',
      action: 'passInspection',
      to: 'inspectionPassed',
      by: ['system', ...team],
      modes: self,
      guard: 'nothingToSupply',
      effects: ['closeReport', 'walkOn'],
    },
    {
      from: 'inspecting',
      action: 'passInspection',
      to: 'inspectionPassed',
      by: designers,
      modes: entrusted,
      guard: 'nothingToSupply',
      effects: ['closeReport'],
    },
    {
      from: 'inspectionFailed',
      action: 'resubmit',
      to: 'pendingInspection',
      by: practice,
      guard: 'caseComplete',
      effects: ['handOver', 'askForInspection'],
    },
    { from: 'inspectionPassed', action: 'startDesign', to: 'designing', by: ['system', ...clinicians], modes: self },
    { from: 'inspectionPassed', action: 'startDesign', to: 'designing', by: designers, modes: entrusted },
    // The machine inspects at once: what the doctor sees only then can still be mended, as long as nobody has built on
    // it.
    {
      from: ['inspectionPassed', 'designing'],
      action: 'withdraw',
      to: 'unsubmitted',
      by: practice,
      modes: self,
      guard: 'noPlanYet',
      effects: ['takeBack'],
    },
    {
      from: ['inspectionPassed', 'designing'],
      action: 'askFeasibility',
      to: 'feasibilityQuestion',
      by: designers,
      modes: entrusted,
      guard: 'reasonGiven',
    },
    {
      from: 'feasibilityQuestion',
      action: 'answerFeasibility',
      to: 'feasibilityAnswered',
      by: clinicians,
      guard: 'reasonGiven',
    },
    { from: 'feasibilityAnswered', action: 'startDesign', to: 'designing', by: clinicians, modes: self },
    { from: 'feasibilityAnswered', action: 'startDesign', to: 'designing', by: designers, modes: entrusted },
    {
      from: ['designing', 'clinicallyRejected'],
      action: 'sendForApproval',
      to: 'pendingApproval',
      by: clinicians,
      modes: self,
      guard: 'planReady',
      effects: ['planFollows'],
    },
    {
      from: ['designing', 'clinicallyRejected'],
      action: 'sendForApproval',
      to: 'pendingApproval',
      by: designers,
      modes: entrusted,
      guard: 'planReady',
      effects: ['planFollows'],
    },
    {
      from: 'pendingApproval',
      action: 'approve',
      to: 'clinicallyApproved',
      by: clinicians,
      effects: ['planFollows'],
    },
    {
      from: 'pendingApproval',
      action: 'reject',
      to: 'clinicallyRejected',
      by: clinicians,
      guard: 'reasonGiven',
      effects: ['planFollows'],
    },
    { from: 'clinicallyRejected', action: 'resumeDesign', to: 'designing', by: clinicians, modes: self },
    { from: 'clinicallyRejected', action: 'resumeDesign', to: 'designing', by: designers, modes: entrusted },
    {
      from: 'clinicallyApproved',
      action: 'confirmPlan',
      to: 'planConfirmed',
      by: clinicians,
      guard: 'planFinished',
      effects: ['charge'],
    },
    { from: 'planConfirmed', action: 'startProduction', to: 'inProduction', by: makers, guard: 'orderPlaced' },
    { from: 'inProduction', action: 'complete', to: 'completed', by: makers, guard: 'ordersShipped' },
    { from: 'unsubmitted', action: 'discard', to: 'obsolete', by: practice },
    { from: ['pendingInspection', 'inspectionFailed'], action: 'discard', to: 'obsolete', by: clinicians },
    { from: 'obsolete', action: 'restore', to: 'unsubmitted', by: clinicians },
  ],
});

export type CaseMachine = typeof caseMachine;
export type CaseAction = ActionOf<CaseMachine>;
export type CaseGuard = GuardOf<CaseMachine>;
export type CaseTransition = RowOf<CaseMachine>;

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

/** Actions that some call accepts: only these are ever offered. Confirming is agreed to with its price. */
export const offeredCaseActions: readonly CaseAction[] = ['submit', 'resubmit', 'confirmPlan', ...plainCaseActions];
