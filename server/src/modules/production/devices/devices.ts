import { type Answer, DEVICE_KEY_PREFIX, type Received, type deviceEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { conflictAsRefusal } from '../../../infrastructure/database/conflicts.ts';
import { newToken, tokenHash } from '../../access/api.ts';
import { practicesNamed } from '../../practices/api.ts';
import { changeDevice, deviceById, devicesOf, insertDevice, lockDevice, printingOn } from './device-repository.ts';
import { madeFor, requireMade } from './device-scope.ts';

type Calls = typeof deviceEndpoints;
type Context = Pick<AppContext, 'db'>;
type Fields = Received<Calls['change']>['body'];

/** Of a secret, so much is shown. */
const SHOWN = DEVICE_KEY_PREFIX.length + 6;

/** Devices of the practices that the caller makes for. */
export async function listDevices(
  { db }: Context,
  caller: Caller,
  { kind }: Received<Calls['list']>['query'],
): Promise<Answer<Calls['list']>> {
  const made = await madeFor(db, caller);
  const devices = await devicesOf(db, made, kind);
  return {
    devices: devices.map(({ batchId, batchCode, ...device }) => ({
      ...device,
      batch: batchId !== null && batchCode !== null ? { batchId, code: batchCode } : null,
    })),
    practices: await practicesNamed(db, made),
  };
}

/** Plate and material belong to a printer, and to nothing else. @throws Refusal devicePlateMissing */
function written(kind: 'printer' | 'cutter', fields: Fields) {
  const { plateWidth = null, plateDepth = null, material = null, ...others } = fields;
  const known = {
    ...others,
    ...{ model: others.model ?? null, note: others.note ?? null, nextMaintenance: others.nextMaintenance ?? null },
  };
  if (kind === 'cutter') return { ...known, plateWidth: null, plateDepth: null, material: null };
  if (plateWidth === null || plateDepth === null || material === null) throw new Refusal('devicePlateMissing');
  return { ...known, plateWidth, plateDepth, material };
}

const taken = { production_devices_name: 'deviceNameTaken' } as const;

/** @throws Refusal recordNotFound, devicePlateMissing, deviceNameTaken */
export async function addDevice(
  { db }: Context,
  caller: Caller,
  { practiceId, kind, ...fields }: Received<Calls['add']>['body'],
): Promise<{ deviceId: string }> {
  await requireMade(db, caller, { practiceId });
  const [known] = await practicesNamed(db, [practiceId]);
  if (!known) throw new Refusal('recordNotFound');
  const device = { ...written(kind, fields), practiceId, kind, updatedBy: caller.userId };
  return { deviceId: await conflictAsRefusal(taken, insertDevice(db, device)) };
}

/** @throws Refusal recordNotFound, devicePlateMissing, deviceNameTaken; deviceBusy for one that prints */
export const editDevice = (
  { db }: Context,
  caller: Caller,
  deviceId: string,
  fields: Fields,
): Promise<{ deviceId: string }> =>
  db.transaction(async (tx) => {
    const device = await requireMade(tx, caller, await lockDevice(tx, deviceId));
    const change = written(device.kind, fields);
    const printing = await printingOn(tx, deviceId);
    const same =
      change.plateWidth === device.plateWidth &&
      change.plateDepth === device.plateDepth &&
      change.material === device.material &&
      change.enabled === device.enabled;
    if (printing !== null && !same) throw new Refusal('deviceBusy', { name: printing });
    const updated = { ...change, updatedBy: caller.userId, updateTime: new Date() };
    await conflictAsRefusal(taken, changeDevice(tx, deviceId, updated));
    return { deviceId };
  });

/**
 * Makes the secret of a cutting machine; only its hash is kept, and the one before counts no more.
 * @throws Refusal recordNotFound, deviceReportsNothing
 */
export async function makeDeviceKey({ db }: Context, caller: Caller, deviceId: string): Promise<{ secret: string }> {
  const device = await requireMade(db, caller, await deviceById(db, deviceId));
  if (device.kind !== 'cutter') throw new Refusal('deviceReportsNothing');
  const secret = DEVICE_KEY_PREFIX + newToken();
  const key = { secretHash: tokenHash(secret), keyPrefix: secret.slice(0, SHOWN) };
  await changeDevice(db, deviceId, { ...key, updatedBy: caller.userId, updateTime: new Date() });
  return { secret };
}
