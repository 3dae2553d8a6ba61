import { type Received, type deviceEndpoints, endpoints } from '@archway/contracts';
import type { TestServer } from '../../../../test/harness.ts';
import { practiceId } from '../../cases/cases.fixture.ts';

type Added = Received<(typeof deviceEndpoints)['add']>['body'];

let count = 0;

/** A printer of the practice, added by those who make for it. */
export async function newPrinter(server: TestServer, changes: Partial<Added> = {}) {
  const maker = await server.login('demomaker');
  const practice = await practiceId(server, 'P10001');
  const printer: Added = {
    ...{ practiceId: practice, kind: 'printer', name: `Printer ${(count += 1)}`, state: 'ready', enabled: true },
    ...{ plateWidth: 192, plateDepth: 120, material: 'modelResin' },
    ...changes,
  };
  const { deviceId } = await maker.call(endpoints.devices.add, { body: printer });
  const { practiceId: of, kind: _kind, ...fields } = printer;
  return { deviceId, practiceId: of, fields };
}

/** A cutting machine with its secret. */
export async function newCutter(server: TestServer) {
  const maker = await server.login('demomaker');
  const { deviceId, fields } = await newPrinter(server, {
    ...{ kind: 'cutter', plateWidth: null, plateDepth: null, material: null },
  });
  const { secret } = await maker.call(endpoints.devices.makeKey, { params: { deviceId } });
  return { deviceId, secret, fields };
}
