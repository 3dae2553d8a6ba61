import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { originOf } from '../../files/api.ts';
import { actOnBatches, failItems, removeBatches } from './act-on-batches.ts';
import { countsOfBatches, detailOfBatch, listBatches } from './batch-list.ts';
import { candidatesFor, makeBatch, makeBatchByItself } from './make-batch.ts';
import { askForZip, downloadAddress, putPrintFile, uploadAddress } from './print-file.ts';

/** Print batches. */
export function batchRoutes(context: AppContext, handle: Handle): void {
  const { batches } = endpoints;

  handle(batches.page, ({ query, user }) => listBatches(context, user, query));
  handle(batches.counts, ({ query, user }) => countsOfBatches(context, user, query));
  handle(batches.candidates, ({ query, user }) => candidatesFor(context, user, query));
  handle(batches.batch, ({ params, user }) => detailOfBatch(context, user, params.batchId));
  handle(batches.create, ({ body, user }) => makeBatch(context, user, body));
  handle(batches.createAuto, ({ body, user }) => makeBatchByItself(context, user, body));
  handle(batches.act, ({ body, user, lang }) => actOnBatches(context, user, lang, body));
  handle(batches.remove, ({ body, user, lang }) => removeBatches(context, user, lang, body));
  handle(batches.fail, ({ params, body, user }) => failItems(context, user, params.batchId, body));
  handle(batches.makeFile, ({ params, user }) => askForZip(context, user, params.batchId));
  handle(batches.upload, ({ params, body, user, request }) =>
    uploadAddress(context, user, params.batchId, body, originOf(request)),
  );
  handle(batches.putFile, ({ params, body, user }) => putPrintFile(context, user, params.batchId, body));
  handle(batches.fileUrl, ({ params, user, request }) =>
    downloadAddress(context, user, params.batchId, originOf(request)),
  );
}
