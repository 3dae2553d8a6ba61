import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OSS from 'ali-oss';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pino from 'pino';
import { openDatabase } from '../../src/infrastructure/database/database.ts';
import { EmbeddedStore, type EmbeddedStoreOptions } from '../../src/infrastructure/storage/embedded-store.ts';
import { registerGateway } from '../../src/infrastructure/storage/gateway/gateway.ts';
import type { CredentialRequest } from '../../src/infrastructure/storage/object-store.ts';
import { testDatabase } from '../test-database.ts';
import { until } from '../until.ts';

export const OPERATOR = { id: 'OPERATORKEY', secret: 'operator-secret' };

/** A client in the same process that has a request to send has sent it after so many looks. */
const STILL_LOOKS = 15;

export interface TestGateway {
  readonly store: EmbeddedStore;
  readonly folder: string;
  readonly endpoint: string;
  readonly port: number;
  /** An SDK client of the operator. */
  operator(version4: boolean): OSS;
  /** An SDK client with temporary credentials. */
  scoped(version4: boolean, request?: Partial<CredentialRequest>): Promise<OSS>;
  /** Ends when no request has been under way for a while. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

/** The gateway alone on a free port, with a database and a folder of its own. */
export async function startGateway(options: Partial<EmbeddedStoreOptions> = {}): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'archway-gateway-'));
  const database = await testDatabase();
  const log: FastifyBaseLogger = pino({ level: process.env['ARCHWAY_TEST_LOG'] ?? 'silent' });
  const settings = { databaseUrl: database.url, databasePool: 5, dataFolder: folder };
  const opened = await openDatabase(settings, log);
  const store = await EmbeddedStore.open({
    db: opened.db,
    folder: join(folder, 'objects'),
    bucket: 'archway-files',
    secret: Buffer.alloc(32, 7),
    operator: OPERATOR,
    port: 0,
    hosts: ['localhost', '*.localhost'],
    alone: true,
    log,
    ...options,
  });
  const server: FastifyInstance = Fastify({
    forceCloseConnections: true,
    loggerInstance: log,
    routerOptions: { maxParamLength: 300 },
  });
  let open = 0;
  server.server.on('request', (_, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
  });
  registerGateway(server, store, new AbortController().signal);
  await server.listen({ host: 'localhost', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const endpoint = `http://localhost:${port}`;
  const client = (version4: boolean, keys: Partial<OSS.Options>): OSS =>
    new OSS({
      endpoint,
      region: 'oss-cn-hangzhou',
      bucket: 'archway-files',
      sldEnable: true,
      secure: false,
      authorizationV4: version4,
      retryMax: 0,
      refreshSTSToken: async () => keys,
      refreshSTSTokenInterval: 3_600_000,
      ...keys,
    } as OSS.Options);
  return {
    store,
    folder,
    endpoint,
    port,
    operator: (version4) => client(version4, { accessKeyId: OPERATOR.id, accessKeySecret: OPERATOR.secret }),
    scoped: async (version4, request) => {
      const credentials = await store.credentials({
        prefixes: ['case/1/'],
        actions: ['get', 'put', 'abort_multi_part_upload'],
        seconds: 900,
        ...request,
      });
      const { accessKeyId, accessKeySecret, stsToken } = credentials;
      return client(version4, { accessKeyId, accessKeySecret, stsToken });
    },
    quiet: async () => {
      let still = 0;
      await until(() => (still = open === 0 ? still + 1 : 0) > STILL_LOOKS);
    },
    stop: async () => {
      await server.close();
      await store.close();
      await opened.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a call of the SDK ends with: its error's code, or `allowed`. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'allowed',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

export const bytesOf = async (client: OSS, key: string): Promise<Buffer> => (await client.get(key)).content as Buffer;
