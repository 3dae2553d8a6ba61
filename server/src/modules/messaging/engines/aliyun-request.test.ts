import { signed } from './aliyun-request.ts';

test("the signature is that of the provider's own example", () => {
  const { path, headers } = signed({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    keyId: 'YourAccessKeyId',
    keySecret: 'YourAccessKeySecret',
    nonce: '3156853299f313e23d1673dc12e1703d',
    date: new Date('2023-10-26T10:22:32Z'),
  });
  expect(path).toBe('/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('what has a meaning in an address is written as of RFC 3986', () => {
  const query = { TemplateParam: '{"code":"1 2*(\')!~"}' };
  const { path } = signed({ host: 'h', action: 'A', version: '1', query, keyId: 'k', keySecret: 's' });
  expect(path).toBe('/?TemplateParam=%7B%22code%22%3A%221%202%2A%28%27%29%21~%22%7D');
});
