import { type Config, loadConfig } from '../../config.ts';
import { policyOf, storageOrigins } from './content-security-policy.ts';

const production = loadConfig({
  ARCHWAY_HOST: '0.0.0.0',
  ARCHWAY_SECRET: 'a secret of at least thirty-two characters',
  ARCHWAY_HOSTS: 'archway.example.com',
});
const policy = (config: Config, origin: string): string => policyOf('n', storageOrigins(config, origin));

test.each(['https://archway.example.com', 'http://10.0.0.7:8080', 'http://elsewhere.example.com'])(
  'in production, reached as %s, no policy names this machine',
  (origin) => {
    expect(policy(production, origin)).not.toContain('localhost');
  },
);

test('the bucket of Aliyun is allowed', () => {
  const storage: Config['storage'] = {
    engine: 'oss',
    bucket: 'files',
    region: 'oss-cn-hangzhou',
    endpoint: null,
    roleArn: 'acs:ram::1:role/x',
    account: { id: 'i', secret: 's' },
  };
  expect(policy({ ...production, storage }, 'https://archway.example.com')).toContain(
    "connect-src 'self' data: blob: https://files.oss-cn-hangzhou.aliyuncs.com https://oss-cn-hangzhou.aliyuncs.com;",
  );
});
