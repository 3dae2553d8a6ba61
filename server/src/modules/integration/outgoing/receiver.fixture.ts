import { createHmac } from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Came {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody out in the web who is told things: a real server on this machine. */
export interface Receiver {
  readonly url: string;
  /** What came, as it came. */
  readonly came: Came[];
  /** Statuses of the next answers; 200 once they are used up. */
  answers: number[];
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      made.came.push({ headers: request.headers, body });
      response.writeHead(made.answers.shift() ?? 200).end('noted');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const made: Receiver = {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    ...{ came: [], answers: [] },
    stop: () => new Promise((resolve) => receiver.close(() => resolve())),
  };
  return made;
}

/** Checks a signature as docs/api.md tells receivers to. */
export function isSigned({ headers, body }: Came, secret: string): boolean {
  const [, t, v1] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['archway-signature'])) ?? [];
  return v1 === createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
}
