import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../../context.ts';
import { addFinding, adoptDoubt, changeFinding, removeFinding } from './findings.ts';
import { qualityReportOf } from './quality-report.ts';

export function inspectionRoutes(context: AppContext, handle: Handle): void {
  const { inspection } = endpoints;

  handle(inspection.report, ({ query, user }) => qualityReportOf(context.db, user, query));
  handle(inspection.add, ({ body: { caseId, version, ...given }, user }) =>
    addFinding(context, user, { caseId, version }, given),
  );
  handle(inspection.adopt, ({ body: { caseId, version, key, ...words }, user }) =>
    adoptDoubt(context, user, { caseId, version }, key, words),
  );
  handle(inspection.change, async ({ params, body: { caseId, version, ...words }, user }) => {
    await changeFinding(context, user, { caseId, version }, params.findingId, words);
    return null;
  });
  handle(inspection.remove, async ({ params, query, user }) => {
    await removeFinding(context, user, query, params.findingId);
    return null;
  });
}
