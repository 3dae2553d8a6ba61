import { createHash } from 'node:crypto';
import type { Exchange } from './exchange.ts';
import { GatewayError } from './gateway-error.ts';

/** The most bytes that one request may put. */
export const LARGEST_BODY = 5 * 1024 ** 3;
/** Lists of parts and of keys. */
const LARGEST_LIST = 2 * 1024 ** 2;

/** @throws GatewayError before a byte was read, if the body says that it is too large. */
export function assertSize({ headers }: Exchange, limit = LARGEST_BODY): void {
  if (Number(headers['content-length'] ?? 0) > limit) {
    throw new GatewayError('EntityTooLarge', `The request has more than ${limit} bytes.`);
  }
}

/** Compares with the header Content-MD5, if the client sent one. @param md5 upper-case hex. */
export function assertDigest({ headers }: Exchange, md5: string): void {
  const expected = headers['content-md5'];
  if (expected === undefined) return;
  const digest = Buffer.from(expected, 'base64');
  if (digest.length !== 16 || digest.toString('base64') !== expected || digest.toString('hex').toUpperCase() !== md5) {
    throw new GatewayError('InvalidDigest', 'The Content-MD5 is not that of the content.');
  }
}

/** A short body as text. */
export async function readText(exchange: Exchange): Promise<string> {
  assertSize(exchange, LARGEST_LIST);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(exchange)) {
    size += chunk.length;
    if (size > LARGEST_LIST) throw new GatewayError('EntityTooLarge', `The list has more than ${LARGEST_LIST} bytes.`);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  assertDigest(exchange, createHash('md5').update(body).digest('hex').toUpperCase());
  return body.toString();
}

/** A server that stops cuts everything off after 10 s (`server.ts`); by then the answer must have reached the client. */
const PATIENCE_MS = 6000;

/**
 * The body piece by piece. A writer that gives up leaves the connection open for the answer.
 * @throws GatewayError ServiceUnavailable for a body that is not here some seconds after the server was asked to stop:
 * the client sends this part again, to another server or to this one when it is back.
 */
export async function* chunksOf({ request, stopping }: Exchange): AsyncGenerator<Uint8Array> {
  const chunks = (request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  let interrupted: GatewayError | null = null;
  let interrupt: (reason: GatewayError) => void = () => {};
  let timer: NodeJS.Timeout | null = null;
  const onStop = (): void => {
    timer = setTimeout(() => {
      interrupted = new GatewayError('ServiceUnavailable', 'The server is stopping; please send this part again.');
      interrupt(interrupted);
    }, PATIENCE_MS);
  };
  if (stopping.aborted) onStop();
  else stopping.addEventListener('abort', onStop, { once: true });
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        interrupt = reject;
        // The time may have come while the last piece was being written, when nobody waited for the next one.
        if (interrupted) reject(interrupted);
        else chunks.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    stopping.removeEventListener('abort', onStop);
    if (timer) clearTimeout(timer);
  }
}
