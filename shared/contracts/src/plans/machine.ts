import { rolesWith } from '../access/roles.ts';
import { entrustTo } from '../cases/values.ts';
import { type ActionOf, type RowDefinition, defineMachine } from '../machine/define-machine.ts';
import { type Hands, each, entrusted } from './hands.ts';
import { type PlanMode, type PlanType, planModeOf, planModes, planTypes } from './plan-type.ts';
import { planStatus } from './status.ts';

/** Audit statuses of a plan, and `none`, where a plan begins, and ends when it is deleted; it is never stored. */
export const planStates = { ...planStatus, otherDraft: 1, none: -1 } as const;
type State = keyof typeof planStates;

const actions = [
  'startTarget',
  'startStep',
  'copy',
  'rename',
  'saveDocument',
  'submit',
  'withdraw',
  'takeAudit',
  'releaseAudit',
  'saveAudit',
  'passAudit',
  'rejectAudit',
  'freeze',
  'delete',
  'sendForApproval',
  'approve',
  'reject',
  'refuseByReview',
] as const;

/** Somebody else holds the task to design it, or nobody could: the one who holds it is disabled. */
const held = ['taskHeld', 'disabledDesigner'] as const;

/** Those of designers ask for the task as well: only whoever holds it designs, once somebody holds it. */
const guards = {
  /** The case is being designed. */
  inDesign: { asked: 'always', refusals: ['transitionRefused', ...held] },
  /** The same, and something was designed in the plan, where its service has plans designed. */
  designed: { asked: 'always', refusals: ['transitionRefused', 'planNotSaved', ...held] },
  /** Its target was submitted, and nobody has rejected it. */
  onTarget: { asked: 'always', refusals: ['transitionRefused', 'targetNotSubmitted', ...held] },
  /** Nobody audits it yet; for its designers. */
  notTaken: { asked: 'always', refusals: ['auditTaken', ...held] },
  /** Nobody audits it yet. */
  notAudited: { asked: 'always', refusals: ['auditTaken'] },
  /** Somebody audits it. */
  audited: { asked: 'always', refusals: ['transitionRefused'] },
  /** Nobody else audits it. */
  ownAudit: { asked: 'always', refusals: ['auditTaken'] },
  /** The same; every check was answered, and no comment is open. */
  ownAuditSettled: { asked: 'whenTaken', refusals: ['auditTaken', 'auditUnsettled'] },
  /** Nobody else audits it, and a reason is given. */
  ownAuditWithReason: { asked: 'whenTaken', refusals: ['auditTaken', 'reasonRequired'], words: true },
  /** The case is being designed, and no steps that passed lead to it. */
  noPassedSteps: { asked: 'always', refusals: ['transitionRefused', 'targetHasApprovedSteps', ...held] },
  /** The same, and the doctor has not decided about it. */
  undecided: { asked: 'always', refusals: ['transitionRefused', 'targetHasApprovedSteps', 'planDecided', ...held] },
} as const;
type Row = RowDefinition<State, (typeof actions)[number], keyof typeof guards, never, PlanMode>;

const own = (planType: PlanType): Hands => ({ modes: [planModeOf(planType, entrustTo.self)], by: rolesWith('treat') });

const ownDesign = planTypes.map(own);
const entrustedDesign = [...entrusted('target', 'target'), ...entrusted('step', 'step')];
const targetDesign = [own('target'), ...entrusted('target', 'target')];
const stepDesign = [own('step'), ...entrusted('step', 'step')];
const design = [...targetDesign, ...stepDesign];
const audit = [...entrusted('target', 'auditTarget'), ...entrusted('step', 'auditStep')];

/** A row that leads back to where it begins. */
const staying = (hands: readonly Hands[], states: readonly State[], row: Pick<Row, 'action' | 'guard'>) =>
  states.flatMap((state): readonly Row[] => each(hands, { ...row, from: state, to: state }));

const drafts = ['draft', 'otherDraft', 'doctorDraft', 'doctorEntrust'] as const satisfies readonly State[];
const targets = planModes.filter((mode) => mode.startsWith('target'));
const steps = planModes.filter((mode) => mode.startsWith('step'));

/**
 * The life of a plan, by what it is and by the way of design of its case. Its designers begin it and submit it; an
 * internal auditor passes or rejects it, unless a doctor designs alone; stages that passed go with their case to the
 * doctor, and follow what the doctor decides. What was rejected or confirmed is copied before it is changed.
 */
export const planMachine = defineMachine({
  name: 'plan',
  states: planStates,
  actions,
  modes: planModes,
  guards,
  elsewhere: {},
  manners: {
    withdraw: { asks: true },
    releaseAudit: { asks: true },
    freeze: { asks: true },
    rejectAudit: { stops: true },
    delete: { asks: true, stops: true },
  },
  rows: [
    ...each(targetDesign, { from: 'none', action: 'startTarget', to: 'draft', guard: 'inDesign' }),
    ...each(stepDesign, { from: 'none', action: 'startStep', to: 'draft', guard: 'onTarget' }),
    ...each(targetDesign, { from: 'none', action: 'copy', to: 'draft', guard: 'inDesign' }),
    ...each(stepDesign, { from: 'none', action: 'copy', to: 'draft', guard: 'onTarget' }),
    ...staying(design, [...drafts, 'pass', 'freeze'], { action: 'rename', guard: 'inDesign' }),
    // What is submitted stays as it is: it is copied before it is designed any further.
    ...staying(design, drafts, { action: 'saveDocument', guard: 'inDesign' }),
    ...each(entrustedDesign, { from: drafts, action: 'submit', to: 'inReview', guard: 'designed' }),
    // Whoever designs alone audits alone.
    ...each(ownDesign, { from: drafts, action: 'submit', to: 'pass', guard: 'designed' }),
    ...each(entrustedDesign, { from: 'inReview', action: 'withdraw', to: 'draft', guard: 'notTaken' }),
    ...staying(audit, ['inReview'], { action: 'takeAudit', guard: 'notAudited' }),
    ...staying(audit, ['inReview'], { action: 'releaseAudit', guard: 'audited' }),
    ...staying(audit, ['inReview'], { action: 'saveAudit', guard: 'ownAudit' }),
    ...each(audit, { from: 'inReview', action: 'passAudit', to: 'pass', guard: 'ownAuditSettled' }),
    ...each(audit, { from: 'inReview', action: 'rejectAudit', to: 'refuse', guard: 'ownAuditWithReason' }),
    ...each(design, { from: [...drafts, 'pass'], action: 'freeze', to: 'freeze', guard: 'noPassedSteps' }),
    ...each(targetDesign, {
      from: [...drafts, 'pass', 'refuse', 'freeze'],
      action: 'delete',
      to: 'none',
      guard: 'undecided',
    }),
    ...each(stepDesign, { from: [...drafts, 'refuse', 'freeze'], action: 'delete', to: 'none', guard: 'undecided' }),
    // Whoever takes these takes them on the case, which knows who may.
    { from: 'pass', action: 'sendForApproval', to: 'auditPlan', by: ['system'], modes: steps },
    { from: 'auditPlan', action: 'approve', to: 'pass', by: ['system'], modes: steps },
    { from: 'auditPlan', action: 'reject', to: 'refuse', by: ['system'], modes: steps },
    // What a reviewer has returned, once whoever asked applies it.
    {
      ...{ from: [...drafts, 'inReview', 'pass'], action: 'refuseByReview', to: 'refuse', by: ['system'] },
      guard: 'noPassedSteps',
    },
    // With the stages, where the doctor refuses the goal itself.
    { from: 'pass', action: 'reject', to: 'refuse', by: ['system'], modes: targets },
  ],
});

export type PlanMachine = typeof planMachine;
export type PlanAction = ActionOf<PlanMachine>;

/** Actions that begin a plan, and those on one that need no more than it, and a reason where one is asked for. */
export const plainPlanActions = [
  'submit',
  'withdraw',
  'takeAudit',
  'releaseAudit',
  'passAudit',
  'rejectAudit',
  'freeze',
  'delete',
] as const satisfies readonly PlanAction[];
export type PlainPlanAction = (typeof plainPlanActions)[number];

/** Actions that some call accepts. */
export const offeredPlanActions: readonly PlanAction[] = [
  ...(['startTarget', 'startStep', 'copy', 'rename', 'saveDocument', 'saveAudit'] as const),
  ...plainPlanActions,
];
