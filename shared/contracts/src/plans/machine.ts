import { type RoleKey, hasDuty, rolesOn, rolesWith } from '../access/roles.ts';
import { entrustTo, type Entrust } from '../cases/values.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { planStatus } from './status.ts';

const ofDuty = (roles: readonly RoleKey[], duty: 'target' | 'step'): readonly RoleKey[] =>
  roles.filter((role) => hasDuty([role], duty));

/** Audit statuses of a plan, and `none`, where a plan begins; it is never stored. */
export const planStates = { ...planStatus, otherDraft: 1, none: -1 } as const;

/** Where a plan may still be decided about: it was neither rejected nor frozen. */
const open = ['draft', 'otherDraft', 'inReview', 'pass', 'doctorDraft', 'doctorEntrust', 'auditPlan'] as const;

/** The life of a plan, by the way of design of its case: it is begun by a designer, and then follows its case. */
export const planMachine = defineMachine({
  name: 'plan',
  states: planStates,
  actions: ['startTarget', 'sendForApproval', 'approve', 'reject'],
  modes: [0, 1, 2] satisfies readonly Entrust[],
  guards: {
    /** The case is being designed. */
    inDesign: { asked: 'always', refusals: ['transitionRefused'] },
  },
  rows: [
    {
      from: 'none',
      action: 'startTarget',
      to: 'draft',
      by: rolesWith('treat'),
      modes: [entrustTo.self],
      guard: 'inDesign',
    },
    {
      from: 'none',
      action: 'startTarget',
      to: 'draft',
      by: ofDuty(rolesOn('design', 'center'), 'target'),
      modes: [entrustTo.center],
      guard: 'inDesign',
    },
    {
      from: 'none',
      action: 'startTarget',
      to: 'draft',
      by: ofDuty(rolesOn('design', 'team'), 'target'),
      modes: [entrustTo.team],
      guard: 'inDesign',
    },
    // Whoever takes these takes them on the case, which knows who may.
    { from: open, action: 'sendForApproval', to: 'auditPlan', by: ['system'] },
    { from: open, action: 'approve', to: 'pass', by: ['system'] },
    { from: open, action: 'reject', to: 'refuse', by: ['system'] },
  ],
});

export type PlanMachine = typeof planMachine;
export type PlanAction = ActionOf<PlanMachine>;

/** Actions that some call accepts. */
export const offeredPlanActions: readonly PlanAction[] = ['startTarget'];
