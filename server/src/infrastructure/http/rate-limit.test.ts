import Fastify, { type FastifyInstance } from 'fastify';
import { Refusal } from '../../context.ts';
import { type LimitOptions, callLimit, useRateLimits } from './rate-limit.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Calls as somebody; says whether it was let through, or for how many seconds it was refused. */
async function limited(options: LimitOptions): Promise<(who: string) => Promise<number | null>> {
  app = Fastify({ trustProxy: true });
  await useRateLimits(app);
  const limit = callLimit(app, options);
  app.setErrorHandler((error, _, reply) => reply.status(error instanceof Refusal ? 429 : 500).send());
  app.get('/', { onRequest: limit }, async () => '');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (who) => {
    const { status, headers } = await fetch(url, { headers: { who, 'x-forwarded-for': who } });
    expect([200, 429]).toContain(status);
    return status === 200 ? null : Number(headers.get('retry-after'));
  };
}
/** All but the clock: sockets need their timers. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;
const byName = ({ headers }: { headers: Record<string, unknown> }): string => String(headers['who']);

test('lets through as many calls a minute as the limit says, by caller, and tells when the next one may come', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: [...REAL, 'clearImmediate', 'clearInterval', 'clearTimeout'] });
  try {
    const call = await limited({ most: 2, callerOf: byName });
    expect([await call('a'), await call('a'), await call('a')]).toEqual([null, null, 60]);
    expect(await call('b')).toBeNull();
    jest.setSystemTime(45_000);
    expect(await call('a')).toBe(15);
    jest.setSystemTime(60_000);
    expect(await call('a')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('callers beyond those that are remembered push out the most silent one, and free nobody else', async () => {
  const call = await limited({ most: 1, callerOf: byName, remembered: 3 });
  for (const who of ['silent', 'b', 'busy']) expect(await call(who)).toBeNull();
  expect(await call('busy')).not.toBeNull();
  expect(await call('newcomer')).toBeNull();
  expect(await call('busy')).not.toBeNull();
  expect(await call('b')).not.toBeNull();
  expect(await call('silent')).toBeNull();
});

test('takes all addresses of an IPv6 network for one caller', async () => {
  const call = await limited({ most: 1 });
  expect(await call('2001:db8:1:2::1')).toBeNull();
  expect(await call('2001:db8:1:2::2')).not.toBeNull();
  expect(await call('2001:db8:1:3::1')).toBeNull();
  for (const mapped of ['::ffff:10.0.0.1', '::ffff:10.0.0.2']) expect(await call(mapped)).toBeNull();
});
