import type { FastifyInstance } from 'fastify';
import { mediaType } from '../deploy/media-types.ts';
import type { Registry } from '../registry.ts';
import { type BuildBytes, encodingFor } from './build-bytes.ts';

interface Params {
  name: string;
  version: string;
  '*': string;
}

/**
 * What browsers heed on pages and workers only. A screen consists of dozens of files, and these are most of what a small
 * one costs on the wire.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  // Ours, to find a refused call in the log; a file of a build is found by its address.
  'x-request-id',
  'x-xss-protection',
];
/** Requests that load a part of a page. Whoever does not say what a file is for gets all headers, as workers do. */
const PARTS: ReadonlySet<unknown> = new Set(['script', 'style', 'font', 'image']);

/** Tells two files of a build apart; the whole hash is what the page checks, and would double a small file's headers. */
const tagOf = (integrity: string): string => `"${integrity.slice('sha384-'.length, 'sha384-'.length + 22)}"`;

/**
 * Serves the files of deployed builds. An address holds the hash of the build, so what it answers never changes and
 * is kept by every cache on the way; only what the entry lists is served.
 */
export function serveBuilds(app: FastifyInstance, registry: Registry, bytes: BuildBytes): void {
  // Compressed here and kept, instead of anew for every reader.
  app.get<{ Params: Params }>('/remotes/:name/:version/*', { compress: false }, async (request, reply) => {
    const { name, version, '*': file } = request.params;
    const listed = (await registry.entry(name, version))?.files[file];
    if (!listed) {
      reply.header('cache-control', 'no-store');
      return reply.callNotFound();
    }
    const tag = tagOf(listed.integrity);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('etag', tag)
      .header('vary', 'accept-encoding, sec-fetch-dest')
      .type(mediaType(file));
    if (PARTS.has(request.headers['sec-fetch-dest'])) for (const header of OF_DOCUMENTS) reply.removeHeader(header);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const encoding = encodingFor(file, listed.size, request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await bytes.read(name, version, file, encoding));
  });
}
