import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { day, id, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { type DictionaryType, dictionaryTypes } from './dictionaries.ts';
import { keptLog, logEvent, pageTimes } from './log-event.ts';
import { logTypes, timeSpans } from './log-types.ts';

export const systemEndpoints = {
  dictionaries: endpoint({
    id: 'system.dictionaries',
    method: 'POST',
    path: '/system/dict/data/batchDictType',
    summary: 'Dictionaries by type, with labels in the language of the caller.',
    access: 'session',
    body: z.strictObject({
      typeList: z
        .array(z.enum(dictionaryTypes as [DictionaryType, ...DictionaryType[]]))
        .min(1)
        .max(20),
      /** Also the values that are offered no longer: records may still have them. */
      withHidden: z.boolean().default(false),
    }),
    data: z.record(
      z.string(),
      z.array(
        z.object({
          dictValue: z.number().int(),
          dictLabel: z.string(),
          /** Says what a record is, and is offered no longer. */
          hidden: z.literal(true).optional(),
        }),
      ),
    ),
  }),
  log: endpoint({
    id: 'system.log',
    method: 'POST',
    path: '/system/frontend/log/record',
    summary: 'Records events and failures of the front end.',
    access: 'public',
    body: z.strictObject({ data: z.array(logEvent).min(1).max(20) }),
    data: nothing,
    bodyLimit: 262_144,
    rateLimit: 60,
  }),
  logs: endpoint({
    id: 'system.logs',
    method: 'GET',
    path: '/system/frontend/log/list',
    summary: 'Events of the front end that were kept, newest first.',
    access: ['platform:log'],
    query: z.strictObject({
      ...pageQuery.shape,
      type: z.enum(logTypes).optional(),
      /** Looked for in what the event says, in its address and in the name of its user. */
      keyword: keyword.optional(),
      userId: id.optional(),
      caseId: id.optional(),
      from: day.optional(),
      /** The last day, whole, in UTC like `from`. */
      to: day.optional(),
    }),
    data: page(keptLog),
  }),
  pageTimes: endpoint({
    id: 'system.pageTimes',
    method: 'GET',
    path: '/system/frontend/log/pageTimes',
    summary: 'How long pages took until they were ready, by hour or day and by route, and the web vitals.',
    access: ['platform:log'],
    query: z.strictObject({ span: z.enum(timeSpans).default('week') }),
    data: pageTimes,
  }),
  events: endpoint({
    id: 'system.events',
    method: 'GET',
    path: '/system/event/stream',
    summary: 'Server-sent events for this user; resumes after the header Last-Event-ID.',
    access: 'session',
    data: nothing,
    raw: true,
  }),
} as const;
