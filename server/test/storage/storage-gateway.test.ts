import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc64 } from '@archway/storage';
import type OSS from 'ali-oss';
import { type TestGateway, bytesOf, codeOf, startGateway } from './storage-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** Uploads with the SDK until some parts are there. @returns its checkpoint. */
async function interruptedUpload(client: OSS, key: string, file: string, parts: number): Promise<OSS.Checkpoint> {
  let checkpoint: OSS.Checkpoint | undefined;
  const upload = client.multipartUpload(key, file, {
    partSize: 256 * 1024,
    parallel: 1,
    progress: (_percent: number, known: OSS.Checkpoint) => {
      checkpoint = known;
      if (known.doneParts.length === parts) (client as unknown as { cancel(): void }).cancel();
    },
  });
  await expect(upload).rejects.toMatchObject({ name: 'cancel' });
  return { ...checkpoint!, file };
}

describe.each([
  ['V1', false],
  ['V4', true],
])('the SDK with signature %s', (name, version4) => {
  const operator = (): OSS => gateway.operator(version4);
  const scoped: TestGateway['scoped'] extends (v: boolean, r?: infer R) => infer P ? (r?: R) => P : never = (request) =>
    gateway.scoped(version4, request);
  const key = (rest: string): string => `case/1/${name}/${rest}`;

  test('puts and gets, with names and bytes of all kinds', async () => {
    const client = await scoped();
    const bytes = randomBytes(70_000);
    for (const file of ["上颌 scan+1 (a)'!*&=;:@$,~.stl", 'a%20b%2F.bin', '{"x"}<y>.json', 'é😀', '?#[]|^`']) {
      const { res } = await client.put(key(file), bytes);
      const headers = res.headers as Record<string, string>;
      expect(headers['etag']).toBe(`"${createHash('md5').update(bytes).digest('hex').toUpperCase()}"`);
      expect(headers['x-oss-hash-crc64ecma']).toBe(crc64(bytes));
      expect(bytes.equals(await bytesOf(client, key(file)))).toBe(true);
    }
    await client.put(key('empty'), Buffer.alloc(0));
    expect(await bytesOf(client, key('empty'))).toHaveLength(0);
    await client.put(key('streamed'), Readable.from([bytes, bytes]));
    expect(await bytesOf(client, key('streamed'))).toHaveLength(140_000);
  });

  test('keeps headers and own values, and serves objects so that they act as nothing', async () => {
    const client = await scoped();
    const headers = { 'Content-Disposition': 'inline; filename="a.html"', 'Cache-Control': 'max-age=60' };
    await client.put(key('a.html'), Buffer.from('<script>'), {
      mime: 'text/html',
      headers,
      meta: { name: 'x y' } as never,
    });
    const { meta, res } = await client.head(key('a.html'));
    expect(meta).toEqual({ name: 'x y' });
    expect(res.headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': '8',
      'content-disposition': 'inline; filename="a.html"',
      'cache-control': 'max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
  });

  test('gets ranges, and only what has changed', async () => {
    const client = await scoped();
    await client.put(key('range'), Buffer.from('0123456789'));
    const get = async (headers: Record<string, string>): Promise<[number, string]> => {
      const { res, content } = await client.get(key('range'), { headers });
      return [res.status, String(content)];
    };
    expect(await get({ Range: 'bytes=2-4' })).toEqual([206, '234']);
    expect(await get({ Range: 'bytes=7-' })).toEqual([206, '789']);
    expect(await get({ Range: 'bytes=-3' })).toEqual([206, '789']);
    expect(await get({ Range: 'bytes=8-99' })).toEqual([206, '89']);
    expect(await get({ Range: 'bytes=4-2' })).toEqual([200, '0123456789']);
    expect(await codeOf(get({ Range: 'bytes=10-' }))).toBe('InvalidRange');
    const { res } = await client.head(key('range'));
    const { etag = '' } = res.headers as { etag?: string };
    expect((await get({ 'If-None-Match': etag }))[0]).toBe(304);
    expect((await get({ 'If-None-Match': '"other"' }))[0]).toBe(200);
    expect(await codeOf(get({ 'If-Match': '"other"' }))).toBe('PreconditionFailed');
    expect((await get({ Range: 'bytes=0-0', 'If-Range': '"other"' }))[0]).toBe(200);
  });

  test('misses what is not there, and deletes twice', async () => {
    const client = operator();
    expect(await codeOf(client.get(key('none')))).toBe('NoSuchKey');
    expect(await codeOf(client.head(key('none')))).toBe('NoSuchKey');
    await client.put(key('gone'), Buffer.from('x'));
    for (let round = 0; round < 2; round += 1) expect((await client.delete(key('gone'))).res.status).toBe(204);
    expect(await codeOf(client.get(key('gone')))).toBe('NoSuchKey');
  });

  test('refuses a body that is not the announced one, and leaves nothing behind', async () => {
    const client = await scoped();
    const headers = { 'Content-MD5': createHash('md5').update('other').digest('base64') };
    expect(await codeOf(client.put(key('digest'), Buffer.from('this'), { headers }))).toBe('InvalidDigest');
    expect(await codeOf(client.put(key('digest'), Buffer.from('this'), { headers: { 'Content-MD5': 'x' } }))).toBe(
      'InvalidDigest',
    );
    expect(await codeOf(client.get(key('digest')))).toBe('NoSuchKey');
  });

  test('lists by prefix, delimiter and page, in both versions', async () => {
    const client = operator();
    const folder = `list-${name}/`;
    const names = ['a/1', 'a/2', 'a/3', 'b', 'c/1', 'd', 'ä', '上', '😀'].map((rest) => folder + rest);
    for (const object of names) await client.put(object, Buffer.from(object));
    await client.put(`list-${name}0`, Buffer.from('beside'));

    const seen: string[] = [];
    let token: string | undefined;
    do {
      const page = await client.listV2({ prefix: folder, 'max-keys': '2', 'continuation-token': token }, {});
      seen.push(...(page.objects ?? []).map((object) => object.name));
      token = (page as unknown as { nextContinuationToken?: string }).nextContinuationToken;
    } while (token);
    expect(seen).toEqual(names);

    const gathered: string[] = [];
    let marker: string | undefined;
    do {
      const page = await client.list({ prefix: folder, delimiter: '/', 'max-keys': 2, ...(marker && { marker }) }, {});
      gathered.push(...[...(page.objects ?? []).map((object) => object.name), ...(page.prefixes ?? [])].sort());
      marker = page.nextMarker || undefined;
    } while (marker);
    expect(gathered).toEqual(['a/', 'b', 'c/', 'd', 'ä', '上', '😀'].map((rest) => folder + rest));
    expect((await client.list({ prefix: 'nothing/', 'max-keys': 10 }, {})).objects).toEqual([]);
    expect((await client.listV2({ prefix: '' }, {})).objects).not.toHaveLength(0);
  });

  test('uploads in parts', async () => {
    const client = await scoped();
    const bytes = randomBytes(1_300_001);
    const { res } = await client.multipartUpload(key('parts'), bytes, {
      partSize: 256 * 1024,
      parallel: 4,
      meta: { a: 'b' } as never,
    });
    expect(res.status).toBe(200);
    expect((res.headers as Record<string, string>)['x-oss-hash-crc64ecma']).toBe(crc64(bytes));
    expect(bytes.equals(await bytesOf(client, key('parts')))).toBe(true);
    const head = await client.head(key('parts'));
    expect(head.meta).toEqual({ a: 'b' });
    expect((head.res.headers as Record<string, string>)['etag']).toMatch(/^"[0-9A-F]{32}-5"$/);
    // A range over the seam of two parts.
    const { content } = await client.get(key('parts'), { headers: { Range: 'bytes=262140-262150' } });
    expect(bytes.subarray(262_140, 262_151).equals(content as Buffer)).toBe(true);
  });

  test('resumes an upload after an interruption, with another credential', async () => {
    const bytes = randomBytes(1_500_000);
    const file = join(gateway.folder, `resume-${name}`);
    await writeFile(file, bytes);
    const checkpoint = await interruptedUpload(await scoped(), key('resumed'), file, 3);
    const client = await scoped();
    const listed = await client.listParts(key('resumed'), checkpoint.uploadId, {} as never, {});
    expect(listed.parts).toHaveLength(3);
    const paged = await client.listParts(key('resumed'), checkpoint.uploadId, { 'max-parts': 2 } as never, {});
    expect(paged).toMatchObject({ isTruncated: 'true', nextPartNumberMarker: '2' });
    await client.multipartUpload(key('resumed'), file, { checkpoint, partSize: 256 * 1024 });
    expect(bytes.equals(await bytesOf(client, key('resumed')))).toBe(true);
  });

  test('lists and aborts uploads', async () => {
    const client = await scoped();
    const file = join(gateway.folder, `abort-${name}`);
    await writeFile(file, randomBytes(300_000));
    const object = key('aborted');
    const { uploadId } = await client.initMultipartUpload(object);
    await client.uploadPart(object, uploadId, 1, file, 0, 300_000);
    const listed = await operator().listUploads({ prefix: object }, {});
    expect(listed.uploads).toMatchObject([{ name: object, uploadId }]);
    await client.abortMultipartUpload(object, uploadId);
    const next = client.uploadPart(object, uploadId, 2, file, 0, 300_000);
    expect(await codeOf(next)).toBe('NoSuchUpload');
    expect(await codeOf(client.listParts(object, uploadId, {} as never, {}))).toBe('NoSuchUpload');
    expect(await codeOf(client.abortMultipartUpload(object, uploadId))).toBe('NoSuchUpload');
    expect(await codeOf(client.completeMultipartUpload(object, uploadId, [{ number: 1, etag: '"0"' }]))).toBe(
      'NoSuchUpload',
    );
    const another = await client.initMultipartUpload(object);
    expect(await codeOf(client.listParts(key('elsewhere'), another.uploadId, {} as never, {}))).toBe('NoSuchUpload');
  });

  test('completes what was sent and nothing else; a second time it answers alike', async () => {
    const client = await scoped();
    const file = join(gateway.folder, `complete-${name}`);
    await writeFile(file, randomBytes(250_000));
    const object = key('completed');
    const { uploadId } = await client.initMultipartUpload(object);
    const small = await client.uploadPart(object, uploadId, 1, file, 0, 1000);
    const second = await client.uploadPart(object, uploadId, 2, file, 0, 250_000);
    const parts = (...numbers: [number, string][]) => numbers.map(([number, etag]) => ({ number, etag }));
    const complete = (claims: { number: number; etag: string }[]) =>
      client.completeMultipartUpload(object, uploadId, claims);
    expect(await codeOf(complete(parts([1, second.etag])))).toBe('InvalidPart');
    expect(await codeOf(complete(parts([3, second.etag])))).toBe('InvalidPart');
    expect(await codeOf(complete([]))).toBe('MalformedXML');
    expect(await codeOf(complete(parts([1, small.etag], [2, second.etag])))).toBe('EntityTooSmall');
    const again = await client.uploadPart(object, uploadId, 1, file, 1000, 240_000);
    expect(await codeOf(complete(parts([1, small.etag], [2, second.etag])))).toBe('InvalidPart');
    const done = await complete(parts([1, again.etag], [2, second.etag]));
    expect(await complete(parts([1, again.etag], [2, second.etag]))).toMatchObject({ etag: done.etag });
    expect(await bytesOf(client, object)).toHaveLength(489_000);
  });

  test('copies, also in parts and onto itself', async () => {
    const client = operator();
    const bytes = randomBytes(900_000);
    const source = key('source ä');
    await client.multipartUpload(source, bytes, { partSize: 256 * 1024, meta: { a: '1' } as never });
    await client.copy(key('copy'), source);
    await client.delete(source);
    expect(bytes.equals(await bytesOf(client, key('copy')))).toBe(true);
    expect((await client.head(key('copy'))).meta).toEqual({ a: '1' });
    await client.putMeta(key('copy'), { b: '2' } as never, {});
    expect((await client.head(key('copy'))).meta).toEqual({ b: '2' });
    expect(bytes.equals(await bytesOf(client, key('copy')))).toBe(true);
    expect(await codeOf(client.copy(key('none'), key('nothing')))).toBe('NoSuchKey');
    const inParts = { sourceKey: key('copy'), sourceBucketName: 'archway-files' } as never;
    await client.multipartUploadCopy(key('copied parts'), inParts, { partSize: 256 * 1024 });
    expect(bytes.equals(await bytesOf(client, key('copied parts')))).toBe(true);
  });

  test('deletes many', async () => {
    const client = operator();
    const names = ['x & y', '<b>', 'z'].map((rest) => key(`many/${rest}`));
    for (const object of names) await client.put(object, Buffer.from('x'));
    expect((await client.deleteMulti([...names, key('many/none')])).deleted).toHaveLength(4);
    expect((await client.list({ prefix: key('many/'), 'max-keys': 10 }, {})).objects).toEqual([]);
  });

  test('refuses to overwrite when it is told so', async () => {
    const client = await scoped();
    const headers = { 'x-oss-forbid-overwrite': 'true' };
    await client.put(key('once'), Buffer.from('1'), { headers });
    expect(await codeOf(client.put(key('once'), Buffer.from('2'), { headers }))).toBe('FileAlreadyExists');
    expect(String(await bytesOf(client, key('once')))).toBe('1');
  });

  test('signs URLs to read, to write and to save under a name', async () => {
    const client = await scoped();
    const object = key('signed +ä.stl');
    await client.put(object, Buffer.from('solid'));
    const sign = (method: 'GET' | 'PUT', seconds: number, headers: Record<string, string> = {}): Promise<string> =>
      version4
        ? client.signatureUrlV4(method, seconds, { headers }, object)
        : Promise.resolve(client.signatureUrl(object, { method, expires: seconds, ...headers }));
    const url = await sign('GET', 60);
    expect(await (await fetch(url)).text()).toBe('solid');
    expect((await fetch(url.replace('signed', 'sined'))).status).toBe(403);
    expect((await fetch(`${url}&response-content-type=text/html`)).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect(await (await fetch(await sign('GET', -10))).text()).toContain('<Code>AccessDenied</Code>');
    const type = { 'Content-Type': 'model/stl' };
    expect((await fetch(await sign('PUT', 60, type), { method: 'PUT', body: 'x', headers: type })).status).toBe(409);
    await gateway.store.delete(object);
    const put = await sign('PUT', 60, type);
    expect((await fetch(put, { method: 'PUT', body: 'x', headers: { 'Content-Type': 'text/html' } })).status).toBe(403);
    expect((await fetch(put, { method: 'PUT', body: 'solid 2', headers: type })).status).toBe(200);
    expect(String(await bytesOf(client, object))).toBe('solid 2');
  });

  describe('scope', () => {
    test('of the prefix', async () => {
      const client = await scoped();
      for (const foreign of ['case/10/x', 'case/1', 'other/x', 'case']) {
        expect(await codeOf(client.put(foreign, Buffer.from('x')))).toBe('AccessDenied');
        expect(await codeOf(client.get(foreign))).toBe('AccessDenied');
      }
      await gateway.store.put('case/2/secret', Buffer.from('secret'));
      expect(await codeOf(client.copy(key('stolen'), 'case/2/secret'))).toBe('AccessDenied');
      expect(await codeOf(client.initMultipartUpload('case/2/x'))).toBe('AccessDenied');
    });

    test('of the actions', async () => {
      const all = await scoped();
      await all.put(key('acts'), Buffer.from('x'));
      const parts = key('acts in parts');
      const { uploadId } = await all.initMultipartUpload(parts);
      const reader = await scoped({ actions: ['get'] });
      expect(await codeOf(reader.get(key('acts')))).toBe('allowed');
      expect(await codeOf(reader.put(key('acts'), Buffer.from('y')))).toBe('AccessDenied');
      expect(await codeOf(reader.listParts(parts, uploadId, {} as never, {}))).toBe('AccessDenied');
      const writer = await scoped({ actions: ['put'] });
      expect(await codeOf(writer.get(key('acts')))).toBe('AccessDenied');
      expect(await codeOf(writer.listParts(parts, uploadId, {} as never, {}))).toBe('allowed');
      expect(await codeOf(writer.abortMultipartUpload(parts, uploadId))).toBe('AccessDenied');
      expect(await codeOf(all.delete(key('acts')))).toBe('AccessDenied');
      expect(await codeOf(all.deleteMulti([key('acts')]))).toBe('AccessDenied');
      expect(await codeOf(all.list({ prefix: 'case/1/', 'max-keys': 1 }, {}))).toBe('AccessDenied');
      expect(await codeOf(all.listUploads({ prefix: 'case/1/' }, {}))).toBe('AccessDenied');
      expect(await codeOf((await scoped({ actions: ['list'] })).list({ prefix: 'case/1/', 'max-keys': 1 }, {}))).toBe(
        'allowed',
      );
      expect(await codeOf((await scoped({ actions: ['list'] })).list({ prefix: 'case/', 'max-keys': 1 }, {}))).toBe(
        'AccessDenied',
      );
    });

    test('of time', async () => {
      expect(await codeOf((await scoped({ seconds: -1 })).put(key('late'), Buffer.from('x')))).toBe(
        'SecurityTokenExpired',
      );
    });
  });

  test('refuses forged keys and tokens', async () => {
    const put = (client: OSS, change: Record<string, string>): Promise<string> => {
      Object.assign((client as unknown as { options: object }).options, change);
      return codeOf(client.put(key('forged'), Buffer.from('x')));
    };
    expect(await put(operator(), { accessKeySecret: 'wrong' })).toBe('SignatureDoesNotMatch');
    expect(await put(operator(), { accessKeyId: 'UNKNOWN' })).toBe('InvalidAccessKeyId');
    expect(await put(await scoped(), { accessKeySecret: 'wrong' })).toBe('SignatureDoesNotMatch');
    const { options } = (await scoped({ prefixes: ['other/'] })) as unknown as { options: { stsToken: string } };
    expect(await put(await scoped(), { stsToken: options.stsToken })).toBe('InvalidAccessKeyId');
    const [body = '', signature = ''] = options.stsToken.split('.');
    const wider = Buffer.from(Buffer.from(body, 'base64url').toString().replace('other/', 'c')).toString('base64url');
    expect(await put(await scoped(), { stsToken: `${wider}.${signature}` })).toBe('InvalidSecurityToken');
  });

  test('tells the time to a client whose clock is wrong', async () => {
    const client = await scoped();
    Object.assign((client as unknown as { options: object }).options, { amendTimeSkewed: 3_600_000 });
    expect(await codeOf(client.put(key('skewed'), Buffer.from('x')))).toBe('RequestTimeTooSkewed');
  });
});
