import type { ErrorName } from '@archway/contracts';

/** Failures that have no answer of the server to name them. */
export type TransportFailure =
  | 'serviceNoResponse'
  | 'serviceTimeout'
  | 'networkError'
  | 'checkNetworkDevice'
  /** Nothing of the call: the page itself failed. */
  | 'unexpected';

export type FailureName = ErrorName | TransportFailure | 'unknownCode';

interface ApiErrorParts {
  name: FailureName;
  message: string;
  code?: number | undefined;
  http?: number | undefined;
  requestId?: string | undefined;
  fields?: readonly string[] | undefined;
  data?: unknown;
}

/** A call that failed, with a sentence for the reader in the language of the page. */
export class ApiError extends Error {
  override readonly name: FailureName;
  /** Code of the envelope; undefined when none arrived. */
  readonly code: number | undefined;
  /** HTTP status; undefined when no answer arrived. */
  readonly http: number | undefined;
  readonly requestId: string | undefined;
  /** Fields of what was sent that did not fit, as paths: `email`, `moves.0.position`. */
  readonly fields: readonly string[];
  /** What the refusal carries to go on with; null for most. */
  readonly data: unknown;

  constructor({ name, message, code, http, requestId, fields = [], data = null }: ApiErrorParts) {
    super(message);
    this.name = name;
    this.code = code;
    this.http = http;
    this.requestId = requestId;
    this.fields = fields;
    this.data = data;
  }

  /** `50012 · 7f2a-91c4`, for the reader to quote to support. */
  get detail(): string | undefined {
    return [this.code ?? this.http, this.requestId].filter((part) => part !== undefined).join(' · ') || undefined;
  }
}

/** Whether a call was given up by its caller, which is no failure. */
export const isAborted = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';
