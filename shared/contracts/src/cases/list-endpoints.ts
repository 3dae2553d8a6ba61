import { z } from 'zod';
import { serviceIdSchema, serviceTypes } from '../access/service-types.ts';
import { batchOf, batchRows } from '../wire/batch.ts';
import { endpoint } from '../wire/endpoint.ts';
import { day, id, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fromText } from '../wire/values.ts';
import { caseRow, tableHead } from './entities.ts';
import { caseTab, caseTabSchema } from './status.ts';
import { entrustSchema } from './values.ts';

/** Filters of the case list; they live in the URL of the screen. */
export const caseFilter = z.strictObject({
  ...pageQuery.shape,
  serviceType: fromText(serviceIdSchema).default(serviceTypes.aligner.id),
  /** One of `caseTabs`; a tab that the server does not know shows nothing. */
  tab: z.coerce.number().int().default(caseTab.all),
  /** Of case ID, patient name, order name or order number. */
  keyword: keyword.optional(),
  practiceId: id.optional(),
  /** Number of a label, or of a category for any of its labels. */
  label: id.optional(),
  entrust: fromText(entrustSchema).optional(),
  /** First and last day of creation, in the zone of the reader. */
  createFrom: day.optional(),
  createTo: day.optional(),
  /** Minutes by which the reader's zone is ahead of UTC. */
  utcOffset: z.coerce.number().int().min(-840).max(840).default(0),
  sort: z.enum(['updateTime', 'createTime', 'patientName']).default('updateTime'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

/** The case list. */
export const caseListEndpoints = {
  tableHead: endpoint({
    id: 'cases.tableHead',
    method: 'GET',
    path: '/doctor/doc/pagePt/tableHead',
    summary: 'Columns of the case list.',
    access: ['case:list'],
    query: z.strictObject({
      practiceId: id.optional(),
      serviceType: fromText(serviceIdSchema).default(serviceTypes.aligner.id),
    }),
    data: z.array(tableHead),
  }),
  page: endpoint({
    id: 'cases.page',
    method: 'GET',
    path: '/doctor/doc/pagePt',
    summary: 'Cases that the caller may see, filtered, newest change first.',
    access: ['case:list'],
    query: caseFilter,
    data: page(caseRow),
  }),
  file: endpoint({
    id: 'cases.file',
    method: 'GET',
    path: '/doctor/doc/pagePt/csv',
    summary: 'All cases of a filter as a CSV file in the language of the caller.',
    access: ['case:list'],
    query: caseFilter.omit({ pageNum: true, pageSize: true }),
    data: nothing,
    rateLimit: 30,
    raw: true,
  }),
  focus: endpoint({
    id: 'cases.focus',
    method: 'POST',
    path: '/doctor/pt/focus',
    summary: 'Marks a case for the caller, or takes the mark away.',
    access: ['case:focus'],
    body: z.strictObject({ caseId: id, focus: z.boolean() }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  focusAll: endpoint({
    id: 'cases.focusAll',
    method: 'POST',
    path: '/doctor/pt/focus/batch',
    summary: 'Marks cases for the caller, or takes their marks away, with a result for each case.',
    access: ['case:focus'],
    body: z.strictObject({ caseIds: batchOf, focus: z.boolean() }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound'],
  }),
  isFocused: endpoint({
    id: 'cases.isFocused',
    method: 'GET',
    path: '/design/scheme/ptFocus',
    summary: 'Whether the caller has marked a case.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id }),
    data: z.object({ focus: z.boolean() }),
    errors: ['recordNotFound'],
  }),
  tabCounts: endpoint({
    id: 'cases.tabCounts',
    method: 'GET',
    path: '/doctor/doc/pagePt/tabCount',
    summary: 'Number of cases per tab under the same filters.',
    access: ['case:list'],
    query: caseFilter.omit({ pageNum: true, pageSize: true, tab: true, sort: true, order: true }),
    data: z.array(z.object({ value: caseTabSchema, count: z.number().int() })),
  }),
} as const;
