import type { FastifyInstance } from 'fastify';
import { HOST } from '../doctor/composition.ts';
import type { Registry } from '../registry.ts';
import type { TenantService } from '../tenants/tenant-service.ts';
import type { BuildBytes } from './build-bytes.ts';
import { pageLang, renderPage } from './page-template.ts';
import { baseOf } from './shell-service.ts';

/** Addresses of the server and of files are never screens: a missing one must be told as missing. */
const isNoScreen = (path: string): boolean =>
  /^\/(api|archway-files|custom|docs|remotes)(\/|$)/.test(path) || /\.[a-z0-9]{1,8}$/i.test(path);

const withoutHost = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Archway</title>
<h1>Archway</h1><p>No build of the shell is deployed. Start the server with <code>npm start</code>, or deploy one: <code>archway deploy host --pin</code>.</p>
<p lang="zh-CN">尚未部署外壳。请用 <code>npm start</code> 启动，或执行 <code>archway deploy host --pin</code>。</p></html>`;

/** The page for every address that is not the server's own. It belongs to the host's pinned build and to the tenant. */
export function servePage(app: FastifyInstance, registry: Registry, tenants: TenantService, bytes: BuildBytes): void {
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (isNoScreen(path)) return reply.callNotFound();
    reply.header('cache-control', 'no-store').header('vary', 'host, accept-language').type('text/html; charset=utf-8');
    const { channel } = await tenants.placeOf(request.hostname);
    const live = (await registry.live(channel)).get(HOST);
    if (!live) return reply.status(503).send(withoutHost);
    const { entry } = live;
    const branding = await tenants.branding(request.hostname);
    const template = await bytes.read(HOST, entry.version, entry.record.entry);
    return reply.send(
      renderPage(template.toString('utf8'), {
        base: baseOf(entry),
        nonce: reply.styleNonce,
        lang: pageLang(branding, request.headers['accept-language']),
        branding,
        files: entry.files,
      }),
    );
  });
}
