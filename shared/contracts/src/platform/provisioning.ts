import { z } from 'zod';
import { operatedAccountRules } from '../access/operator-rules.ts';
import { PASSWORD_PATTERN } from '../access/password-rules.ts';
import { roles } from '../access/roles.ts';
import { serviceNames } from '../access/service-types.ts';
import { customizationInput } from '../customization/entities.ts';
import { centerRules } from '../practices/center-rules.ts';
import { practiceCodeRule, practiceRules } from '../practices/practice-rules.ts';
import { type DictionaryType, dictionaryTypes } from '../system/dictionaries.ts';
import { day } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { CHANNEL_PATTERN } from './pin-rules.ts';
import { HOST_NAME_PATTERN, LARGEST_LOGO, MOST_HOSTS, tenantRules } from './tenant-rules.ts';

/** Most entries of a kind in one document: each password of a new account takes a moment. */
const MOST_ENTRIES = 500;
const MOST_PEOPLE = 500;

/** Of an account; one that is made is held to `operatedAccountRules`, which the first administrator's was not. */
const userName = z.string().trim().min(1).max(operatedAccountRules.userName.max);
const people = z.array(userName).max(MOST_PEOPLE);
const hostName = z.string().regex(HOST_NAME_PATTERN, { error: 'hostInvalid' });

/** Roles that an account holds by itself. */
export const accountRoles = roles.filter(({ held }) => held === 'account').map(({ key }) => key);

const userEntry = z.strictObject({
  userName,
  nickName: fieldSchema(operatedAccountRules.nickName),
  phone: fieldSchema(operatedAccountRules.phone),
  email: fieldSchema(operatedAccountRules.email),
  /** In clear; it counts when the account is made, and is its owner's from then on. */
  password: z.string().regex(PASSWORD_PATTERN, { error: 'passwordRule' }).optional(),
  kind: z.enum(['doctor', 'assistant', 'other']).optional(),
  roles: z.array(z.enum(accountRoles)).max(accountRoles.length).optional(),
  services: z.array(z.enum(serviceNames)).max(serviceNames.length).optional(),
  /** Last day on which the account may create cases; without one it may not. */
  expires: day.nullish(),
  enabled: z.boolean().optional(),
});

const practiceEntry = z.strictObject({
  /** What makes it the same practice the next time. */
  code: z.string().regex(practiceCodeRule.pattern, { error: practiceCodeRule.mismatch }),
  name: fieldSchema(practiceRules.name),
  abbreviation: fieldSchema(practiceRules.abbreviation),
  phone: fieldSchema(practiceRules.phone),
  address: fieldSchema(practiceRules.address),
  profile: fieldSchema(practiceRules.profile),
  /** A user name; the practice stays theirs. */
  creator: userName,
  doctors: people.optional(),
  assistants: people.optional(),
  /** Production staff. */
  makers: people.optional(),
  /** Last day of the service; null for no end. */
  expires: day.nullish(),
  enabled: z.boolean().optional(),
});

const tenantEntry = z.strictObject({
  name: fieldSchema(tenantRules.name),
  title: fieldSchema(tenantRules.title),
  /** All host names of the tenant; a name alone loads the pins of the tenant's own channel. */
  hosts: z
    .array(
      z.union([
        hostName,
        z.strictObject({ host: hostName, channel: z.string().regex(CHANNEL_PATTERN, { error: 'channelInvalid' }) }),
      ]),
    )
    .max(MOST_HOSTS)
    .optional(),
  primaryColor: fieldSchema(tenantRules.primaryColor).optional(),
  iconColor: fieldSchema(tenantRules.iconColor).optional(),
  loginColor: fieldSchema(tenantRules.loginColor).optional(),
  /** Null: the reader's browser decides. */
  language: z.enum(['zh-CN', 'en-US']).nullish(),
  languageSwitch: z.boolean().optional(),
  sloganZh: fieldSchema(tenantRules.sloganZh),
  sloganEn: fieldSchema(tenantRules.sloganEn),
  serviceContact: fieldSchema(tenantRules.serviceContact),
  /** A PNG as base64; the command takes the name of a file. */
  logo: z
    .string()
    .max(Math.ceil(LARGEST_LOGO / 3) * 4, { error: 'logoInvalid' })
    .optional(),
});

const centerEntry = z.strictObject({
  /** What makes it the same design center the next time. */
  number: fieldSchema({ ...centerRules.designCenterNo, required: true }),
  name: fieldSchema(centerRules.designCenterName),
  enabled: z.boolean().optional(),
  staff: people.optional(),
  /** Codes of the practices that it designs for. */
  practices: z
    .array(z.string().regex(practiceCodeRule.pattern, { error: practiceCodeRule.mismatch }))
    .max(MOST_PEOPLE)
    .optional(),
});

const { key, zh, en, hidden, phone } = customizationInput.shape.entries.element.shape;
const dictionaryValue = z.number().int().min(0).max(9999);

const dictionaryEntries = z.strictObject({
  type: z.enum(dictionaryTypes as [DictionaryType, ...DictionaryType[]]),
  order: z.array(dictionaryValue).max(MOST_ENTRIES).optional(),
  entries: z
    .array(z.strictObject({ value: dictionaryValue, zh, en, hidden }))
    .max(MOST_ENTRIES)
    .default([]),
});

const menuEntries = z.strictObject({
  order: z.array(key).max(MOST_ENTRIES).optional(),
  entries: z
    .array(z.strictObject({ key, zh, en, hidden, phone, service: z.enum([...serviceNames, 'any']).optional() }))
    .max(MOST_ENTRIES)
    .default([]),
});

/**
 * What an installation consists of, for the command and whoever makes it by a program. What stands already is changed
 * to what is said here, what is not said stays, and nothing is ever removed but host names of a tenant that lists others.
 */
export const provisioningDocument = z.strictObject({
  tenants: z.array(tenantEntry).max(MOST_ENTRIES).default([]),
  users: z.array(userEntry).max(MOST_ENTRIES).default([]),
  practices: z.array(practiceEntry).max(MOST_ENTRIES).default([]),
  centers: z.array(centerEntry).max(MOST_ENTRIES).default([]),
  dictionaries: z.array(dictionaryEntries).max(dictionaryTypes.length).default([]),
  menu: menuEntries.optional(),
});
/** As it is written. */
export type ProvisioningInput = z.input<typeof provisioningDocument>;
/** As it was read. */
export type ProvisioningDocument = z.output<typeof provisioningDocument>;
export type UserEntry = ProvisioningDocument['users'][number];
export type PracticeEntry = ProvisioningDocument['practices'][number];
export type CenterEntry = ProvisioningDocument['centers'][number];
export type DictionaryEntries = ProvisioningDocument['dictionaries'][number];
export type MenuEntries = NonNullable<ProvisioningDocument['menu']>;
export type TenantEntry = ProvisioningDocument['tenants'][number];

/** What changes of a record; null where there was, or will be, nothing. Passwords and pictures are never told. */
export const fieldChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type FieldChange = z.infer<typeof fieldChange>;

export const provisioningChange = z.object({
  kind: z.enum(['tenant', 'user', 'practice', 'center', 'dictionary', 'menu']),
  name: z.string(),
  action: z.enum(['add', 'change']),
  fields: z.array(fieldChange),
});
export type ProvisioningChange = z.infer<typeof provisioningChange>;

export const provisioningProblem = z.object({
  /** Where it stands in the document. */
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type ProvisioningProblem = z.infer<typeof provisioningProblem>;
