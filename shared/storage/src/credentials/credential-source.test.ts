import { CredentialSource } from './credential-source.ts';
import { readCredentials } from './read-credentials.ts';

const credentials = (expires: number, accessKeyId = 'id') => ({
  accessKeyId,
  accessKeySecret: 'secret',
  stsToken: 'token',
  endpoint: 'http://localhost:8080',
  bucketName: 'archway-files',
  expiration: new Date(expires).toISOString(),
  paths: ['archway/pt/1/1/2/-/'],
});

const setUp = (life: number) => {
  const clock = { now: 0 };
  let asked = 0;
  const fetch = jest.fn(async () => credentials(clock.now + life, `id${(asked += 1)}`));
  return { clock, fetch, source: new CredentialSource(fetch, () => clock.now) };
};

test('is asked for once, however many need it, and kept until shortly before the end', async () => {
  const { clock, fetch, source } = setUp(900_000);
  const all = await Promise.all([source.current(), source.current(), source.current()]);
  expect(new Set(all).size).toBe(1);
  clock.now = 779_000;
  await source.current();
  expect(fetch).toHaveBeenCalledTimes(1);
  clock.now = 780_000;
  expect((await source.current()).accessKeyId).toBe('id2');
});

test('a short life is used to its half', async () => {
  const { clock, fetch, source } = setUp(60_000);
  await source.current();
  clock.now = 29_000;
  await source.current();
  expect(fetch).toHaveBeenCalledTimes(1);
  clock.now = 31_000;
  await source.current();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what was refused is replaced once, also when several parts were refused with it', async () => {
  const { fetch, source } = setUp(900_000);
  const refused = await source.current();
  const fresh = await Promise.all([source.replace(refused), source.replace(refused)]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await source.replace(refused)).toBe(fresh[0]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const fetch = jest.fn(async (): Promise<unknown> => (fetch.mock.calls.length === 1 ? null : credentials(900_000)));
  const source = new CredentialSource(fetch, () => 0);
  await expect(source.current()).rejects.toMatchObject({
    problem: 'credentials',
    message: 'Failed to refresh STS token',
  });
  await expect(source.current()).resolves.toBeDefined();
});

test.each<[string, unknown, boolean]>([
  ['bare', credentials(0), true],
  ['wrapped', { code: 200, msg: '', data: credentials(0) }, true],
  ['refused', { code: 200403, msg: 'no', data: null }, false],
  ['refused with data', { code: 200403, msg: 'no', data: credentials(0) }, false],
  ['without paths', { ...credentials(0), paths: [] }, false],
  ['empty', '', false],
])('an answer that is %s', (_name, answer, good) => {
  expect(readCredentials(answer) !== null).toBe(good);
});
