import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SIGNATURE_HEADER } from '@archway/contracts';
import { generate } from 'selfsigned';

interface Came {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A service of somebody else that confirmed cases are sent to: https, as the product wants it, on this machine. */
export interface ExternalService {
  readonly url: string;
  /** The file with the certificate that a server has to trust in order to reach it. */
  readonly certificate: string;
  /** What came, as it came. */
  readonly came: Came[];
  /** Statuses of the next answers; 204 once they are used up. */
  answers: number[];
  stop(): void;
}

export async function startExternalService(): Promise<ExternalService> {
  const made = await generate([{ name: 'commonName', value: 'aligner service' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'archway-service-'));
  const certificate = join(folder, 'service.pem');
  writeFileSync(certificate, made.cert);
  const server = createServer({ key: made.private, cert: made.cert }, (request, response) => {
    void text(request).then((body) => {
      service.came.push({ headers: request.headers, body });
      response.writeHead(service.answers.shift() ?? 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: ExternalService = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/cases`,
    ...{ certificate, came: [], answers: [] },
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return service;
}

/** Checks a signature as docs/api.md tells receivers to. */
export function isSigned({ headers, body }: Came, secret: string): boolean {
  const given = String(headers[SIGNATURE_HEADER.toLowerCase()]);
  const [, at, proof] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(given) ?? [];
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex') === proof;
}
