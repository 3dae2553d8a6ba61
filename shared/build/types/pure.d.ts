/**
 * What packages without DOM and Node may still rely on, because browsers, workers and Node 20 all have it.
 * Kept to what is used; the full types live in the DOM and Node libraries.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: ArrayBufferView | ArrayBuffer, options?: { stream?: boolean }): string;
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

declare const performance: { now(): number };

declare class AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare class URL {
  constructor(url: string, base?: string | URL);
  readonly href: string;
  readonly pathname: string;
  readonly hostname: string;
}

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][]);
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}

declare function setTimeout(handler: () => void, timeout?: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function structuredClone<T>(value: T): T;
declare function atob(base64: string): string;

declare module '*.wasm' {
  const url: string;
  export default url;
}
