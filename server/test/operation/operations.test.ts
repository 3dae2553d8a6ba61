import { allEndpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('every endpoint of the contract is served', () => {
  const served = server.running.app.registeredEndpoints;
  expect(allEndpoints.map((endpoint) => endpoint.id).filter((id) => !served.has(id))).toEqual([]);
});

test('the documentation lists every endpoint as OpenAPI 3.1', async () => {
  const document = (await (await fetch(`${server.url}/docs/json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  const documented = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((entry) => entry.operationId),
  );
  expect(documented.sort()).toEqual(allEndpoints.map((endpoint) => endpoint.id).sort());
});

test('the page of the documentation runs under its policy', async () => {
  const response = await fetch(`${server.url}/docs/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('health and readiness', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
});

test('the documentation can be switched off', async () => {
  const quiet = await startTestServer({ foundation: true, env: { ARCHWAY_DOCS: 'off', ARCHWAY_DEMO: 'on' } });
  try {
    expect((await fetch(`${quiet.url}/docs/json`)).status).toBe(404);
  } finally {
    await quiet.stop();
  }
});

test('the policy names no other origin to whoever came by the name of the server', async () => {
  const { port } = new URL(server.url);
  const policyFor = async (url: string): Promise<string> =>
    (await fetch(`${url}/healthz`)).headers.get('content-security-policy') ?? '';
  expect(await policyFor(server.url)).toMatch(/connect-src 'self' data: blob:;/);
  expect(await policyFor(server.url)).not.toContain('localhost');
  // The SDK of the storage takes no address for a host.
  expect(await policyFor(`http://127.0.0.1:${port}`)).toMatch(/connect-src [^;]*http:\/\/localhost:/);
});
