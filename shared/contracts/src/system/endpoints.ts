import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { nothing } from '../wire/envelope.ts';
import { dictionaryTypes } from './dictionaries.ts';
import { logEvent } from './log-event.ts';

export const systemEndpoints = {
  dictionaries: endpoint({
    id: 'system.dictionaries',
    method: 'POST',
    path: '/system/dict/data/batchDictType',
    summary: 'Dictionaries by type, with labels in the language of the caller.',
    access: 'session',
    body: z.strictObject({
      typeList: z
        .array(z.enum(dictionaryTypes as [string, ...string[]]))
        .min(1)
        .max(20),
    }),
    data: z.record(z.string(), z.array(z.object({ dictValue: z.number().int(), dictLabel: z.string() }))),
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
