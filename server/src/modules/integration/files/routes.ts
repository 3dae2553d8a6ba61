import { apiEndpoints } from '@archway/contracts';
import type { HandleApi } from '../../../context.ts';
import { originOf } from '../../files/api.ts';
import { addFile, completeFile, fileRecord, fileRecords } from './files.ts';

export function fileCalls(handle: HandleApi): void {
  const { files } = apiEndpoints;

  handle(files.list, async ({ context, key, params, lang, request }) => ({
    object: 'list' as const,
    data: await fileRecords(context, key.caller, params.caseId, { lang, origin: originOf(request) }),
  }));
  handle(files.create, ({ context, key, params, body, lang, request }) =>
    addFile(context, key, params.caseId, body, { lang, origin: originOf(request) }),
  );
  handle(files.complete, ({ context, key, params, lang, request }) =>
    completeFile(context, key.caller, params, { lang, origin: originOf(request) }),
  );
  handle(files.get, ({ context, key, params, lang, request }) =>
    fileRecord(context, key.caller, params, { lang, origin: originOf(request) }),
  );
}
