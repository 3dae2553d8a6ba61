import { type Sdk, asSdkBytes, connect, listedParts } from './sdk.ts';

const credentials = {
  accessKeyId: 'id',
  accessKeySecret: 'secret',
  stsToken: 'token',
  bucketName: 'archway-files',
  expiration: '2030-01-01T00:00:00Z',
  paths: ['a/'],
};

test.each([
  ['http://localhost:8080', { secure: false, sldEnable: true, region: 'oss-cn-hangzhou' }],
  ['https://lab.example.com', { secure: true, sldEnable: true, region: 'oss-cn-hangzhou' }],
  ['https://oss-cn-shanghai.aliyuncs.com', { secure: true, sldEnable: false, region: 'oss-cn-shanghai' }],
])('the SDK is told about %s', (endpoint, expected) => {
  let given: object = {};
  class Recorder {
    constructor(options: object) {
      given = options;
    }
  }
  connect(Recorder as unknown as new (options: object) => Sdk, { ...credentials, endpoint }, async () => ({
    ...credentials,
    endpoint,
  }));
  expect(given).toMatchObject({
    ...expected,
    endpoint,
    bucket: 'archway-files',
    authorizationV4: true,
    stsToken: 'token',
    retryMax: 0,
  });
});

test('parts are read over all pages, also when there is only one', async () => {
  const part = (number: number) => ({ PartNumber: String(number), ETag: `"${number}"`, Size: '5' });
  const pages = [
    { parts: [part(1), part(2)], isTruncated: 'true', nextPartNumberMarker: '2' },
    { parts: { ...part(3), HashCrc64ecma: '7' }, isTruncated: 'false', nextPartNumberMarker: '3' },
  ];
  const sdk = { listParts: async () => pages.shift() } as unknown as Sdk;
  const found = await listedParts(sdk, 'key', 'upload');
  expect(found.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(found[2]).toEqual({ number: 3, etag: '"3"', size: 5, crc64: '7' });
});

test('bytes keep their place in a larger buffer', async () => {
  const bytes = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
  const wrapped = asSdkBytes(bytes);
  const read = wrapped instanceof Uint8Array ? wrapped : new Uint8Array(await wrapped.arrayBuffer());
  expect([...read]).toEqual([2, 3]);
});
