import {
  API_BASE,
  type Answer,
  type CallInput,
  type Endpoint,
  type ErrorName,
  type Lang,
  OK,
  errorNameOf,
} from '@archway/contracts';

/** What a refused call throws. */
export class CallRefused extends Error {
  constructor(
    readonly http: number,
    readonly code: number,
    readonly errorName: ErrorName | undefined,
    readonly text: string,
    readonly data: unknown,
  ) {
    super(`${errorName ?? code}: ${text}`);
  }
}

export interface TestClient {
  readonly token: string | null;
  /** Calls an endpoint and gives its data. @throws CallRefused */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>, lang?: Lang): Promise<Answer<E>>;
  /** The name of the error that a call is refused with; fails when it succeeds. */
  refused<E extends Endpoint>(endpoint: E, input?: CallInput<E>, lang?: Lang): Promise<ErrorName | undefined>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function urlOf(base: string, endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.append(key, String(value));
  return `${base}${API_BASE}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A caller of the API, with a login or without. */
export function testClient(base: string, token: string | null): TestClient {
  const call = async (endpoint: Endpoint, input: unknown = {}, lang: Lang = 'en-US'): Promise<unknown> => {
    const parts = input as Parts;
    const response = await fetch(urlOf(base, endpoint, parts), {
      method: endpoint.method,
      headers: {
        lang,
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
    if (code !== OK) throw new CallRefused(response.status, code, errorNameOf(code), msg, data);
    return data;
  };
  return {
    token,
    call: call as TestClient['call'],
    refused: async (endpoint, input, lang) => {
      try {
        await call(endpoint, input, lang);
      } catch (error) {
        if (error instanceof CallRefused) return error.errorName;
        throw error;
      }
      throw new Error(`${endpoint.id} was not refused`);
    },
  };
}
