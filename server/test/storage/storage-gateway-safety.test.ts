import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type TestGateway, startGateway } from './storage-gateway.ts';
import { until } from '../until.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

test('nobody reads without a signature', async () => {
  await gateway.store.put('case/1/public', Buffer.from('x'));
  const answer = await fetch(`${gateway.endpoint}/archway-files/case/1/public`);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
});

/** Sends a target that HTTP clients would tidy up. */
const rawStatus = (target: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(gateway.port, 'localhost', () =>
      socket.write(`PUT ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx`),
    );
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
    });
    socket.once('error', reject);
  });

test('no name leads out of the folder', async () => {
  const before = (await readdir(gateway.folder)).sort();
  for (const target of [
    '/archway-files/../../x',
    '/archway-files/%2e%2e/%2e%2e/x',
    '/archway-files/a\\..\\..\\x',
    '/archway-files/%',
  ]) {
    expect(await rawStatus(target)).toBeGreaterThanOrEqual(400);
  }
  const bad = ['../x', 'a/../../x', './x', 'a//b', '/x', '\\x', 'a\u0000b', '', '\ud800', 'x'.repeat(1024)];
  for (const key of bad) {
    await expect(gateway.store.put(key, Buffer.from('x'))).rejects.toMatchObject({ name: 'InvalidKey' });
  }
  const odd = await gateway.store.put('..x/y..', Buffer.from('x'));
  expect(odd.key).toBe('..x/y..');
  const longest = `case/1/${'ü'.repeat(508)}`;
  const client = await gateway.scoped(true);
  await client.put(longest, Buffer.from('x'));
  expect(String((await client.get(longest)).content)).toBe('x');
  expect((await readdir(gateway.folder)).sort()).toEqual(before);
});

test('of concurrent puts to one key one wins whole, and only its file stays', async () => {
  const client = gateway.operator(true);
  const bodies = Array.from({ length: 12 }, (_, body) => Buffer.alloc(200_000 + body, body));
  const reads: Promise<unknown>[] = [];
  await Promise.all(
    bodies.map(async (body, at) => {
      await client.put('case/1/contested', body);
      if (at % 3 === 0)
        reads.push(client.get('case/1/contested').then(({ content }) => assertWhole(content as Buffer)));
    }),
  );
  await Promise.all(reads);
  assertWhole((await client.get('case/1/contested')).content as Buffer);
  function assertWhole(content: Buffer): void {
    expect(content.equals(Buffer.alloc(content.length, content[0]))).toBe(true);
    expect(content.length).toBe(200_000 + content[0]!);
  }
  await gateway.store.close();
  const { parts } = await gateway.store.open('case/1/contested').then((opened) => (opened.close(), opened));
  expect(parts).toHaveLength(1);
});

test('of concurrent puts with a temporary key one is taken and stays', async () => {
  const client = await gateway.scoped(true);
  const codes = await Promise.all(
    Array.from({ length: 12 }, (_, body) =>
      client.put('case/1/first comes', Buffer.alloc(50_000, body)).then(
        () => body,
        (error: { code: string }) => error.code,
      ),
    ),
  );
  const winners = codes.filter((code): code is number => typeof code === 'number');
  expect(winners).toHaveLength(1);
  expect(new Set(codes.filter((code) => typeof code === 'string'))).toEqual(new Set(['FileAlreadyExists']));
  const { content } = await client.get('case/1/first comes');
  expect((content as Buffer).equals(Buffer.alloc(50_000, winners[0]))).toBe(true);
});

test('a reader keeps the bytes that it began with, whatever happens to the object', async () => {
  const old = Buffer.alloc(5_000_000, 1);
  await gateway.store.put('case/1/read', old);
  const { stream } = await gateway.store.get('case/1/read');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (chunks.length === 0) {
      await gateway.store.put('case/1/read', Buffer.from('new'));
      await gateway.store.delete('case/1/read');
    }
    chunks.push(chunk as Buffer);
  }
  expect(Buffer.concat(chunks).equals(old)).toBe(true);
});

test('a sender that hangs up leaves no object and no draft', async () => {
  const url = await gateway.operator(true).signatureUrlV4('PUT', 60, {}, 'case/1/half');
  const { pathname, search } = new URL(url);
  await new Promise<void>((resolve) => {
    const socket = connect(gateway.port, 'localhost', () => {
      socket.write(
        `PUT ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(5000)}`,
      );
      setTimeout(() => socket.destroy(), 100);
    });
    socket.once('close', () => resolve());
  });
  const drafts = (): Promise<string[]> => readdir(join(gateway.folder, 'objects', 'drafts'));
  await until(async () => (await drafts()).length === 0);
  expect(await gateway.store.head('case/1/half')).toBeNull();
});

test('who sends on without reading still finds the answer that refused the body', async () => {
  const url = await gateway.operator(true).signatureUrlV4('PUT', 60, {}, 'case/1/huge');
  const { pathname, search } = new URL(url);
  const socket = connect(gateway.port, 'localhost');
  socket.on('error', () => {}).pause();
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6000000000\r\n\r\n`);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const sending = setInterval(() => socket.write('on and on'), 20);
  await new Promise((resolve) => setTimeout(resolve, 800));
  let answer = '';
  socket
    .setEncoding('utf8')
    .on('data', (text: string) => (answer += text))
    .resume();
  await ended;
  clearInterval(sending);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('<Code>EntityTooLarge</Code>');
  expect(answer).toMatch(/<\/Error>\s*$/);
});

test('a body that is too large is refused before it is read', async () => {
  const url = await gateway.operator(true).signatureUrlV4('PUT', 60, {}, 'case/1/huge');
  const { pathname, search } = new URL(url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(gateway.port, 'localhost', () => {
      socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6000000000\r\n\r\n`);
    });
    socket.once('data', (data) => resolve(data.toString()));
  });
  expect(answer).toContain('<Code>EntityTooLarge</Code>');
});

test('browsers of any origin may ask, and read the headers that the SDK needs', async () => {
  const preflight = await fetch(`${gateway.endpoint}/archway-files/case/1/x`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://lab.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,x-oss-date',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-oss-date');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  const refused = await fetch(`${gateway.endpoint}/archway-files/case/1/x`, {
    headers: { origin: 'https://lab.example' },
  });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('access-control-expose-headers')).toContain('ETag');
});

test('what the embedded storage does not have is said, not ignored', async () => {
  const url = await gateway.operator(true).signatureUrlV4('GET', 60, { queries: { acl: '' } }, 'case/1/public');
  expect(await (await fetch(url)).text()).toContain('<Code>NotImplemented</Code>');
});

test('the store itself: lists in pages, signs URLs, refuses to overwrite', async () => {
  const { store, endpoint } = gateway;
  for (const at of [1, 2, 3])
    await store.put(`own/${at}`, Readable.from([Buffer.from(`${at}`)]), { contentType: 'text/plain' });
  const first = await store.list('own/', { limit: 2 });
  expect(first.objects.map(({ key }) => key)).toEqual(['own/1', 'own/2']);
  expect(await store.list('own/', { after: first.next! })).toMatchObject({
    objects: [{ key: 'own/3', size: 1 }],
    next: null,
  });
  await expect(store.put('own/1', Buffer.from('x'), { ifAbsent: true })).rejects.toMatchObject({
    name: 'ObjectExists',
  });
  await expect(store.get('own/none')).rejects.toMatchObject({ name: 'ObjectMissing' });
  await expect(store.get('own/1', { start: 1 })).rejects.toMatchObject({ name: 'RangeUnsatisfiable', size: 1 });
  const url = await store.signedUrl('own/1', { expiresSeconds: 60, origin: endpoint, download: '上颌 "1".txt' });
  const answer = await fetch(url);
  expect(await answer.text()).toBe('1');
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%E4%B8%8A%E9%A2%8C%20%221%22.txt");
  expect(answer.headers.get('content-type')).toBe('text/plain');
});

test('an upload that nobody goes on with is given up, a file without a row is swept', async () => {
  const { store, folder } = gateway;
  const id = await store.uploads.start('case/1/stale', { contentType: 'x' });
  const kept = await store.uploads.start('case/1/kept', { contentType: 'x' });
  const part = await store.files.write([Buffer.from('part')]);
  await store.uploads.addPart(id, 1, part);
  const orphan = await store.files.write([Buffer.from('orphan')]);
  await writeFile(join(folder, 'objects', 'drafts', 'left'), 'draft');
  store.discard(await store.uploads.abortStale(new Date(Date.now() - 60_000)));
  expect(await store.uploads.find('case/1/stale', id)).not.toBeNull();
  await store.sweep(true);
  expect(await readdir(join(folder, 'objects', 'drafts'))).toEqual([]);
  expect(await readdir(join(folder, 'objects', 'blobs', orphan.blob.slice(0, 2)))).not.toContain(orphan.blob);
  expect(await readdir(join(folder, 'objects', 'blobs', part.blob.slice(0, 2)))).toContain(part.blob);
  store.discard(await store.uploads.abortStale(new Date(Date.now() + 60_000)));
  await store.close();
  expect(await store.uploads.find('case/1/kept', kept)).toBeNull();
  expect(await readdir(join(folder, 'objects', 'blobs', part.blob.slice(0, 2)))).not.toContain(part.blob);
});

test('a file of many megabytes streams through', async () => {
  const client = await gateway.scoped(true);
  const file = join(gateway.folder, 'large');
  await writeFile(file, randomBytes(30_000_000));
  await client.put('case/1/large', createReadStream(file));
  expect((await gateway.store.head('case/1/large'))?.size).toBe(30_000_000);
});
