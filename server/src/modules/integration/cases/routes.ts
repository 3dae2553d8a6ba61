import { apiEndpoints } from '@archway/contracts';
import type { HandleApi } from '../../../context.ts';
import { caseRecord, caseRecords, newestVersion } from './case-view.ts';
import { openCase, saveAsked } from './open-case.ts';
import { submitByApi } from './submit.ts';

export function caseCalls(handle: HandleApi): void {
  const { cases } = apiEndpoints;

  handle(cases.list, ({ context, key, query }) => caseRecords(context, key.caller, query));
  handle(cases.get, ({ context, key, params, lang }) => caseRecord(context, key.caller, params.caseId, lang));
  handle(cases.create, async ({ context, key, body, lang }) => {
    const caseId = await openCase(context, key, body);
    return caseRecord(context, key.caller, caseId, lang);
  });
  handle(cases.prescribe, async ({ context, key, params, body, lang }) => {
    const version = await newestVersion(context.db, key.caller, params.caseId);
    await saveAsked(context, key.caller, version, body);
    return caseRecord(context, key.caller, params.caseId, lang);
  });
  handle(cases.submit, async ({ context, key, params, body, lang }) => {
    await submitByApi(context, key.caller, params.caseId, { confirmDoubts: body.confirmDoubts, lang });
    return caseRecord(context, key.caller, params.caseId, lang);
  });
}
