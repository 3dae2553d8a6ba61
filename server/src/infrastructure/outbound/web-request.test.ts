import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { AddressRefused, assertWebAddress, isPublic, publicLookup } from './public-address.ts';
import { RemoteFailed, askWeb, atMost, firstWords } from './web-request.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fec0::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:0:a00:1::',
  '2001:db8::1',
  'ff02::1',
  'localhost',
])('%s is not of the whole world', (address) => expect(isPublic(address, false)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
  '%s is of the whole world',
  (address) => expect(isPublic(address, false)).toBe(true),
);

test.each([
  ['http://example.com/', false],
  ['https://user:word@example.com/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['http://10.0.0.1/', true],
  ['http://example.com/', true],
  ['ftp://localhost/', true],
] as const)('%s is refused (loopback: %s)', (url, loopback) =>
  expect(() => assertWebAddress(new URL(url), loopback)).toThrow(AddressRefused),
);

test('a name that leads to this machine is refused when it is resolved', async () => {
  const refused = (loopback: boolean) =>
    new Promise((resolve) => publicLookup(loopback)('localhost', {}, (error) => resolve(error)));
  expect(await refused(false)).toBeInstanceOf(AddressRefused);
  expect(await refused(true)).toBeNull();
});

describe('asking', () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/inside') response.writeHead(302, { location: 'https://169.254.169.254/latest' });
      else if (request.url === '/round') response.writeHead(302, { location: '/round' });
      else if (request.url === '/on') response.writeHead(302, { location: '/end' });
      else response.writeHead(200);
      // What never ends is cut off.
      if (request.url !== '/silent') response.end('0123456789');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const ask = (path: string, rest: object = {}) =>
    askWeb({ method: 'GET', url: base + path, loopback: true, timeoutMs: 60_000, redirects: 2, ...rest });

  test('redirects are followed, a few, and each is looked at', async () => {
    expect(await firstWords(await ask('/on'), 4)).toBe('0123');
    await expect(ask('/inside')).rejects.toThrow(AddressRefused);
    await expect(ask('/round')).rejects.toThrow(RemoteFailed);
    await expect(ask('/', { loopback: false })).rejects.toThrow(AddressRefused);
  });

  test('who takes too long is left', async () => {
    await expect(ask('/silent', { timeoutMs: 300 })).rejects.toThrow(RemoteFailed);
  });

  test('more than was allowed is not read', async () => {
    const { stream } = await ask('/');
    const sink = new Writable({ write: (_c, _e, done) => done() });
    await expect(pipeline(stream, atMost(5), sink)).rejects.toThrow(RemoteFailed);
  });
});
