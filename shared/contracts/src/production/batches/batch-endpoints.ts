import { z } from 'zod';
import { objectName } from '../../files/stored-object.ts';
import { batchOf, batchRows } from '../../wire/batch.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { day, id, keyword, nothing, page, pageQuery } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { fromText } from '../../wire/values.ts';
import { printStatusSchema } from '../status.ts';
import { batchCandidate, batchDetail, batchRow, modelSpaceSchema } from './batch-entities.ts';
import { batchActions } from './batch-machine.ts';
import { batchKinds, failureRules } from './batch-rules.ts';

/** Filters of the list of batches; they live in the URL of the screen. */
const batchFilter = z.strictObject({
  ...pageQuery.shape,
  /** Of batch code, order number, case ID or patient name. */
  keyword: keyword.optional(),
  status: fromText(printStatusSchema).optional(),
  kind: z.enum(batchKinds).optional(),
  deviceId: id.optional(),
  /** First and last day of making it, in the zone of the reader. */
  from: day.optional(),
  to: day.optional(),
  /** Minutes by which the reader's zone is ahead of UTC. */
  utcOffset: z.coerce.number().int().min(-840).max(840).default(0),
});

const params = z.strictObject({ batchId: id });
const asConfirmed = ['orderDiscarded', 'noConfirmedPlan', 'orderPlanChanged'] as const;
const making = [
  ...(['recordNotFound', 'noPermission', 'batchNotPrinter', 'deviceNotReady', 'modelTooLarge'] as const),
  ...(['batchOrderLimit', 'batchMaterial', 'subOrderInBatch', 'subOrderNotPending', ...asConfirmed] as const),
];
const going = ['recordNotFound', 'noPermission', 'transitionRefused', 'reasonRequired', ...asConfirmed] as const;

/** Print batches, for those who make. */
export const batchEndpoints = {
  page: endpoint({
    id: 'batches.page',
    method: 'GET',
    path: '/production/batch/page',
    summary: 'Print batches of the practices that the caller makes for, newest first.',
    access: ['order:produce'],
    query: batchFilter,
    data: page(batchRow),
  }),
  counts: endpoint({
    id: 'batches.counts',
    method: 'GET',
    path: '/production/batch/counts',
    summary: 'How many batches of a filter there are in each status.',
    access: ['order:produce'],
    query: batchFilter.omit({ pageNum: true, pageSize: true, status: true }),
    data: z.array(z.object({ status: printStatusSchema, count: z.number().int() })),
  }),
  candidates: endpoint({
    id: 'batches.candidates',
    method: 'GET',
    path: '/production/batch/candidates',
    summary: 'Sub-orders that wait and that a printer could print, those that are due first.',
    access: ['order:produce'],
    query: z.strictObject({ deviceId: id }),
    data: z.array(batchCandidate),
    errors: ['recordNotFound', 'batchNotPrinter'],
  }),
  batch: endpoint({
    id: 'batches.batch',
    method: 'GET',
    path: '/production/batch/detail/:batchId',
    summary: 'One print batch with its sub-orders.',
    access: ['order:produce'],
    params,
    data: batchDetail,
    errors: ['recordNotFound'],
  }),
  create: endpoint({
    id: 'batches.create',
    method: 'POST',
    path: '/production/batch',
    summary: 'Makes a batch of sub-orders that wait: all of them, or none.',
    access: ['order:produce'],
    body: z.strictObject({ deviceId: id, subOrderIds: batchOf, ...modelSpaceSchema }),
    data: z.object({ batchId: id, code: z.string() }),
    errors: ['nothingSelected', ...making],
  }),
  createAuto: endpoint({
    id: 'batches.createAuto',
    method: 'POST',
    path: '/production/batch/auto',
    summary: 'Makes a batch of what is due first and fits the device, of at most 15 orders.',
    access: ['order:produce'],
    body: z.strictObject({
      deviceId: id,
      /** What is due later is left. */
      dueUntil: day,
      ...modelSpaceSchema,
    }),
    data: z.object({
      batchId: id,
      code: z.string(),
      taken: z.number().int(),
      /** Sub-orders that are due by then, and wait on. */
      left: z.number().int(),
    }),
    errors: ['nothingToBatch', ...making],
  }),
  act: endpoint({
    id: 'batches.act',
    method: 'POST',
    path: '/production/batch/act',
    summary: 'Takes an action of the batch machine with each of these batches, with a result for each.',
    access: ['order:produce'],
    body: z.strictObject({
      batchIds: batchOf,
      action: z.enum(batchActions),
      reason: z.string().trim().max(failureRules.reason.max).optional(),
    }),
    data: batchRows,
    errors: ['nothingSelected', 'deviceNotReady', 'deviceBusy', 'subOrderInBatch', ...going],
  }),
  remove: endpoint({
    id: 'batches.remove',
    method: 'POST',
    path: '/production/batch/remove',
    summary: 'Removes batches that were not begun; their sub-orders wait again. With a result for each.',
    access: ['order:produce'],
    body: z.strictObject({ batchIds: batchOf }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound', 'noPermission', 'transitionRefused'],
  }),
  fail: endpoint({
    id: 'batches.fail',
    method: 'POST',
    path: '/production/batch/detail/:batchId/failed',
    summary: 'Says that sub-orders of a batch failed while it is printed; they wait again, for another batch.',
    access: ['order:produce'],
    params,
    body: z.strictObject({ subOrderIds: batchOf, reason: fieldSchema(failureRules.reason) }),
    data: nothing,
    errors: ['nothingSelected', ...going],
  }),
  makeFile: endpoint({
    id: 'batches.makeFile',
    method: 'POST',
    path: '/production/batch/detail/:batchId/zip',
    summary: 'Has the models of a batch packed into one file, by a job.',
    access: ['order:produce'],
    params,
    data: nothing,
    errors: ['recordNotFound', 'batchModelsMissing'],
  }),
  upload: endpoint({
    id: 'batches.upload',
    method: 'POST',
    path: '/production/batch/detail/:batchId/upload',
    summary: 'An address for the bytes of a print file: one PUT with exactly this content type.',
    access: ['order:produce'],
    params,
    body: z.strictObject({ fileName: z.string().trim().min(1).max(255) }),
    data: z.object({ url: z.string(), objectName: z.string(), contentType: z.string() }),
    errors: ['recordNotFound', 'fileFormat'],
  }),
  putFile: endpoint({
    id: 'batches.putFile',
    method: 'POST',
    path: '/production/batch/detail/:batchId/file',
    summary: 'Makes an uploaded object the print file of a batch, in the place of the one before.',
    access: ['order:produce'],
    params,
    body: z.strictObject({ objectName, fileName: z.string().trim().min(1).max(255) }),
    data: nothing,
    errors: ['recordNotFound', 'storageScope', 'fileFormat', 'fileNotUploaded', 'fileTooLarge'],
  }),
  fileUrl: endpoint({
    id: 'batches.fileUrl',
    method: 'GET',
    path: '/production/batch/detail/:batchId/file',
    summary: 'An address from which the print file of a batch can be taken for a while.',
    access: ['order:produce'],
    params,
    data: z.object({ url: z.string() }),
    errors: ['recordNotFound', 'fileNotUploaded'],
  }),
} as const;
