import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Transform } from 'node:stream';
import { AddressRefused, assertWebAddress, publicLookup } from './public-address.ts';

/** The other side did not answer, or not as it was asked to. */
export class RemoteFailed extends Error {
  override readonly name = 'RemoteFailed';
}

export interface WebRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Addresses of this machine are allowed, see `ARCHWAY_OUTBOUND_LOOPBACK`. */
  readonly loopback: boolean;
  /** Of the whole: name, connection, headers and body. */
  readonly timeoutMs: number;
  /** Redirects that are followed; each address is looked at like the first one. */
  readonly redirects?: number;
  readonly signal?: AbortSignal;
}

export interface WebAnswer {
  readonly status: number;
  /** Whoever opens it reads it to its end, or destroys it. */
  readonly stream: IncomingMessage;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Asks somebody out in the web, and nobody within the own network.
 * @throws AddressRefused, RemoteFailed
 */
export async function askWeb({ redirects = 0, signal, ...asked }: WebRequest): Promise<WebAnswer> {
  const within = AbortSignal.timeout(asked.timeoutMs);
  const until = signal ? AbortSignal.any([signal, within]) : within;
  let { url } = asked;
  for (let left = redirects; ; left--) {
    if (!URL.canParse(url)) throw new AddressRefused('no address');
    const target = new URL(url);
    assertWebAddress(target, asked.loopback);
    const stream = await send(target, asked, until);
    const status = stream.statusCode ?? 0;
    const next = stream.headers.location;
    if (!REDIRECTS.includes(status) || next === undefined) return { status, stream };
    stream.destroy();
    if (left === 0) throw new RemoteFailed('redirected too often');
    if (!URL.canParse(next, target.href)) throw new AddressRefused('no address');
    url = new URL(next, target).href;
  }
}

function send(
  target: URL,
  { method, headers = {}, body, loopback }: Pick<WebRequest, 'method' | 'headers' | 'body' | 'loopback'>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const make = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = make(
      target,
      // A connection of its own: one that is kept could have been made for another purpose.
      {
        method,
        headers: { 'user-agent': 'Archway', ...headers },
        lookup: publicLookup(loopback),
        signal,
        agent: false,
      },
      resolve,
    );
    request.on('error', (error) => {
      const refused = error instanceof AddressRefused;
      reject(refused ? error : new RemoteFailed(signal.aborted ? 'took too long' : codeOf(error), { cause: error }));
    });
    request.end(body);
  });
}

const codeOf = (error: Error & { code?: string }): string => error.code ?? error.message;

/** Lets so many bytes pass, and fails with `RemoteFailed` at the next one. */
export function atMost(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new RemoteFailed(`more than ${bytes} bytes`));
      else done(null, chunk);
    },
  });
}

/** The first bytes of an answer as text, for a log; the rest is not read. */
export async function firstWords({ stream }: WebAnswer, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}
