import { bigint, boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Branding, BuildRecord } from '@archway/contracts';
import { moment, rowId } from '../../infrastructure/database/columns.ts';
import type { BuildFiles } from './deploy/build-files.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Builds that are complete and never change again. The host is kept like a remote, under the name `host`. */
export const remoteEntries = pgTable(
  'remote_entries',
  {
    name: text('name').notNull(),
    /** `x.y.z+hash` of the bytes. */
    version: text('version').notNull(),
    record: jsonb('record').$type<BuildRecord>().notNull(),
    files: jsonb('files').$type<BuildFiles>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileCount: integer('file_count').notNull(),
    /** Came with the server's installation, not by a deploy. */
    bundled: boolean('bundled').notNull(),
    deployedAt: moment('deployed_at').notNull().defaultNow(),
    deployedBy: text('deployed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** Builds whose files are still being uploaded. */
export const remoteDeploys = pgTable(
  'remote_deploys',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    record: jsonb('record').$type<BuildRecord>().notNull(),
    files: jsonb('files').$type<BuildFiles>().notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    startedBy: text('started_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** Which build is live, by channel. Going live, rolling back and withdrawing change one row and nothing else. */
export const remotePins = pgTable(
  'remote_pins',
  {
    name: text('name').notNull(),
    channel: text('channel').notNull(),
    /** Null: withdrawn, the channel loads none of it. */
    version: text('version'),
    /** Versions to go back to, newest first, each once and never the live one. */
    earlier: text('earlier').array().notNull(),
    pinnedAt: moment('pinned_at').notNull().defaultNow(),
    pinnedBy: text('pinned_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.channel] })],
);

/** Every change of a pin, for the console and for whoever asks afterwards. */
export const remotePinChanges = pgTable(
  'remote_pin_changes',
  {
    id: rowId('id').primaryKey(),
    name: text('name').notNull(),
    channel: text('channel').notNull(),
    action: text('action', { enum: ['pin', 'rollback', 'unpin', 'withdraw', 'bundled'] }).notNull(),
    /** Null when the channel loads none of it from then on. */
    version: text('version'),
    fromVersion: text('from_version'),
    at: moment('at').notNull().defaultNow(),
    by: text('by').notNull(),
  },
  (table) => [index('remote_pin_changes_name').on(table.name, table.id)],
);

/** White-label tenants: branding and pins, not a partition of the data. `default` is the platform itself. */
export const tenants = pgTable('tenants', {
  name: text('name').primaryKey(),
  branding: jsonb('branding').$type<Branding>().notNull(),
  /** A PNG. */
  logo: bytes('logo').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The host names of a tenant; every unknown name belongs to `default`. */
export const tenantHosts = pgTable('tenant_hosts', {
  host: text('host').primaryKey(),
  tenant: text('tenant')
    .notNull()
    .references(() => tenants.name, { onDelete: 'cascade' }),
  /** Whose pins pages under this name load, e.g. `canary` for a name that tries new builds first. */
  channel: text('channel').notNull(),
});
