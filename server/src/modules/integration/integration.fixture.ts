import { type ApiFailure, type ApiScope, apiScopeValues, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';

/** Makes a key of a practice of the caller. @returns its secret and its number */
export async function newKey(
  owner: TestClient,
  practiceId: string,
  scopes: readonly ApiScope[] = apiScopeValues,
): Promise<{ secret: string; keyId: string }> {
  const body = { name: 'Clinic software', scopes: [...scopes] };
  return owner.call(endpoints.apiKeys.create, { params: { practiceId }, body });
}

export interface ApiReply<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T & Partial<ApiFailure>;
}

/** Calls the public API with a key, as any program would. */
export const apiOf =
  ({ url }: Pick<TestServer, 'url'>, secret: string | null) =>
  async <T = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiReply<T>> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(secret && { authorization: `Bearer ${secret}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as never };
  };

/** A case that the API takes; a test changes the one field that it is about. */
export const newCaseBody = (changes: object = {}) => ({
  designMode: 'team',
  patient: { name: 'Mara Lind', gender: 'female', birthday: '1999-04-12' },
  ...changes,
});
