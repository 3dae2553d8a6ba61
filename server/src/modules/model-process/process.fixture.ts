import { dataTypes, endpoints, processServices } from '@archway/contracts';
import type { Jaw, ParameterValues, ProcessDetail, ProcessService } from '@archway/contracts';
import { generateJaw, writeStl } from '@archway/mesh';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { callerOf, practiceId } from '../cases/cases.fixture.ts';
import { personPrefix } from '../files/api.ts';

const { process: calls } = endpoints;

let count = 0;
/** A key as pages make them. */
export const newKey = (): string => (count += 1).toString(16).padStart(32, '0');

interface Wanted {
  readonly practice?: 'P10001' | 'P10002';
  readonly serviceType?: ProcessService;
  readonly name?: string;
  readonly parameters?: ParameterValues;
}

/** An order that nobody has submitted. */
export async function newProcess(server: TestServer, client: TestClient, wanted: Wanted = {}) {
  const { practice = 'P10001', serviceType = processServices[0], name = 'Order', parameters = {} } = wanted;
  const body = { practiceId: await practiceId(server, practice), serviceType, clientKey: newKey(), name, parameters };
  return client.call(calls.create, { body });
}

/** A small jaw as a scanner writes it. */
const jawFile = (jaw: Jaw): Uint8Array =>
  writeStl(generateJaw({ jaw: jaw === 1 ? 'upper' : 'lower', triangles: 12_000, seed: 5 })).bytes;

/** Puts a file where the client's models lie. @returns what is registered of it */
export async function uploaded(server: TestServer, client: TestClient, bytes: Uint8Array, fileName = 'scan.stl') {
  const { userId } = await callerOf(server, client);
  const objectName = `${personPrefix({ userId, dataType: dataTypes.processModel })}${newKey()}.stl`;
  const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from(bytes));
  return { fileName, objectName, size, crc64 };
}

export async function giveModelOf(
  server: TestServer,
  client: TestClient,
  processId: string,
  jaw: Jaw,
  bytes = jawFile(jaw),
) {
  const file = await uploaded(server, client, bytes);
  await client.call(calls.putModel, { params: { processId }, body: { jaw, ...file } });
  return file;
}

export const orderNow = (client: TestClient, processId: string): Promise<ProcessDetail> =>
  client.call(calls.order, { params: { processId } });
