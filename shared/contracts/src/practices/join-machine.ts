import { type ActionOf, defineMachine } from '../machine/define-machine.ts';

/** Applications to join a practice: what travels and is stored, and how they are drawn. */
export const joinStatuses = [
  { value: 0, key: 'pending', tone: 'info' },
  { value: 1, key: 'approved', tone: 'success' },
  { value: 2, key: 'rejected', tone: 'error' },
  { value: 3, key: 'materialsMissing', tone: 'warning' },
  { value: 4, key: 'revoked', tone: 'neutral' },
] as const;

/** States by name, and `none`, where an application begins; it is never stored. */
const joinStates = { none: -1, pending: 0, approved: 1, rejected: 2, materialsMissing: 3, revoked: 4 } as const;

/** Whoever applies, by what they registered as. */
const applicant = ['doctor', 'assistant'] as const;

/**
 * An application to join a practice: made by somebody who would work there, answered by the creator of the practice.
 * Who has not yet submitted a qualification as a doctor is told so, and may be let in all the same.
 */
export const joinMachine = defineMachine({
  name: 'join',
  states: joinStates,
  actions: ['apply', 'missMaterials', 'supplyMaterials', 'approve', 'reject', 'revoke'],
  guards: {
    /** Neither belongs to the practice nor waits for an answer of it. */
    newcomer: { asked: 'whenTaken', refusals: ['alreadyMember', 'alreadyApplied'] },
    reasonGiven: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
  },
  effects: [
    /** The applicant belongs to the practice from now on. */
    'join',
  ],
  manners: { reject: { stops: true }, revoke: { asks: true, stops: true } },
  rows: [
    { from: 'none', action: 'apply', to: 'pending', by: applicant, guard: 'newcomer' },
    { from: 'pending', action: 'missMaterials', to: 'materialsMissing', by: ['system'] },
    { from: 'materialsMissing', action: 'supplyMaterials', to: 'pending', by: ['system'] },
    { from: ['pending', 'materialsMissing'], action: 'approve', to: 'approved', by: ['creator'], effects: ['join'] },
    {
      from: ['pending', 'materialsMissing'],
      action: 'reject',
      to: 'rejected',
      by: ['creator'],
      guard: 'reasonGiven',
    },
    { from: ['pending', 'materialsMissing'], action: 'revoke', to: 'revoked', by: applicant },
  ],
});

export type JoinMachine = typeof joinMachine;
export type JoinAction = ActionOf<JoinMachine>;
export type JoinStatus = (typeof joinStatuses)[number]['value'];

/** Actions that some call accepts, on an application that was made. */
export const offeredJoinActions: readonly JoinAction[] = ['approve', 'reject', 'revoke'];
