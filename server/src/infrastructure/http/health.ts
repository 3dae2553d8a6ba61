import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 while it starts, stops or has no database. */
export function serveHealth(app: FastifyInstance, db: Database, stopping: AbortSignal): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (stopping.aborted) return reply.status(503).send({ status: 'stopping' });
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
}
