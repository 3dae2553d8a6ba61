import { createHash } from 'node:crypto';
import {
  type Answer,
  DEVICE_KEY_PREFIX,
  type ErrorName,
  type Received,
  type SubOrderStatus,
  type deviceEndpoints,
  isOneOf,
  makingOf,
  subOrderStatus,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { tokenHash } from '../../access/api.ts';
import { type OrderRecordRow, type SubOrderRow, subOrderByCode, subOrderById } from '../orders/order-repository.ts';
import { lockOrder } from '../orders/order-scope.ts';
import { subOrderAdapter } from '../orders/sub-order-adapter.ts';
import { type DeviceRow, changeDevice, deviceBySecret } from './device-repository.ts';
import { keepReport } from './report-repository.ts';

type Report = Received<(typeof deviceEndpoints)['report']>['body'];

/** By so much the clock of a machine may differ from the server's. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** @throws Refusal deviceKeyInvalid, deviceDisabled */
async function deviceOf(context: Pick<AppContext, 'db'>, secret: string | null): Promise<DeviceRow> {
  const device = secret?.startsWith(DEVICE_KEY_PREFIX)
    ? await deviceBySecret(context.db, tokenHash(secret))
    : undefined;
  if (!device) throw new Refusal('deviceKeyInvalid');
  if (!device.enabled) throw new Refusal('deviceDisabled');
  return device;
}

/** Why a machine cannot have cut this; null where it can. */
function refusalOf(order: OrderRecordRow, { kind, status, updateTime }: SubOrderRow, report: Report): ErrorName | null {
  if (makingOf(order.product, kind) === 'printedAligner') return 'notCut';
  const before: readonly SubOrderStatus[] = [subOrderStatus.pending, subOrderStatus.printing];
  const at = new Date(report.at).getTime();
  // What was put back since is another one than was cut then.
  const since = updateTime.getTime() > at + CLOCKS_DIFFER_MS;
  if (isOneOf(before, status)) return since ? 'cutTooLate' : 'cutTooEarly';
  if (status === subOrderStatus.cut) return 'cutAlready';
  if (status === subOrderStatus.cutting && report.outcome === 'started') return 'cutAlready';
  if (isOneOf([subOrderStatus.printed, subOrderStatus.cutting], status)) return since ? 'cutTooLate' : null;
  return 'cutTooLate';
}

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;

async function takeReport(context: Context, tx: Transaction, device: DeviceRow, report: Report, of: SubOrderRow) {
  const { found, order } = await lockOrder(tx, 'system', of.orderId);
  if (found.record.practiceId !== device.practiceId) throw new Refusal('subOrderForeign');
  const sentHash = createHash('sha256').update(JSON.stringify(report)).digest('hex');
  const { subOrderId } = of;
  const { kept, repeated } = await keepReport(tx, {
    ...{ deviceId: device.deviceId, reportId: report.reportId, sentHash, subOrderId, outcome: report.outcome },
    reportedAt: new Date(report.at),
  });
  if (repeated) {
    if (kept.sentHash !== sentHash) throw new Refusal('deviceReportReused');
    return { subOrderId, outcome: kept.outcome, repeated };
  }
  const now = (await subOrderById(tx, subOrderId)) ?? of;
  const refusal = refusalOf(order, now, report);
  if (refusal) throw new Refusal(refusal);
  const work = { context, tx, actor: 'system' as const };
  const input = { by: device.name };
  if (now.status === subOrderStatus.printed) await takeAction(subOrderAdapter, work, subOrderId, 'startCutting', input);
  if (report.outcome === 'finished') await takeAction(subOrderAdapter, work, subOrderId, 'finishCutting', input);
  return { subOrderId, outcome: report.outcome, repeated };
}

/**
 * What a cutting machine says of a sub-order: taken once, however often it is said. A report that is refused is not kept.
 * @throws Refusal deviceKeyInvalid, deviceDisabled, reportInFuture, recordNotFound, subOrderForeign, deviceReportReused,
 *   cutAlready, cutTooEarly, cutTooLate, notCut; that of the guard
 */
export async function reportCut(
  context: Context,
  secret: string | null,
  report: Report,
): Promise<Answer<(typeof deviceEndpoints)['report']>> {
  const device = await deviceOf(context, secret);
  if (new Date(report.at).getTime() > Date.now() + CLOCKS_DIFFER_MS) throw new Refusal('reportInFuture');
  await changeDevice(context.db, device.deviceId, { seenTime: new Date() });
  const of = await subOrderByCode(context.db, report.code);
  if (!of) throw new Refusal('recordNotFound');
  return context.db.transaction((tx) => takeReport(context, tx, device, report, of));
}
