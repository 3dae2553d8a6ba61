import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { requireVersion } from '../cases/api.ts';
import { filmsOfCase } from './films.ts';
import { saveTracing } from './save-tracing.ts';

export function cephRoutes(context: AppContext, handle: Handle): void {
  const { tracing } = endpoints;
  handle(tracing.films, async ({ query, user }) => {
    await requireVersion(context.db, user, query);
    return filmsOfCase(context.db, query.caseId);
  });
  handle(tracing.save, ({ body, user }) => saveTracing(context, user, body));
}
