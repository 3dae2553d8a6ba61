import { type Endpoint, type ErrorName, addressOf, errorNameOf, pathParameters } from '@archway/contracts';
import type { TestServer } from '../harness.ts';

/**
 * Calls with input that no endpoint accepts, so that a call which is let through changes nothing: it is answered
 * `paramsError`. Access is decided before the input is looked at.
 */
export async function refusalOf(
  server: TestServer,
  endpoint: Endpoint,
  token: string | null,
  remote = 'plans',
): Promise<ErrorName | undefined> {
  const params = Object.fromEntries(pathParameters(endpoint).map((name) => [name, name === 'name' ? remote : '!']));
  const abort = new AbortController();
  const response = await fetch(server.url + addressOf(endpoint, { params, query: { nosuchfield: '1' } }), {
    method: endpoint.method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(endpoint.method !== 'GET' && { body: '{"nosuchfield":1}' }),
    signal: abort.signal,
  });
  const { code } = (await response.json()) as { code: number };
  abort.abort();
  return errorNameOf(code);
}
