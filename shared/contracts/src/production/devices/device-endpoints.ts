import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { CLIENT_KEY_PATTERN } from '../../wire/patterns.ts';
import { plateSide, productionDevice } from './device-entities.ts';
import { deviceKinds, deviceStates, printMaterials } from './device-kinds.ts';
import { deviceRules } from './device-rules.ts';

/** What can be changed of a device; plate and material are a printer's alone. */
const deviceFields = {
  name: fieldSchema(deviceRules.name),
  model: fieldSchema(deviceRules.model),
  plateWidth: plateSide.nullish(),
  plateDepth: plateSide.nullish(),
  material: z.enum(printMaterials).nullish(),
  state: z.enum(deviceStates),
  nextMaintenance: fieldSchema(deviceRules.nextMaintenance),
  note: fieldSchema(deviceRules.note),
  enabled: z.boolean().default(true),
};

/** Printers and cutting machines, for those who make. */
export const deviceEndpoints = {
  list: endpoint({
    id: 'devices.list',
    method: 'GET',
    path: '/production/device',
    summary: 'Devices of the practices that the caller makes for, and those practices.',
    access: ['order:produce'],
    query: z.strictObject({ kind: z.enum(deviceKinds).optional() }),
    data: z.object({
      devices: z.array(productionDevice),
      practices: z.array(z.object({ practiceId: id, practiceName: z.string() })),
    }),
  }),
  add: endpoint({
    id: 'devices.add',
    method: 'POST',
    path: '/production/device',
    summary: 'Adds a printer or a cutting machine.',
    access: ['order:produce'],
    body: z.strictObject({ practiceId: id, kind: z.enum(deviceKinds), ...deviceFields }),
    data: z.object({ deviceId: id }),
    errors: ['recordNotFound', 'deviceNameTaken', 'devicePlateMissing'],
  }),
  change: endpoint({
    id: 'devices.change',
    method: 'PUT',
    path: '/production/device/:deviceId',
    summary: 'Changes a device; what it is, and whose, stays.',
    access: ['order:produce'],
    params: z.strictObject({ deviceId: id }),
    body: z.strictObject(deviceFields),
    data: z.object({ deviceId: id }),
    errors: ['recordNotFound', 'deviceNameTaken', 'devicePlateMissing', 'deviceBusy'],
  }),
  makeKey: endpoint({
    id: 'devices.makeKey',
    method: 'POST',
    path: '/production/device/:deviceId/key',
    summary:
      'Makes the secret by which a cutting machine reports, in the place of the one before; it is told this once.',
    access: ['order:produce'],
    params: z.strictObject({ deviceId: id }),
    data: z.object({ secret: z.string() }),
    errors: ['recordNotFound', 'deviceReportsNothing'],
  }),
  report: endpoint({
    id: 'devices.report',
    method: 'POST',
    path: '/production/device/report',
    summary:
      'A cutting machine says that it has begun or ended to cut a sub-order. It carries its own secret: `Authorization: Bearer awd_…`. The same `reportId` with the same content is answered as the first time.',
    access: 'public',
    body: z.strictObject({
      reportId: z.string().regex(CLIENT_KEY_PATTERN),
      /** What the code on the sub-order says: its number. */
      code: z.string().trim().min(1).max(60),
      outcome: z.enum(['started', 'finished']),
      /** When it was, by the clock of the machine. */
      at: instant,
    }),
    data: z.object({ subOrderId: id, outcome: z.enum(['started', 'finished']), repeated: z.boolean() }),
    errors: [
      ...(['deviceKeyInvalid', 'deviceDisabled', 'deviceReportReused', 'recordNotFound', 'subOrderForeign'] as const),
      ...(['cutAlready', 'cutTooEarly', 'cutTooLate', 'notCut', 'reportInFuture'] as const),
      ...(['orderDiscarded', 'noConfirmedPlan', 'orderPlanChanged'] as const),
    ],
    rateLimit: 600,
  }),
} as const;
