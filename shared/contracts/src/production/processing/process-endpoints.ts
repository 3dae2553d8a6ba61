import { z } from 'zod';
import { jaw as jawSchema } from '../../cases/values.ts';
import { crc64, objectName } from '../../files/stored-object.ts';
import { linkSecret } from '../../plans/links/links.ts';
import { agreedPrice } from '../../plans/confirmation.ts';
import { batchOf, batchRows } from '../../wire/batch.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant, keyword, nothing, page, pageQuery } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { CLIENT_KEY_PATTERN } from '../../wire/patterns.ts';
import { fromText } from '../../wire/values.ts';
import { parameterValuesSchema } from '../orders/order-entities.ts';
import { processDetail, processPrice, processRow, processServiceSchema } from './process-entities.ts';
import { plainProcessActions } from './process-machine.ts';
import { PROCESS_LINK_DAYS, processRules } from './process-rules.ts';
import { processStatusSchema, processTab, processTabSchema } from './process-status.ts';

/** Filters of the list; they live in the URL of the screen. */
const filter = z.strictObject({
  ...pageQuery.shape,
  tab: fromText(processTabSchema).default(processTab.all),
  serviceType: fromText(processServiceSchema).optional(),
  /** Of number, name or patient. */
  keyword: keyword.optional(),
});

const params = z.strictObject({ processId: id });
const ofJaw = params.extend({ jaw: fromText(jawSchema) });
const content = {
  name: fieldSchema(processRules.name),
  patient: fieldSchema(processRules.patient),
  remarks: fieldSchema(processRules.remarks),
  parameters: parameterValuesSchema,
};
const wrongParameters = [
  ...(['parameterOutOfRange', 'parameterInvalid', 'cutLineShapeRange', 'reserveGumRange', 'baseRequired'] as const),
  ...(['customCompensationWrap', 'gumCarvingTextInvalid'] as const),
];
const price = processPrice.extend({ payer: z.string(), balance: z.number().int(), covered: z.boolean() });
const unpaid = ['creditsInsufficient', 'creditsRemaining', 'practiceCreditsInsufficient'] as const;

/** Orders of model processing and automatic retainers. */
export const processEndpoints = {
  page: endpoint({
    id: 'process.page',
    method: 'GET',
    path: '/production/process/page',
    summary: 'Orders of model processing and automatic retainers that the caller sees, newest first.',
    access: ['process:list'],
    query: filter,
    data: page(processRow),
  }),
  counts: endpoint({
    id: 'process.counts',
    method: 'GET',
    path: '/production/process/counts',
    summary: 'How many orders of a filter there are in each tab.',
    access: ['process:list'],
    query: filter.omit({ pageNum: true, pageSize: true, tab: true }),
    data: z.array(z.object({ tab: processTabSchema, count: z.number().int() })),
  }),
  offer: endpoint({
    id: 'process.offer',
    method: 'GET',
    path: '/production/process/offer',
    summary: 'Practices for which the caller may order, with what a confirmation would cost now.',
    access: ['process:edit'],
    query: z.strictObject({ serviceType: fromText(processServiceSchema) }),
    data: z.array(z.object({ practiceId: id, practiceName: z.string(), price: processPrice })),
  }),
  order: endpoint({
    id: 'process.order',
    method: 'GET',
    path: '/production/process/detail/:processId',
    summary: 'One order with its models and what was made of them.',
    access: ['process:list'],
    params,
    data: processDetail,
    errors: ['recordNotFound'],
  }),
  create: endpoint({
    id: 'process.create',
    method: 'POST',
    path: '/production/process',
    summary: 'Begins an order, which is not submitted yet. Sent again with the same `clientKey` it is the same order.',
    access: ['process:edit'],
    body: z.strictObject({
      practiceId: id,
      serviceType: processServiceSchema,
      clientKey: z.string().regex(CLIENT_KEY_PATTERN),
      ...content,
    }),
    data: z.object({ processId: id, orderNo: z.string() }),
    errors: ['recordNotFound', 'processKeyUsed', ...wrongParameters],
  }),
  change: endpoint({
    id: 'process.change',
    method: 'POST',
    path: '/production/process/detail/:processId',
    summary: 'Changes what is written to an order and its settings, as long as it is not submitted.',
    access: ['process:edit'],
    params,
    body: z.strictObject(content),
    data: nothing,
    errors: ['recordNotFound', 'processNotEditable', ...wrongParameters],
  }),
  putModel: endpoint({
    id: 'process.putModel',
    method: 'POST',
    path: '/production/process/detail/:processId/model',
    summary: 'Makes an uploaded object the model of a jaw, in the place of the one before.',
    access: ['process:edit'],
    params,
    body: z.strictObject({
      jaw: jawSchema,
      fileName: z.string().trim().min(1).max(255),
      objectName,
      size: z.number().int().min(1),
      crc64,
    }),
    data: nothing,
    errors: [
      ...(['recordNotFound', 'processNotEditable', 'storageScope', 'fileFormat'] as const),
      ...(['fileNotUploaded', 'fileTooLarge', 'checksumMismatch'] as const),
    ],
  }),
  removeModel: endpoint({
    id: 'process.removeModel',
    method: 'DELETE',
    path: '/production/process/detail/:processId/model/:jaw',
    summary: 'Takes the model of a jaw out of an order that is not submitted.',
    access: ['process:edit'],
    params: ofJaw,
    data: nothing,
    errors: ['recordNotFound', 'processNotEditable'],
  }),
  act: endpoint({
    id: 'process.act',
    method: 'POST',
    path: '/production/process/act',
    summary: 'Takes an action with each of these orders, with a result for each.',
    access: ['process:edit'],
    body: z.strictObject({ processIds: batchOf, action: z.enum(plainProcessActions) }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound', 'noPermission', 'transitionRefused', 'processModelsMissing'],
  }),
  remove: endpoint({
    id: 'process.remove',
    method: 'POST',
    path: '/production/process/remove',
    summary: 'Removes orders that are not submitted, with their models. With a result for each.',
    access: ['process:edit'],
    body: z.strictObject({ processIds: batchOf }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound', 'processNotEditable'],
  }),
  focus: endpoint({
    id: 'process.focus',
    method: 'POST',
    path: '/production/process/focus',
    summary: 'Marks orders for the caller alone, or takes the mark away.',
    access: ['process:list'],
    body: z.strictObject({ processIds: batchOf, focus: z.boolean() }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound'],
  }),
  price: endpoint({
    id: 'process.price',
    method: 'GET',
    path: '/production/process/detail/:processId/price',
    summary: 'What confirming the result takes now, from whom, and whether it is there.',
    access: ['process:edit'],
    params,
    data: price,
    errors: ['recordNotFound'],
  }),
  confirm: endpoint({
    id: 'process.confirm',
    method: 'POST',
    path: '/production/process/detail/:processId/confirm',
    summary: 'Confirms the result and charges for it, once: a free model first, then credits.',
    access: ['process:edit'],
    params,
    body: z.strictObject({ price: agreedPrice }),
    data: nothing,
    errors: ['recordNotFound', 'noPermission', 'processNotReady', 'priceChanged', ...unpaid],
  }),
  preview: endpoint({
    id: 'process.preview',
    method: 'GET',
    path: '/production/process/detail/:processId/preview/:jaw',
    summary: 'An address from which a coarse result of a jaw can be looked at for a while.',
    access: ['process:list'],
    params: ofJaw,
    data: z.object({ url: z.string() }),
    errors: ['recordNotFound'],
  }),
  download: endpoint({
    id: 'process.download',
    method: 'GET',
    path: '/production/process/detail/:processId/result/:jaw',
    summary: 'An address from which the confirmed result of a jaw can be taken for a while.',
    access: ['process:list'],
    params: ofJaw,
    data: z.object({ url: z.string() }),
    errors: ['recordNotFound', 'processNotConfirmed'],
  }),
  makeLink: endpoint({
    id: 'process.makeLink',
    method: 'POST',
    path: '/production/process/detail/:processId/link',
    summary: `Makes a link that shows the progress of an order for ${PROCESS_LINK_DAYS} days; an earlier one ends. The token is told this once.`,
    access: ['process:edit'],
    params,
    data: z.object({ token: linkSecret, until: instant }),
    errors: ['recordNotFound'],
  }),
  endLink: endpoint({
    id: 'process.endLink',
    method: 'DELETE',
    path: '/production/process/detail/:processId/link',
    summary: 'Ends the link of an order. One that is over stays so.',
    access: ['process:edit'],
    params,
    data: nothing,
    errors: ['recordNotFound'],
  }),
  progress: endpoint({
    id: 'process.progress',
    method: 'POST',
    path: '/processing/progress',
    summary: 'How far the order of a link is: its number and status, and nothing of the patient. Needs no login.',
    access: 'public',
    body: z.strictObject({ token: linkSecret }),
    data: z.object({
      orderNo: z.string(),
      serviceType: processServiceSchema,
      status: processStatusSchema,
      progress: z.number(),
      /** The last run failed; why is the practice's business. */
      failed: z.boolean(),
      submitTime: instant.nullable(),
      until: instant,
    }),
    errors: ['processLinkInvalid'],
    rateLimit: 120,
  }),
} as const;
