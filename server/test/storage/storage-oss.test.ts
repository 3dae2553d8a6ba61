import { createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import OSS from 'ali-oss';
import type { ObjectStore } from '../../src/infrastructure/storage/object-store.ts';
import { rolePolicy } from '../../src/infrastructure/storage/oss-policy.ts';
import { OssStore } from '../../src/infrastructure/storage/oss-store.ts';
import { OPERATOR, type TestGateway, startGateway } from './storage-gateway.ts';

let gateway: TestGateway;
let sts: Server;
let store: ObjectStore;
let asked: Record<string, string> = {};

/** As much of Aliyun's token service as is used; it checks the signature of the call. */
function tokenService(): Server {
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { Signature: signature, ...given } = Object.fromEntries(new URLSearchParams(body));
    const query = Object.keys(given)
      .sort()
      .map((name) => `${encode(name)}=${encode(given[name] ?? '')}`)
      .join('&');
    const expected = createHmac('sha1', `${OPERATOR.secret}&`)
      .update(`POST&%2F&${encode(query)}`)
      .digest('base64');
    asked = given;
    const { Policy: policy = '{}' } = given;
    const { Statement: statements } = JSON.parse(policy) as { Statement: { Action: string[]; Resource: string[] }[] };
    const prefixes = statements[0]!.Resource.map((resource) => resource.replace(/^.*?\/(.*)\*$/, '$1'));
    const token = gateway.store.principals.issue(
      { prefixes, actions: ['put'], seconds: Number(given['DurationSeconds']) },
      Date.now(),
    );
    response.statusCode = signature === expected ? 200 : 400;
    response.end(
      JSON.stringify({
        Credentials: {
          AccessKeyId: token.id,
          AccessKeySecret: token.secret,
          SecurityToken: token.securityToken,
          Expiration: token.expires.toISOString(),
        },
      }),
    );
  };
  return createServer(
    (request, response) => void answer(request, response).catch((error: Error) => response.destroy(error)),
  );
}

beforeAll(async () => {
  gateway = await startGateway();
  sts = tokenService();
  await new Promise<void>((resolve) => sts.listen(0, '127.0.0.1', resolve));
  store = new OssStore({
    engine: 'oss',
    bucket: 'archway-files',
    region: 'oss-cn-hangzhou',
    roleArn: 'acs:ram::1:role/archway',
    account: OPERATOR,
    endpoint: gateway.endpoint,
    pathStyle: true,
    stsEndpoint: `http://127.0.0.1:${(sts.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  sts.close();
  sts.closeAllConnections();
  await gateway.stop();
});

/** What both engines must do alike. */
describe.each(['embedded', 'oss'])('the store %s', (engine) => {
  const of = (): ObjectStore => (engine === 'oss' ? store : gateway.store);
  const key = (rest: string): string => `both/${engine}/${rest}`;

  test('puts, tells, gets and deletes', async () => {
    const bytes = Buffer.from('0123456789');
    const put = await of().put(key('ä 1'), bytes, { contentType: 'model/stl', meta: { jaw: 'upper' } });
    expect(put).toMatchObject({ key: key('ä 1'), size: 10, contentType: 'model/stl', meta: { jaw: 'upper' } });
    expect(await of().head(key('ä 1'))).toEqual(put);
    const whole = await of().get(key('ä 1'));
    expect(whole.info).toEqual(put);
    expect(await whole.bytes()).toEqual(bytes);
    const part = await of().get(key('ä 1'), { start: 2, end: 4 });
    expect(part.info.size).toBe(10);
    expect(String(await part.bytes())).toBe('234');
    await of().put(key('streamed'), Readable.from([bytes, bytes]));
    expect((await of().head(key('streamed')))?.size).toBe(20);
    await of().delete(key('ä 1'), key('streamed'), key('none'));
    expect(await of().head(key('ä 1'))).toBeNull();
  });

  test('names what is wrong', async () => {
    await of().put(key('one'), Buffer.from('1'));
    await expect(of().get(key('none'))).rejects.toMatchObject({ name: 'ObjectMissing', key: key('none') });
    await expect(of().copy(key('none'), key('x'))).rejects.toMatchObject({ name: 'ObjectMissing' });
    await expect(of().get(key('one'), { start: 5 })).rejects.toMatchObject({ name: 'RangeUnsatisfiable', size: 1 });
    await expect(of().put(key('one'), Buffer.from('2'), { ifAbsent: true })).rejects.toMatchObject({
      name: 'ObjectExists',
    });
    await expect(of().put('../x', Buffer.from('2'))).rejects.toMatchObject({ name: 'InvalidKey' });
    await expect(of().head('a//b')).rejects.toMatchObject({ name: 'InvalidKey' });
  });

  test('lists in pages and copies', async () => {
    for (const name of ['b', 'a', 'c'])
      await of().put(key(`list/${name}`), Buffer.from(name), { contentType: 'text/plain' });
    const first = await of().list(key('list/'), { limit: 2 });
    expect(first.objects.map((object) => object.key)).toEqual([key('list/a'), key('list/b')]);
    expect(first.objects[0]).toMatchObject({ size: 1, lastModified: expect.any(Date) });
    const second = await of().list(key('list/'), { after: first.next! });
    expect(second).toMatchObject({ objects: [{ key: key('list/c') }], next: null });
    await of().copy(key('list/a'), key('copied'));
    expect(await of().head(key('copied'))).toMatchObject({ size: 1, contentType: 'text/plain' });
  });

  test('signs URLs that save under a name', async () => {
    await of().put(key('save'), Buffer.from('x'));
    const url = await of().signedUrl(key('save'), { expiresSeconds: 60, origin: gateway.endpoint, download: 'ü.txt' });
    const answer = await fetch(url);
    expect(await answer.text()).toBe('x');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%BC.txt");
  });

  test('hands out credentials for a prefix', async () => {
    const given = await of().credentials({
      prefixes: [key('scope/')],
      actions: ['put'],
      seconds: 900,
      origin: gateway.endpoint,
    });
    expect(given).toMatchObject({ endpoint: gateway.endpoint, bucketName: 'archway-files' });
    const { accessKeyId, accessKeySecret, stsToken } = given;
    const options = {
      accessKeyId,
      accessKeySecret,
      stsToken,
      refreshSTSToken: async () => given,
      refreshSTSTokenInterval: 9e5,
    };
    const place = { endpoint: given.endpoint, bucket: given.bucketName, sldEnable: true, authorizationV4: true };
    const client = new OSS({ ...options, ...place });
    await client.put(key('scope/a'), Buffer.from('x'));
    await expect(client.put(key('other'), Buffer.from('x'))).rejects.toMatchObject({ code: 'AccessDenied' });
  });
});

test('Aliyun is asked for the role, narrowed to prefix and actions', async () => {
  await store.credentials({ prefixes: ['a/1/'], actions: ['get', 'put', 'abort_multi_part_upload'], seconds: 900 });
  expect(asked).toMatchObject({ Action: 'AssumeRole', RoleArn: 'acs:ram::1:role/archway', DurationSeconds: '900' });
  expect(JSON.parse(asked['Policy']!)).toEqual({
    Version: '1',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['oss:GetObject', 'oss:PutObject', 'oss:ListParts', 'oss:AbortMultipartUpload'],
        Resource: ['acs:oss:*:*:archway-files/a/1/*'],
      },
    ],
  });
  expect(() => rolePolicy('b', ['a/*/'], ['get'])).toThrow('no prefix');
  expect(() => rolePolicy('b', ['a'], ['get'])).toThrow('no prefix');
});

test('a bucket is asked whether it prohibits overwriting', async () => {
  const answers: [number, string][] = [
    [
      200,
      '<OverwriteConfiguration><Rule><Action>forbid</Action><Prefix>archway/</Prefix></Rule></OverwriteConfiguration>',
    ],
    [200, '<OverwriteConfiguration></OverwriteConfiguration>'],
    [404, '<Error><Code>NoSuchBucketOverwriteConfig</Code></Error>'],
    [403, '<Error><Code>AccessDenied</Code></Error>'],
  ];
  const urls: string[] = [];
  const bucket = createServer((request, response) => {
    const [status, xml] = answers[urls.length] ?? [500, ''];
    urls.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
  });
  await new Promise<void>((resolve) => bucket.listen(0, 'localhost', resolve));
  const asking = new OssStore({
    engine: 'oss',
    bucket: 'archway-files',
    region: 'oss-cn-hangzhou',
    roleArn: 'acs:ram::1:role/archway',
    account: OPERATOR,
    endpoint: `http://localhost:${(bucket.address() as AddressInfo).port}`,
    pathStyle: true,
  });
  const found: (boolean | null)[] = [];
  while (found.length < answers.length) found.push(await asking.forbidsReplacing('archway/'));
  bucket.close();
  bucket.closeAllConnections();
  expect(found).toEqual([true, false, false, null]);
  expect(new Set(urls)).toEqual(new Set(['GET /archway-files/?overwriteConfig=']));
});
