import { type IncomingHttpHeaders, request } from 'node:http';

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
}

/** Asks a server on this machine under another of its names; `fetch` would send the name of the address. */
export const getAs = (host: string, port: string, path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { ...headers, host: `${host}:${port}` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: bytes.toString('utf8'), bytes });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
