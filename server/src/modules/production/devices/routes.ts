import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { bearerOf } from '../../../infrastructure/http/request.ts';
import { addDevice, editDevice, listDevices, makeDeviceKey } from './devices.ts';
import { reportCut } from './report-cut.ts';

/** Printers and cutting machines, and what the latter report. */
export function deviceRoutes(context: AppContext, handle: Handle): void {
  const { devices } = endpoints;

  handle(devices.list, ({ query, user }) => listDevices(context, user, query));
  handle(devices.add, ({ body, user }) => addDevice(context, user, body));
  handle(devices.change, ({ params, body, user }) => editDevice(context, user, params.deviceId, body));
  handle(devices.makeKey, ({ params, user }) => makeDeviceKey(context, user, params.deviceId));
  handle(devices.report, ({ body, request }) => reportCut(context, bearerOf(request.headers), body));
}
