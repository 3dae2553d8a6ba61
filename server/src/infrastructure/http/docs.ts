import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from './openapi.ts';

/** The API for people at `/docs`, for programs at `/docs/json`. */
export async function serveDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(version);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
