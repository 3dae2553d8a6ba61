import { type Party, type RechargeMachine, rechargeMachine } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Actor, MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { type Visitor, administrators, recordSecurityEvent } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import { type NamedHolder, holderNamed } from '../../practices/api.ts';
import { type Booking, LEDGER_PATH, credit, lackOfBooking } from './booking.ts';
import { isOperator } from '../ledger/ledger.ts';
import { type RequestRecord, changeRequest, lockRequest } from './request-repository.ts';

/** What an action is taken with. */
export interface RechargeInput {
  readonly reason?: string | null | undefined;
  readonly booking?: Booking;
  /** Of an operator who acts. */
  readonly visitor?: Visitor;
}

interface ActedRequest {
  readonly request: RequestRecord;
  readonly practice: NamedHolder;
  readonly parties: readonly Party[];
}

type RechargeContext = Pick<AppContext, 'events' | 'jobs'>;
type Change = Partial<RequestRecord>;
type RechargeAdapter = MachineAdapter<RechargeMachine, RechargeContext, string, ActedRequest, RechargeInput, Change>;

/** Where administrators see requests. */
export const REQUESTS_PATH = '/console/recharge';

const partiesOf = (actor: Actor, practice: NamedHolder): Party[] =>
  actor === 'system'
    ? ['system']
    : [
        ...(practice.ownerId === actor.userId ? (['creator'] as const) : []),
        ...(isOperator(actor) ? (['admin'] as const) : []),
      ];

const userOf = (actor: Actor): string | null => (actor === 'system' ? null : actor.userId);

/** How the server walks a request for credits through its machine. */
export const rechargeAdapter: RechargeAdapter = {
  machine: rechargeMachine,
  lock: async (tx, actor, requestId) => {
    const request = await lockRequest(tx, requestId);
    const practice = request && (await holderNamed(tx, { kind: 'practice', id: request.practiceId }));
    if (!practice) throw new Refusal('recordNotFound');
    const parties = partiesOf(actor, practice);
    if (parties.length === 0) throw new Refusal('recordNotFound');
    return { request, practice, parties };
  },
  stand: ({ request, parties }) => ({ state: request.state, parties }),
  guards: {
    reasonGiven: async (_tx, _subject, { reason }) => (reason ? null : { refused: 'reasonRequired' }),
    amountGiven: async (_tx, _subject, { booking }) => {
      const lack = lackOfBooking(booking);
      return lack ? { refused: lack } : null;
    },
  },
  effects: {
    credit: {
      change: async ({ context, tx, actor, subject: { request, practice }, input: { booking, visitor = null } }) => {
        const actorId = userOf(actor);
        if (!booking || actorId === null) throw new Refusal('nothingToBook');
        await credit(context, tx, practice, booking, { key: `recharge:${request.id}`, actorId, visitor });
        return { bookedCredits: booking.credits ?? 0, contract: booking.contract || null };
      },
    },
  },
  write: async ({ tx, actor, subject, row, input }, changes) => {
    const change: Change = Object.assign({}, ...changes);
    const reason = row.action === 'decline' ? (input.reason ?? null) : null;
    const decided = { state: row.to, decidedBy: userOf(actor), decidedAt: new Date(), reason };
    return { ...subject, request: await changeRequest(tx, subject.request.id, { ...change, ...decided }) };
  },
  record: async ({ tx, actor, row: { action }, after: { request, practice }, input: { visitor = null } }) => {
    if (action !== 'decline') return;
    const event = { type: 'rechargeDeclined', userId: request.askedBy, actorId: userOf(actor), visitor } as const;
    await recordSecurityEvent(tx, { ...event, values: { name: practice.name, reason: request.reason ?? '' } });
  },
  notice: async ({ context, tx, row: { action }, after: { request, practice } }) => {
    const values = { practice: practice.name, num: String(request.amount), reason: request.reason ?? '' };
    if (action === 'decline') await notify(context, tx, [request.askedBy], 'rechargeDeclined', values, LEDGER_PATH);
    if (action === 'withdraw')
      await notify(context, tx, await administrators(tx), 'rechargeWithdrawn', values, REQUESTS_PATH);
  },
};
