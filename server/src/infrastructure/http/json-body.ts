import type { FastifyInstance } from 'fastify';

/** JSON only. An empty body counts as none, since clients send the content type with every call. */
export function useJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    // It answers by `done`.
    else void parse(request, body as string, done);
  });
}
