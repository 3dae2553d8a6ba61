import { allEndpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from './harness.ts';

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
