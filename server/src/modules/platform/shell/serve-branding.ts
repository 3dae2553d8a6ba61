import type { FastifyInstance } from 'fastify';
import { integrityOf } from '../deploy/build-files.ts';
import type { TenantService } from '../tenants/tenant-service.ts';

/** The tenant's look by host name. Outside of the API, since it is part of the page and not of the wire. */
export function serveBranding(app: FastifyInstance, tenants: TenantService): void {
  app.get('/custom/config.json', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'host');
    return reply.send(await tenants.branding(request.hostname));
  });

  app.get('/custom/logo.png', async (request, reply) => {
    const logo = await tenants.logo(request.hostname);
    const etag = `"${integrityOf(logo)}"`;
    reply.header('cache-control', 'no-cache').header('vary', 'host').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('image/png').header('x-content-type-options', 'nosniff').send(logo);
  });
}
