import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { issueReport, reportOf, saveReport } from './report.ts';

export function implantRoutes(context: AppContext, handle: Handle): void {
  const { implantReport } = endpoints;
  handle(implantReport.read, ({ query, user }) => reportOf(context.db, user, query));
  handle(implantReport.save, ({ params, body, user }) => saveReport(context, user, params, body));
  handle(implantReport.issue, ({ params, body, user }) => issueReport(context, user, params, body.revision));
}
