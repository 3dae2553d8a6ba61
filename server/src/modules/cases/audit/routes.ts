import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { trailOf, verifyTrails } from './trail.ts';

export function auditRoutes({ db }: AppContext, handle: Handle): void {
  const { audit } = endpoints;

  handle(audit.page, ({ query, user }) => trailOf(db, user, query));
  handle(audit.verify, ({ query }) => verifyTrails(db, query.caseId ?? null));
}
