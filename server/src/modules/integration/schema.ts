import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  date,
} from 'drizzle-orm/pg-core';
import { apiFileKinds } from '@archway/contracts';
import type {
  ApiFileState,
  ApiScope,
  DeliveryState,
  ErrorName,
  ErrorValues,
  PING,
  WebhookEvent,
  WebhookPayload,
} from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';
import { caseKey, caseVersionKey } from '../cases/api.ts';
import { practiceKey } from '../practices/api.ts';

/** Keys of practices for the public API. */
export const apiKeys = pgTable(
  'api_keys',
  {
    keyId: rowId('id').primaryKey(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey, { onDelete: 'cascade' }),
    /** The creator of the practice, in whose name the key acts. */
    createdBy: rowRef('created_by').notNull().references(userKey, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The first characters of the secret, by which people know it. */
    prefix: text('prefix').notNull(),
    secretHash: text('secret_hash').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** The last day on which it is good, in UTC. */
    expiresOn: date('expires_on', { mode: 'string' }),
    createTime: moment('create_time').notNull().defaultNow(),
    lastUsedTime: moment('last_used_time'),
    revokedTime: moment('revoked_time'),
  },
  (table) => [
    uniqueIndex('api_keys_secret').on(table.secretHash),
    index('api_keys_practice').on(table.practiceId, table.keyId),
  ],
);

/** Writes that a key has named, with what they were answered: written in the transaction of the write itself. */
export const apiWrites = pgTable(
  'api_writes',
  {
    keyId: rowRef('key_id')
      .notNull()
      .references(() => apiKeys.keyId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of method, address and body. */
    requestHash: text('request_hash').notNull(),
    /** Null only inside of the transaction that does the write. */
    answer: jsonb('answer').$type<unknown>(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.name] }), index('api_writes_time').on(table.createTime)],
);

/** Files on their way into a case through the public API, and what came of them. */
export const apiFiles = pgTable(
  'api_files',
  {
    fileId: rowId('id').primaryKey(),
    keyId: rowRef('key_id')
      .notNull()
      .references(() => apiKeys.keyId, { onDelete: 'cascade' }),
    caseId: rowRef('pt_id').notNull().references(caseKey, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    kind: text('kind', { enum: apiFileKinds }).notNull(),
    /** Key of a position of photos; null in the pool, and of a scan. */
    position: text('position'),
    jaw: text('jaw', { enum: ['upper', 'lower'] }),
    /** Which volume of a CT is meant. */
    series: text('series'),
    fileName: text('file_name').notNull(),
    /** Where the server fetches it; null for one that is uploaded. */
    url: text('url'),
    state: text('state').$type<ApiFileState>().notNull(),
    problem: jsonb('problem').$type<{ readonly name: ErrorName; readonly values: ErrorValues }>(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [index('api_files_case').on(table.caseId, table.version, table.fileId)],
);

/** Endpoints of practices that are told what happens to their cases. */
export const webhooks = pgTable(
  'webhooks',
  {
    webhookId: rowId('id').primaryKey(),
    practiceId: rowRef('practice_id').notNull().references(practiceKey, { onDelete: 'cascade' }),
    createdBy: rowRef('created_by').notNull().references(userKey, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** The secret of its signatures, under a key of this installation. */
    sealedSecret: text('sealed_secret').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Turned off since nothing arrived for long. */
    gaveUp: boolean('gave_up').notNull().default(false),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [index('webhooks_practice').on(table.practiceId, table.webhookId)],
);

/** How something fares that is sent until it has arrived, or was given up. */
const triedColumns = () => ({
  state: text('state').$type<DeliveryState>().notNull().default('waiting'),
  tries: integer('tries').notNull().default(0),
  lastStatus: integer('last_status'),
  lastAnswer: text('last_answer'),
  createTime: moment('create_time').notNull().defaultNow(),
  endTime: moment('end_time'),
});

/** What endpoints are sent: written by the transaction that makes it true, and sent by a job. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: rowId('id').primaryKey(),
    webhookId: rowRef('webhook_id')
      .notNull()
      .references(() => webhooks.webhookId, { onDelete: 'cascade' }),
    type: text('type').$type<WebhookEvent | typeof PING>().notNull(),
    payload: jsonb('payload').$type<WebhookPayload>().notNull(),
    ...triedColumns(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.deliveryId),
    index('webhook_deliveries_time').on(table.createTime),
  ],
);

/** Confirmed cases on their way to the external service of somebody: written by the transaction that confirms. */
export const caseSendings = pgTable(
  'case_sendings',
  {
    sendingId: rowId('id').primaryKey(),
    /** Whose service it is. */
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    caseId: rowRef('pt_id').notNull(),
    version: integer('version').notNull(),
    /** Which confirmation it is: a version that is confirmed anew is sent anew. */
    confirmedTime: moment('confirmed_time').notNull(),
    /** By which the service knows a try of the same sending. */
    eventId: text('event_id').notNull(),
    /** When it was first tried: from then on the trail of the case tells of it. */
    leftTime: moment('left_time'),
    ...triedColumns(),
  },
  (table) => [
    foreignKey({
      name: 'case_sendings_version',
      columns: [table.caseId, table.version],
      foreignColumns: caseVersionKey(),
    }).onDelete('cascade'),
    uniqueIndex('case_sendings_once').on(table.caseId, table.version, table.confirmedTime),
    index('case_sendings_user').on(table.userId, table.sendingId),
  ],
);

export type SendingRow = typeof caseSendings.$inferSelect;
export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type ApiFileRow = typeof apiFiles.$inferSelect;
