import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archway-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (env: Record<string, string> = {}) => loadConfig({ ARCHWAY_DATA: folder, ...env });
const outside = {
  ARCHWAY_HOST: '0.0.0.0',
  ARCHWAY_SECRET: 'a secret of at least thirty-two characters',
  ARCHWAY_HOSTS: 'archway.example.com',
};

test('without any variable the server listens on this machine, with demonstration data', () => {
  const config = load();
  expect(config).toMatchObject({
    port: 8080,
    host: 'localhost',
    loopback: true,
    demo: true,
    databaseUrl: null,
    jobs: true,
  });
  expect(config.storage).toEqual({ engine: 'embedded', bucket: 'archway-files', operator: null });
  expect(loadConfig({}).dataFolder).toMatch(/\.archway$/);
});

test('an empty variable counts as none', () => {
  expect(load({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test('a variable that cannot be used is named', () => {
  expect(() => load({ PORT: '70000', ARCHWAY_LOG: 'loud' })).toThrow(/PORT[^]*ARCHWAY_LOG/);
});

test('outside of this machine nothing that is public may open the server', () => {
  expect(load(outside)).toMatchObject({ loopback: false, demo: false });
  for (const name of ['ARCHWAY_SECRET', 'ARCHWAY_HOSTS'] as const) {
    expect(() => load({ ...outside, [name]: '' })).toThrow(name);
  }
  expect(() => load({ ...outside, ARCHWAY_DEMO: 'on' })).toThrow('ARCHWAY_DEMO=off');
});

test('secrets are made once, for their owner only, and differ by purpose', () => {
  const first = load().secrets;
  const again = load().secrets;
  expect(first.derive('a')).toEqual(again.derive('a'));
  expect(first.derive('a')).not.toEqual(first.derive('b'));
  expect(first.deployToken).toBe(again.deployToken);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  const { master } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { master: string };
  expect(load({ ARCHWAY_SECRET: 'another secret of thirty-two characters' }).secrets.derive('a')).not.toEqual(
    first.derive('a'),
  );
  expect(first.derive('a').toString('base64')).not.toContain(master.slice(0, 10));
});

test('secrets that cannot be read are not replaced in silence', () => {
  writeFileSync(join(folder, 'secrets.json'), '{');
  expect(() => load()).toThrow(StartupError);
});

test('storage keys belong together, and the real storage needs all of its settings', () => {
  expect(() => load({ ARCHWAY_STORAGE_KEY_ID: 'id' })).toThrow('ARCHWAY_STORAGE_KEY_SECRET');
  expect(() => load({ ARCHWAY_STORAGE: 'oss' })).toThrow('ARCHWAY_STORAGE_ROLE_ARN');
  const keys = { ARCHWAY_STORAGE_KEY_ID: 'id', ARCHWAY_STORAGE_KEY_SECRET: 'secret' };
  expect(load(keys).storage).toMatchObject({ operator: { id: 'id', secret: 'secret' } });
});

test('mail and SMS leave by what is configured in full, and by the folder otherwise', () => {
  expect(load().messaging).toEqual({ smtp: null, sms: null });
  expect(() => load({ ARCHWAY_SMTP_URL: 'smtp://localhost' })).toThrow('ARCHWAY_MAIL_FROM');
  expect(() => load({ ARCHWAY_SMTP_URL: 'localhost:25', ARCHWAY_MAIL_FROM: 'a@example.com' })).toThrow(
    'ARCHWAY_SMTP_URL',
  );
  const sms = { ARCHWAY_SMS_KEY_ID: 'id', ARCHWAY_SMS_KEY_SECRET: 'secret', ARCHWAY_SMS_SIGN_NAME: 'Archway' };
  expect(() => load(sms)).toThrow('ARCHWAY_SMS_TEMPLATES');
  for (const templates of ['code', 'code:', 'other:SMS_1', 'code@fr:SMS_1', 'code:SMS_1:2', 'code:SMS_1']) {
    expect(() => load({ ...sms, ARCHWAY_SMS_TEMPLATES: templates })).toThrow('ARCHWAY_SMS_TEMPLATES');
  }
  const config = load({ ...sms, ARCHWAY_SMS_TEMPLATES: 'code:SMS_1, code@en-US:SMS_2,registered:SMS_3,changed:SMS_4' });
  expect(config.messaging.sms).toMatchObject({
    templates: { code: 'SMS_1', 'code@en-US': 'SMS_2', registered: 'SMS_3' },
    endpoint: 'https://dysmsapi.aliyuncs.com',
  });
});
