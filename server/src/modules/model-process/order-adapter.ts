import {
  type CreditUnit,
  type ProcessMachine,
  type ProcessProblem,
  type Jaw,
  type RoleKey,
  processMachine,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import type { Actor, MachineAdapter } from '../../infrastructure/machine/adapter.ts';
import { chargeOrder } from '../credits/api.ts';
import { type ProcessRecord, changeOrder, dropResults, lockOrder, modelsOf } from './order-repository.ts';
import { requireSeen } from './order-scope.ts';
import { PROCESS_QUEUE, type ProcessJob } from './queue.ts';
import { noticeOfRun, tellProcessChanged } from './tell-order.ts';

export type ProcessContext = Pick<AppContext, 'events' | 'jobs'>;

/** An order in the hands of whoever acts on it. */
interface ActedOrder {
  readonly order: ProcessRecord;
  readonly roles: readonly (RoleKey | 'system')[];
}

interface ProcessInput {
  /** Why a run failed. */
  readonly problem?: { readonly name: ProcessProblem; readonly jaw: Jaw | null };
  /** What the reader agreed to. */
  readonly price?: { readonly unit: CreditUnit; readonly amount: number };
}

async function lock(tx: Transaction, actor: Actor, processId: string): Promise<ActedOrder> {
  const order = await lockOrder(tx, processId);
  if (actor !== 'system') return requireSeen(tx, actor, order);
  if (!order) throw new Refusal('recordNotFound');
  return { order, roles: ['system'] };
}

/** How the server walks an order of model processing. */
export const processAdapter: MachineAdapter<
  ProcessMachine,
  ProcessContext,
  string,
  ActedOrder,
  ProcessInput,
  Partial<ProcessRecord>
> = {
  machine: processMachine,
  lock,
  stand: ({ order, roles }) => ({ state: order.status, parties: roles }),
  guards: {
    complete: async (tx, { order }) =>
      (await modelsOf(tx, order.processId)).length > 0 ? null : { refused: 'processModelsMissing' },
  },
  effects: {
    run: {
      change: async ({ subject: { order } }) => ({ run: order.run + 1, problem: null, submitTime: new Date() }),
      follow: async ({ context, tx, after: { order } }) =>
        context.jobs.send<ProcessJob>(PROCESS_QUEUE, { processId: order.processId, run: order.run }, { tx }),
    },
    drop: { follow: ({ tx, subject: { order } }) => dropResults(tx, order.processId) },
    charge: {
      change: async ({ tx, actor, subject: { order } }) => {
        const { posted } = await chargeOrder(tx, order, actor === 'system' ? null : actor.userId);
        const [taken] = posted.entries;
        return {
          ...{ confirmTime: new Date(), paidUnit: taken?.unit ?? null },
          paidAmount: taken ? 0 - taken.amount : null,
        };
      },
    },
  },
  write: async ({ tx, subject, row, input }, changes) => ({
    ...subject,
    order: await changeOrder(tx, subject.order.processId, {
      ...Object.assign({}, ...changes),
      ...(input.problem && { problem: input.problem }),
      ...{ progress: 0, status: row.to },
    }),
  }),
  notice: ({ context, tx, row: { action }, after }) => noticeOfRun(context, tx, action, after.order),
  event: ({ context, tx, after }) => tellProcessChanged(context, tx, after.order),
};

/** Locks an order that can still be changed. @throws Refusal recordNotFound, processNotEditable */
export async function lockEditable(tx: Transaction, actor: Caller, processId: string): Promise<ProcessRecord> {
  const { order } = await lock(tx, actor, processId);
  if (order.status !== processMachine.states.unsubmitted) throw new Refusal('processNotEditable');
  return order;
}
