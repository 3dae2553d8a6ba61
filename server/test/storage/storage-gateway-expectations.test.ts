import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type OSS from 'ali-oss';
import { type TestGateway, bytesOf, codeOf, startGateway } from './storage-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** What the SDK and its users expect of the storage beyond putting and getting. */
describe.each([
  ['V1', false],
  ['V4', true],
])('the SDK with signature %s', (name, version4) => {
  const operator = (): OSS => gateway.operator(version4);
  const scoped = (): Promise<OSS> => gateway.scoped(version4);
  const key = (rest: string): string => `case/1/${name}/${rest}`;

  test('what was uploaded with a temporary key is never replaced with one, in whichever way', async () => {
    const client = await scoped();
    const object = key('kept');
    const large = randomBytes(300_000);
    const claims = async (to: string): Promise<[string, { number: number; etag: string }[]]> => {
      const { uploadId } = await client.initMultipartUpload(to);
      const { etag } = await client.uploadPart(to, uploadId, 1, large, 0, large.length, {});
      return [uploadId, [{ number: 1, etag }]];
    };
    // Two uploads begun while nothing is there: one of them comes first.
    const [first, second] = [await claims(object), await claims(object)];
    await client.completeMultipartUpload(object, ...first);
    const before = (await client.head(object)).res.headers as Record<string, string>;
    const other = key('other');
    await client.put(other, Buffer.from('other bytes'));
    const tries = [
      client.completeMultipartUpload(object, ...second),
      client.initMultipartUpload(object),
      client.put(object, Buffer.from('x')),
      client.put(object, Readable.from([Buffer.from('x')])),
      client.put(object, Buffer.from('x'), { headers: { 'x-oss-forbid-overwrite': 'false' } }),
      client.copy(object, other),
      client.copy(object, object, { headers: { 'Cache-Control': 'no-store' } }),
    ];
    expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => 'FileAlreadyExists'));
    const after = (await client.head(object)).res.headers as Record<string, string>;
    for (const name of ['etag', 'content-length', 'x-oss-hash-crc64ecma', 'last-modified'])
      expect(after[name]).toBe(before[name]);
    // The first answer may have been lost on its way.
    expect(await codeOf(client.completeMultipartUpload(object, ...first))).toBe('allowed');
    await operator().put(object, Buffer.from('the server itself may'));
    expect(String(await bytesOf(client, object))).toBe('the server itself may');
  });

  describe('copies under conditions on the source', () => {
    const copy = async (headers: Record<string, string>): Promise<number | string> => {
      const copied = operator().copy(key('conditional copy'), key('condition'), { headers });
      return copied.then(
        ({ res }) => res.status,
        ({ name: error, message, status }: Error & { status: number }) => `${status} ${error}: ${message}`,
      );
    };
    const failed = (condition: string): string =>
      `412 PreconditionFailedError: At least one of the pre-conditions you specified did not hold. (condition: ${condition})`;
    const year = 31_536_000_000;
    let etag = '';
    let modified = '';
    beforeAll(async () => {
      await operator().put(key('condition'), Buffer.from('source'));
      const headers = (await operator().head(key('condition'))).res.headers as Record<string, string>;
      [etag = '', modified = ''] = [headers['etag'], headers['last-modified']];
    });
    const around = (ms: number): string => new Date(Date.parse(modified) + ms).toUTCString();

    test('of its ETag', async () => {
      expect(await copy({ 'If-Match': etag })).toBe(200);
      expect(await copy({ 'If-Match': 'other' })).toBe(failed('If-Match'));
      expect(await copy({ 'If-None-Match': 'other' })).toBe(200);
      expect(await copy({ 'If-None-Match': etag })).toBe(304);
    });

    test('of its time', async () => {
      expect(await copy({ 'If-Modified-Since': around(-year) })).toBe(200);
      for (const late of [0, year]) expect(await copy({ 'If-Modified-Since': around(late) })).toBe(304);
      for (const late of [0, year]) expect(await copy({ 'If-Unmodified-Since': around(late) })).toBe(200);
      expect(await copy({ 'If-Unmodified-Since': around(-year) })).toBe(failed('If-Unmodified-Since'));
    });

    test('nothing is copied that was not wanted', async () => {
      await operator().delete(key('unwanted'));
      await operator().copy(key('unwanted'), key('condition'), { headers: { 'If-None-Match': etag } });
      expect(await codeOf(operator().head(key('unwanted')))).toBe('NoSuchKey');
    });
  });

  test('says of a condition that fails which one it was', async () => {
    const client = operator();
    await client.put(key('conditions'), Buffer.from('x'));
    await expect(client.get(key('conditions'), { headers: { 'If-Match': '"other"' } })).rejects.toMatchObject({
      status: 412,
      message: 'At least one of the pre-conditions you specified did not hold. (condition: If-Match)',
    });
  });

  test('tells the owner in the second list only when it is asked for', async () => {
    const client = operator() as OSS & { listV2(query: object, options: object): Promise<{ objects: object[] }> };
    await client.put(key('owned/x'), Buffer.from('x'));
    const ownerOf = async (query: object): Promise<unknown> =>
      (await client.listV2({ prefix: key('owned/'), ...query }, {})).objects.map(
        (each) => 'owner' in each && each.owner,
      );
    expect(await ownerOf({ 'fetch-owner': 'true' })).toEqual([{ id: '1', displayName: '1' }]);
    expect((await ownerOf({})) as unknown[]).toEqual([null]);
  });

  test('adds no caching of its own, but to what a signed URL hands to a browser', async () => {
    const client = operator();
    await client.put(key('cached'), Buffer.from('x'));
    await client.copy(key('cached copy'), key('cached'));
    const cacheControl = async (): Promise<string | undefined> =>
      ((await client.head(key('cached copy'))).res.headers as Record<string, string>)['cache-control'];
    expect(await cacheControl()).toBeUndefined();
    const url = await gateway.store.signedUrl(key('cached copy'), { expiresSeconds: 60, origin: gateway.endpoint });
    expect((await fetch(url)).headers.get('cache-control')).toBe('private, no-cache');
    await client.copy(key('cached copy'), key('cached copy'), { headers: { 'Cache-Control': 'max-age=0' } });
    expect(await cacheControl()).toBe('max-age=0');
  });

  test('takes keys with control characters, and lists and deletes them', async () => {
    const client = operator();
    const names = ['\x01\n\x0c\x07Pc', 'tab\tand\rreturn', 'a<b&c>d +'].map((rest) => key(`odd/${rest}`));
    for (const object of names) await client.put(object, Buffer.from('x'));
    expect(String(await bytesOf(client, names[0] ?? ''))).toBe('x');
    const { objects } = await client.list({ prefix: key('odd/'), 'max-keys': 10 }, {});
    expect(objects.map((each) => each.name).sort()).toEqual([...names].sort());
    expect((await client.deleteMulti(names)).deleted?.map((each) => (each as unknown as { Key: string }).Key)).toEqual(
      names,
    );
    expect(await codeOf(client.put(key('nul\0'), Buffer.from('x')))).toBe('InvalidObjectName');
  });

  test('takes a stream whose length is told', async () => {
    const client = operator() as OSS & {
      putStream(name: string, stream: Readable, options: object): Promise<{ res: { status: number } }>;
    };
    const bytes = randomBytes(200_000);
    await client.putStream(key('told'), Readable.from([bytes]), { contentLength: bytes.length });
    expect(bytes.equals(await bytesOf(client, key('told')))).toBe(true);
    // Told twice, in two ways, is refused: between two servers that believe different ones a request could be hidden.
    const twice = client.put(key('told twice'), Readable.from([bytes]), { headers: { 'Content-Length': 9 } });
    expect(await codeOf(twice)).not.toBe('allowed');
    expect(await codeOf(client.head(key('told twice')))).toBe('NoSuchKey');
  });
});
