import { CredentialSource } from './credentials/credential-source.ts';
import type { Sdk, SdkConstructor } from './sdk.ts';
import { StorageSession } from './session.ts';

/** A session whose SDK knows which credentials it has; `asked` counts how often there were new ones. */
function setUp() {
  let asked = 0;
  const source = new CredentialSource(async () => ({
    accessKeyId: `id${(asked += 1)}`,
    accessKeySecret: 'secret',
    stsToken: 'token',
    endpoint: 'http://localhost:8080',
    bucketName: 'archway-files',
    expiration: new Date(Date.now() + 900_000).toISOString(),
    paths: ['archway/pt/1/1/3/-/'],
  }));
  class FakeSdk {
    constructor(readonly options: { accessKeyId: string }) {}
  }
  const session = new StorageSession(source, async () => FakeSdk as unknown as SdkConstructor);
  return { session, asked: () => asked };
}

const idOf = (sdk: Sdk): string => (sdk as unknown as { options: { accessKeyId: string } }).options.accessKeyId;
const failWith = (code: string) => async (): Promise<never> => Promise.reject(Object.assign(new Error(), { code }));

test('a refused call is tried once more with fresh credentials, and no third time', async () => {
  const { session, asked } = setUp();
  const seen: string[] = [];
  const refused = session.run(async (sdk) => {
    seen.push(idOf(sdk));
    throw Object.assign(new Error(), { code: 'AccessDenied' });
  });
  await expect(refused).rejects.toMatchObject({ code: 'AccessDenied' });
  expect(seen).toEqual(['id1', 'id2']);
  expect(asked()).toBe(2);
});

test('whatever failed is tried again with fresh credentials, asked for once by all who failed', async () => {
  const { session, asked } = setUp();
  await Promise.allSettled([1, 2, 3, 4].map(() => session.run(failWith('RequestError'))));
  expect(asked()).toBe(1);
  const used = await Promise.all([1, 2, 3, 4].map(() => session.run(async (sdk) => idOf(sdk))));
  expect(new Set(used)).toEqual(new Set(['id2']));
  expect(asked()).toBe(2);
});

test('what succeeds keeps its credentials', async () => {
  const { session, asked } = setUp();
  await session.run(async () => 1);
  await session.run(async () => 2);
  expect(asked()).toBe(1);
});
