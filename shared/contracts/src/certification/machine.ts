import { rolesWith } from '../access/roles.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { certification } from './states.ts';

/** Whose qualification or licence it is. */
const owner = ['doctor', 'creator'] as const;

/**
 * The certification of one part: a doctor's qualification, or a licence of a practice. Its owner submits what belongs
 * to it, an operator of the platform looks at it and answers. What was certified can be returned later, when a paper has
 * run out or turns out to be wrong.
 */
export const certificationMachine = defineMachine({
  name: 'certification',
  states: certification,
  actions: ['submit', 'certify', 'refuse'],
  guards: {
    /** Everything that is required is there, and what was marked as wrong was replaced. */
    complete: { asked: 'whenTaken', refusals: ['credentialsMissing'] },
    reasonGiven: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
  },
  effects: [
    /** Applications to join a practice that lacked it go on. */
    'supply',
  ],
  elsewhere: { submit: 'credentialsSubmitted', certify: 'certificationDecided', refuse: 'certificationDecided' },
  manners: { refuse: { stops: true } },
  rows: [
    {
      from: ['none', 'authFailed'],
      action: 'submit',
      to: 'readyAuth',
      by: owner,
      guard: 'complete',
      effects: ['supply'],
    },
    { from: 'readyAuth', action: 'certify', to: 'authed', by: rolesWith('operate') },
    {
      from: ['readyAuth', 'authed'],
      action: 'refuse',
      to: 'authFailed',
      by: rolesWith('operate'),
      guard: 'reasonGiven',
    },
  ],
});

export type CertificationMachine = typeof certificationMachine;
export type CertificationAction = ActionOf<CertificationMachine>;
