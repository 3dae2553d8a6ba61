import { type PrintStatus, begunOrders, isOneOf, modelSpace, printStatus, subOrderStatus } from '@archway/contracts';
import type { Database, Transaction } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { practiceByNumber } from '../../practices/api.ts';
import { type NewDevice, anyDevice, importBatch, importDevice, subOrdersOfPractice } from '../../production/api.ts';

const DAY_MS = 86_400_000;
const PLATE = { plateWidth: 192, plateDepth: 120 } as const;
const SPACE = {
  ...{ modelWidth: modelSpace.width.standard, modelDepth: modelSpace.depth.standard },
  gap: modelSpace.gap.standard,
} as const;

/** What stands in the plant of the practice. */
const machines: readonly Pick<
  NewDevice,
  'kind' | 'name' | 'model' | 'plateWidth' | 'plateDepth' | 'material' | 'state' | 'note'
>[] = [
  { kind: 'printer', name: 'P-1', model: 'Form 4B', ...PLATE, material: 'modelResin', state: 'ready' },
  { kind: 'printer', name: 'P-2', model: 'Form 4B', ...PLATE, material: 'modelResin', state: 'ready' },
  {
    ...{ kind: 'printer', name: 'P-3', model: 'Asiga MAX', plateWidth: 119, plateDepth: 67 },
    ...{ material: 'alignerResin', state: 'maintenance', note: '更换料槽 / New resin tank' },
  },
  { kind: 'cutter', name: 'C-1', model: '5-axis cutter', state: 'ready' },
];

interface Laying {
  readonly practiceId: string;
  readonly createdBy: string;
  readonly deviceId: string;
}

/** Gives the practice of the demonstration its machines, and batches in every status. */
export async function seedBatches(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    if (await anyDevice(tx)) return;
    const maker = (await demoAccounts(tx)).find(({ name }) => name === 'demomaker');
    const practice = await practiceByNumber(tx, 'P10001');
    if (!maker || !practice) return;
    const ids: string[] = [];
    for (const [at, machine] of machines.entries()) {
      const nextMaintenance = new Date(now.getTime() + (at * 9 + 5) * DAY_MS).toISOString().slice(0, 10);
      const device = { ...machine, practiceId: practice.id, nextMaintenance, updatedBy: maker.id };
      ids.push(await importDevice(tx, device));
    }
    const [first = '0', second = '0'] = ids;
    const laying = { practiceId: practice.id, createdBy: maker.id };
    await lay(tx, { ...laying, deviceId: first }, { ...laying, deviceId: second }, now);
  });
}

async function lay(tx: Transaction, first: Laying, second: Laying, now: Date): Promise<void> {
  // What waits is of orders that are begun: those that are not can still be taken back.
  const all = (await subOrdersOfPractice(tx, first.practiceId)).filter(
    ({ material, orderStatus }) => material === 'modelResin' && isOneOf(begunOrders, orderStatus),
  );
  const standing = (...statuses: readonly number[]): string[] =>
    all.filter(({ status }) => statuses.includes(status)).map(({ subOrderId }) => subOrderId);
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const put = async (
    laying: Laying,
    status: PrintStatus,
    subOrderIds: readonly string[],
    { days, state, reason }: { days: number; state: 'open' | 'printed' | 'failed'; reason?: string },
  ): Promise<void> => {
    if (subOrderIds.length === 0) return;
    const ended = status === printStatus.done || status === printStatus.failed;
    await importBatch(tx, {
      batch: {
        ...{ ...laying, ...PLATE, ...SPACE, status, kind: status === printStatus.failed ? 'manual' : 'auto' },
        createTime: before(days),
        startTime: status === printStatus.ready ? null : before(days - 0.1),
        endTime: ended ? before(days - 0.4) : null,
        reason: reason ?? null,
      },
      items: subOrderIds.map((subOrderId) => ({ subOrderId, state, note: reason ?? null })),
    });
  };
  const made = standing(subOrderStatus.packed, subOrderStatus.cut, subOrderStatus.cutting, subOrderStatus.printed);
  const waiting = standing(subOrderStatus.pending);
  const lost = '支撑脱落 / A support broke';
  await put(second, printStatus.failed, waiting.slice(0, 1), { days: 3, state: 'failed', reason: lost });
  await put(first, printStatus.done, made.slice(0, 4), { days: 2, state: 'printed' });
  await put(second, printStatus.done, made.slice(4, 7), { days: 1.5, state: 'printed' });
  await put(first, printStatus.producing, standing(subOrderStatus.printing).slice(0, 5), { days: 0.3, state: 'open' });
  await put(second, printStatus.ready, waiting.slice(1, 4), { days: 0.1, state: 'open' });
}
