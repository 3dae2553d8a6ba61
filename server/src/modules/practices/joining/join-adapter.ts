import {
  type JoinAction,
  type JoinMachine,
  type JoinStatus,
  type NoticeType,
  type Party,
  doctorType,
  isOneOf,
  joinMachine,
  offeredJoinActions,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Actor, MachineAdapter, Taken } from '../../../infrastructure/machine/adapter.ts';
import { actionsByState } from '../../../infrastructure/machine/take-action.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type User, peopleById, userOf } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { joinPractice } from '../profile/profile.ts';
import { type Practice, belongsTo, practiceById, practiceByNumber } from '../repository.ts';
import { heldPractices } from '../service.ts';
import { type JoinApplication, addApplication, lockApplication, moveApplication } from './join-repository.ts';

/** An application that was made; or the code of a practice that somebody is about to apply to. */
export type JoinKey = { readonly applyId: string } | { readonly number: string };

/** An application in the hands of whoever acts on it; null before it is made. */
interface ActedApplication {
  readonly practice: Practice;
  readonly application: JoinApplication | null;
  readonly applicant: User;
  readonly parties: readonly Party[];
}

export interface JoinInput {
  readonly reason?: string | null | undefined;
}

type JoinContext = Pick<AppContext, 'events' | 'jobs'>;
type JoinAdapter = MachineAdapter<JoinMachine, JoinContext, JoinKey, ActedApplication, JoinInput>;
type TakenJoin = Taken<JoinMachine, JoinContext, ActedApplication, JoinInput>;

/** Of doctors a qualification is asked; assistants have none. */
export const lacksMaterials = ({ applicant }: ActedApplication): boolean =>
  applicant.certification === 'none' && partyOf(applicant) === 'doctor';

const partyOf = (applicant: User): Party => (applicant.doctorType === doctorType.assistant ? 'assistant' : 'doctor');

async function beforeApplying(tx: Transaction, actor: Actor, number: string): Promise<ActedApplication> {
  const practice = await practiceByNumber(tx, number);
  if (!practice?.available || actor === 'system') throw new Refusal('practiceUnknown');
  const applicant = await userOf(tx, actor.userId);
  const parties: Party[] = [practice.ownerId === actor.userId ? 'creator' : partyOf(applicant)];
  return { practice, application: null, applicant, parties };
}

async function applicationOf(tx: Transaction, actor: Actor, applyId: string): Promise<ActedApplication> {
  const application = await lockApplication(tx, applyId);
  const practice = application && (await practiceById(tx, application.practiceId));
  if (!application || !practice) throw new Refusal('recordNotFound');
  const applicant = await userOf(tx, application.userId);
  const acted = { practice, application, applicant };
  if (actor === 'system') return { ...acted, parties: ['system'] };
  if (actor.userId === practice.ownerId) return { ...acted, parties: ['creator'] };
  if (actor.userId === applicant.id) return { ...acted, parties: [partyOf(applicant)] };
  const colleague = (await heldPractices(tx, actor.userId)).includes(practice.id);
  throw new Refusal(colleague ? 'notPracticeOwner' : 'recordNotFound');
}

/** How the server walks an application through its machine. */
export const joinAdapter: JoinAdapter = {
  machine: joinMachine,
  lock: (tx, actor, key) =>
    'number' in key ? beforeApplying(tx, actor, key.number) : applicationOf(tx, actor, key.applyId),
  stand: ({ application, parties }) => ({ state: application?.status ?? joinMachine.states.none, parties }),
  guards: {
    newcomer: async (tx, { practice, applicant }) =>
      (await belongsTo(tx, practice.id, applicant.id)) ? { refused: 'alreadyMember' } : null,
    reasonGiven: async (_tx, _application, { reason }) => (reason ? null : { refused: 'reasonRequired' }),
  },
  effects: {
    join: {
      follow: ({ tx, subject: { practice, applicant } }) =>
        joinPractice(tx, practice, applicant.id, partyOf(applicant) === 'assistant' ? 'assistant' : 'doctor'),
    },
  },
  write: async ({ tx, subject, row, input }) => {
    const { practice, applicant, application: made } = subject;
    const status = storedStatus(row.to);
    const application = made
      ? await moveApplication(tx, made.id, status, input.reason ?? null)
      : await addApplication(tx, { practiceId: practice.id, userId: applicant.id, status });
    if (!application) throw new Refusal('alreadyApplied');
    return { ...subject, application };
  },
  notice: async (taken) => {
    const told = tells[taken.row.action];
    if (told) await tell(taken, told);
  },
  event: async ({ context, tx, row, subject: { practice, applicant } }) => {
    if (row.action !== 'approve' && row.action !== 'revoke') return;
    const users = [row.action === 'approve' ? applicant.id : practice.ownerId];
    await context.events.publish('practice.changed', { practiceId: practice.id }, { users }, { tx });
  },
};

/** Before an application is made it is in no status. */
function storedStatus(state: number): JoinStatus {
  if (!isOneOf<number>(Object.values(joinMachine.states), state) || state === joinMachine.states.none)
    throw new Error('an application that was made is there');
  return state as JoinStatus;
}

interface Told {
  readonly type: NoticeType;
  readonly to: 'owner' | 'applicant';
  /** Tab of the account area. */
  readonly tab: 4 | 5;
}

const tells: Partial<Record<JoinAction, Told>> = {
  apply: { type: 'joinAsked', to: 'owner', tab: 4 },
  approve: { type: 'joinApproved', to: 'applicant', tab: 5 },
  reject: { type: 'joinRejected', to: 'applicant', tab: 5 },
  revoke: { type: 'joinRevoked', to: 'owner', tab: 4 },
};

async function tell({ context, tx, subject, input }: TakenJoin, { type, to, tab }: Told): Promise<void> {
  const { practice, applicant } = subject;
  const name = (await peopleById(tx, [applicant.id])).get(applicant.id)?.name ?? '';
  const values = { applicant: name, practice: practice.name, reason: input.reason ?? '' };
  const reader = to === 'owner' ? practice.ownerId : applicant.id;
  await notify(context, tx, [reader], type, values, `/account?key=${tab}`);
}

/** What these parties may do with an application now. */
export const actionsOfApplication = (state: JoinStatus, parties: readonly Party[]): JoinAction[] =>
  actionsByState(joinMachine, { state, parties }, offeredJoinActions);
