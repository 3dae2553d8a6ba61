import {
  type Answer,
  type CallInput,
  type Endpoint,
  type ErrorName,
  type Lang,
  type LooseInput,
  OK,
  addressOf,
  bodyOf,
  errorNameOf,
  fromWire,
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

/** A caller of the API, with a login or without. */
export function testClient(base: string, token: string | null): TestClient {
  const call = async (endpoint: Endpoint, input: unknown = {}, lang: Lang = 'en-US'): Promise<unknown> => {
    const body = bodyOf(input as LooseInput);
    const response = await fetch(base + addressOf(endpoint, input as LooseInput), {
      method: endpoint.method,
      headers: {
        lang,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
    if (code !== OK) throw new CallRefused(response.status, code, errorNameOf(code), msg, data);
    return fromWire(data);
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
