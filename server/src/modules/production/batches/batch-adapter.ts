import {
  type BatchMachine,
  type CaseGrant,
  batchMachine,
  hasDuty,
  printStatus,
  type rolesWith,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor, MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { caseGrants } from '../../practices/api.ts';
import { type DeviceRow, deviceById, lockDevice, printingOn } from '../devices/device-repository.ts';
import { inOrderOfCases } from '../orders/order-repository.ts';
import { subOrderAdapter } from '../orders/sub-order-adapter.ts';
import { type BatchRecord, changeBatch, lockBatch } from './batch-repository.ts';
import { itemsOf, settleItems } from './item-repository.ts';
import { tellBatchChanged } from './tell-batch.ts';

type BatchContext = Pick<AppContext, 'events' | 'jobs'>;

/** A batch in the hands of whoever acts on it. */
interface ActedBatch {
  readonly batch: BatchRecord;
  readonly device: DeviceRow;
  /** What the actor is to the practice whose batch it is. */
  readonly roles: readonly (ReturnType<typeof rolesWith>[number] | 'system')[];
}

interface BatchInput {
  readonly reason?: string | undefined;
}

/** What somebody with these grants is to a practice, as far as they make for it. */
export const makingRoles = (grants: readonly CaseGrant[], practiceId: string): ActedBatch['roles'] =>
  grants
    .filter((grant) => grant.practiceId === null || grant.practiceId === practiceId)
    .map(({ role }) => role)
    .filter((role) => hasDuty([role], 'produce', 'operate'));

const rolesOf = async (db: Querier, actor: Actor, practiceId: string): Promise<ActedBatch['roles']> =>
  actor === 'system' ? ['system'] : makingRoles(await caseGrants(db, actor), practiceId);

async function lock(tx: Transaction, actor: Actor, batchId: string): Promise<ActedBatch> {
  const batch = await lockBatch(tx, batchId);
  const device = batch && (await deviceById(tx, batch.deviceId));
  const roles = batch ? await rolesOf(tx, actor, batch.practiceId) : [];
  if (!batch || !device || roles.length === 0) throw new Refusal('recordNotFound');
  return { batch, device, roles };
}

interface Work {
  readonly context: BatchContext;
  readonly tx: Transaction;
  readonly actor: Actor;
}

/** What of a batch is to be printed still, case by case. */
export async function openOf(tx: Transaction, batchId: string): Promise<string[]> {
  const ids = (await itemsOf(tx, batchId, 'open')).map(({ subOrderId }) => subOrderId);
  return (await inOrderOfCases(tx, ids)).map(({ subOrderId }) => subOrderId);
}

/** Sub-orders of a batch wait again, for another one, by their own table. */
export async function loseItems(
  { context, tx, actor }: Work,
  batchId: string,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  for (const id of ids) await takeAction(subOrderAdapter, { context, tx, actor }, id, 'startOver', { reason, batchId });
  await settleItems(tx, batchId, ids, { state: 'failed', note: reason });
}

/** How the server walks a print batch. */
export const batchAdapter: MachineAdapter<
  BatchMachine,
  BatchContext,
  string,
  ActedBatch,
  BatchInput,
  Partial<BatchRecord>
> = {
  machine: batchMachine,
  lock,
  stand: ({ batch, roles }) => ({ state: batch.status, parties: roles }),
  guards: {
    deviceReady: async (tx, { batch }) => {
      const device = await lockDevice(tx, batch.deviceId);
      if (!device?.enabled || device.state !== 'ready')
        return { refused: 'deviceNotReady', values: { name: device?.name ?? '' } };
      const printing = await printingOn(tx, batch.deviceId);
      return printing === null ? null : { refused: 'deviceBusy', values: { name: printing } };
    },
    reasonGiven: async (_tx, _subject, { reason }) => (reason ? null : { refused: 'reasonRequired' }),
  },
  effects: {
    printAll: {
      change: async () => ({ startTime: new Date() }),
      follow: async ({ context, tx, actor, subject: { batch } }) => {
        for (const id of await openOf(tx, batch.batchId))
          await takeAction(subOrderAdapter, { context, tx, actor }, id, 'startPrinting', { batchId: batch.batchId });
      },
    },
    allPrinted: {
      change: async () => ({ endTime: new Date() }),
      follow: async ({ context, tx, actor, subject: { batch } }) => {
        const ids = await openOf(tx, batch.batchId);
        const { batchId } = batch;
        for (const id of ids)
          await takeAction(subOrderAdapter, { context, tx, actor }, id, 'finishPrinting', { batchId });
        if (ids.length > 0) await settleItems(tx, batchId, ids, { state: 'printed' });
      },
    },
    restFailed: {
      change: async ({ input }) => ({ endTime: new Date(), reason: input.reason ?? null }),
      follow: async ({ context, tx, actor, subject: { batch }, input }) => {
        const ids = await openOf(tx, batch.batchId);
        if (ids.length > 0) await loseItems({ context, tx, actor }, batch.batchId, ids, input.reason ?? '');
      },
    },
  },
  write: async ({ tx, subject, row }, changes) => ({
    ...subject,
    batch: await changeBatch(tx, subject.batch.batchId, { ...Object.assign({}, ...changes), status: row.to }),
  }),
  event: ({ context, tx, after }) => tellBatchChanged(context, tx, after.batch),
};

/** Locks a batch that is printed just now. @throws Refusal recordNotFound, transitionRefused */
export async function lockPrinting(tx: Transaction, actor: Caller, batchId: string): Promise<ActedBatch> {
  const acted = await lock(tx, actor, batchId);
  if (acted.batch.status !== printStatus.producing) throw new Refusal('transitionRefused');
  return acted;
}

/** Locks a batch that was not begun. @throws Refusal recordNotFound, transitionRefused */
export async function lockReady(tx: Transaction, actor: Caller, batchId: string): Promise<ActedBatch> {
  const acted = await lock(tx, actor, batchId);
  if (acted.batch.status !== printStatus.ready) throw new Refusal('transitionRefused');
  return acted;
}
