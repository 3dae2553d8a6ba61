import { endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { unseal } from '../../../infrastructure/sealed.ts';
import { alignerIntegrations } from '../schema.ts';

const { config, save, remove } = endpoints.integration;
const url = 'https://aligner.example.com/api/v1';
const apiKey = 'key-of-the-service-7781';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the key is stored sealed and never told, its owner alone has it, and an empty one keeps it', async () => {
  const doctor = await server.login('demodoctor');
  expect(await doctor.call(config)).toBeNull();
  const saved = await doctor.call(save, { body: { url, apiKey } });
  expect(saved).toMatchObject({ url, apiKey: '••••7781' });
  const other = await server.login('democreator');
  expect(await other.call(config)).toBeNull();

  const moved = 'https://aligner.example.com/api/v2';
  await doctor.call(save, { body: { url: moved, apiKey: '' } });
  expect(await doctor.call(config)).toMatchObject({ url: moved, apiKey: '••••7781' });
  const [row] = await server.ctx.db.select().from(alignerIntegrations);
  expect(JSON.stringify(row)).not.toContain(apiKey);
  const { secrets } = server.ctx.config;
  expect(unseal(secrets, 'aligner-integration', row?.userId ?? '', row?.sealedKey ?? '')).toBe(apiKey);

  await doctor.call(remove);
  expect(await doctor.call(config)).toBeNull();
  expect(await server.ctx.db.select().from(alignerIntegrations)).toEqual([]);
});

test('each rule refuses with its own word', async () => {
  const doctor = await server.login('demodoctor');
  for (const wrong of [
    'http://aligner.example.com',
    'https://aligner',
    'aligner.example.com',
    'https://a@b.example.com',
  ])
    expect(await doctor.refused(save, { body: { url: wrong, apiKey } })).toBe('integrationUrlInvalid');
  for (const wrong of ['short', 'with a space in it'])
    expect(await doctor.refused(save, { body: { url, apiKey: wrong } })).toBe('integrationKeyInvalid');
  expect(await doctor.refused(save, { body: { url, apiKey: '' } })).toBe('integrationKeyMissing');
});
