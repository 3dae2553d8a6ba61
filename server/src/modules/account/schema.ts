import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type NoticeType, type NoticeValues, type Setting, settingDefault } from '@archway/contracts';
import { moment, rowId, rowRef } from '../../infrastructure/database/columns.ts';
import { userKey } from '../access/api.ts';

/** What people are told. The words are made when somebody reads, in the language of the reader. */
export const notices = pgTable(
  'notices',
  {
    id: rowId('id').primaryKey(),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    type: text('type').$type<NoticeType>().notNull(),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    /** Path inside the product. */
    link: text('link'),
    createTime: moment('create_time').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** Goes into the mail of the day, unless it is read by then. */
    awaitsDigest: boolean('awaits_digest').notNull().default(false),
  },
  (table) => [
    index('notices_user').on(table.userId, table.id),
    index('notices_unread')
      .on(table.userId, table.id)
      .where(sql`read_at is null`),
    index('notices_digest')
      .on(table.userId, table.id)
      .where(sql`awaits_digest`),
  ],
);

/** Setting records of a doctor: preferences, configurations, scene settings. */
export const settings = pgTable(
  'settings',
  {
    id: rowId('id').primaryKey(),
    doctorId: rowRef('doctor_id').notNull().references(userKey, { onDelete: 'cascade' }),
    settingType: text('setting_type').$type<Setting['settingType']>().notNull(),
    storageType: text('storage_type', { enum: ['text', 'oss'] }).notNull(),
    settingContent: text('setting_content').notNull(),
    settingName: text('setting_name'),
    settingDefault: smallint('setting_default')
      .$type<Setting['settingDefault']>()
      .notNull()
      .default(settingDefault.yes),
    updateTime: moment('update_time').notNull().defaultNow(),
  },
  (table) => [
    index('settings_doctor').on(table.doctorId, table.settingType, table.id),
    check('settings_default_known', sql`${table.settingDefault} in (0, 1)`),
  ],
);

/** The external aligner service of a doctor. */
export const alignerIntegrations = pgTable('aligner_integrations', {
  userId: rowRef('user_id').primaryKey().references(userKey, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  /** The key under a key of this installation. */
  sealedKey: text('sealed_key').notNull(),
  /** Its last characters, by which its owner knows it. */
  keyHint: text('key_hint').notNull(),
  updateTime: moment('update_time').notNull().defaultNow(),
});

/** Where deliveries of a user go; one of them is the default. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: rowId('id').primaryKey(),
    userId: rowRef('user_id').notNull().references(userKey, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    phone: text('phone').notNull(),
    /** Codes of the region data, from the country down; null below what its country has. */
    region: text('region').notNull(),
    province: text('province'),
    city: text('city'),
    area: text('area'),
    address: text('address').notNull(),
    houseNumber: text('house_number'),
    isDefault: boolean('is_default').notNull().default(false),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [
    index('delivery_addresses_user').on(table.userId, table.id),
    uniqueIndex('delivery_addresses_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
);
