import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { originOf } from '../files/api.ts';
import { beginExport } from './export/begin-export.ts';
import { beginImport } from './import/begin-import.ts';
import { archiveJobOf } from './job-view.ts';

export function exchangeRoutes(context: AppContext, handle: Handle): void {
  const { caseArchive } = endpoints;

  handle(caseArchive.export, ({ body, user }) => beginExport(context, user, body.caseId));
  handle(caseArchive.import, ({ body, user }) => beginImport(context, user, body));
  handle(caseArchive.job, ({ query, user, lang, request }) =>
    archiveJobOf(context, user, query.jobId, { lang, origin: originOf(request) }),
  );
}
