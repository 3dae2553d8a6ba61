import { z } from 'zod';
import { nothing } from '../wire/envelope.ts';
import { endpoint } from '../wire/endpoint.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { channel } from './entities.ts';
import { HOST_NAME_PATTERN, LARGEST_LOGO, MOST_HOSTS, logoPlaces, tenantRules } from './tenant-rules.ts';

const name = fieldSchema(tenantRules.name);
const hosts = z.array(z.strictObject({ host: z.string().regex(HOST_NAME_PATTERN, { error: 'hostInvalid' }), channel }));
const base64 = z.string().max(Math.ceil(LARGEST_LOGO / 3) * 4, { error: 'logoInvalid' });

const look = {
  title: fieldSchema(tenantRules.title),
  /** All names under which it is reached. */
  hosts: hosts.max(MOST_HOSTS),
  primaryColor: fieldSchema(tenantRules.primaryColor),
  iconColor: fieldSchema(tenantRules.iconColor),
  loginColor: fieldSchema(tenantRules.loginColor),
  /** Null: the reader's browser decides. */
  language: z.enum(['zh-CN', 'en-US']).nullable(),
  languageSwitch: z.boolean(),
  sloganZh: fieldSchema(tenantRules.sloganZh),
  sloganEn: fieldSchema(tenantRules.sloganEn),
  serviceContact: fieldSchema(tenantRules.serviceContact),
  showLogo: z.boolean(),
  logoPlace: z.enum(logoPlaces),
  showPicture: z.boolean(),
} as const;

const tenantDetail = z.object({
  name: z.string(),
  ...look,
  sloganZh: z.string(),
  sloganEn: z.string(),
  serviceContact: z.string(),
  /** The PNG as base64. */
  logo: z.string(),
});
export type TenantDetail = z.infer<typeof tenantDetail>;

const saved = z.strictObject({ name, ...look, /** A PNG; the one that stands when absent. */ logo: base64.optional() });
const refusals = [
  ...(['tenantNameInvalid', 'hostInvalid', 'hostTaken', 'colorInvalid', 'primaryTooPale', 'iconTooPale'] as const),
  ...(['loginTooPale', 'logoInvalid'] as const),
] as const;

/** The looks and names of tenants, for operators. */
export const tenantEndpoints = {
  tenantDetail: endpoint({
    id: 'platform.tenantDetail',
    method: 'GET',
    path: '/platform/tenants/detail/:name',
    summary: 'How a tenant looks, and under which names it is reached.',
    access: ['platform:tenant'],
    params: z.strictObject({ name }),
    data: tenantDetail,
    errors: ['recordNotFound'],
  }),
  addTenant: endpoint({
    id: 'platform.addTenant',
    method: 'POST',
    path: '/platform/tenants/add',
    summary: 'Makes a tenant; without a logo of its own it has that of the platform.',
    access: ['platform:tenant'],
    body: saved,
    data: nothing,
    errors: [...refusals, 'tenantTaken'],
    bodyLimit: 2_097_152,
  }),
  editTenant: endpoint({
    id: 'platform.editTenant',
    method: 'POST',
    path: '/platform/tenants/edit',
    summary: 'Changes the look and the names of a tenant; pages show it at their next load.',
    access: ['platform:tenant'],
    body: saved,
    data: nothing,
    errors: [...refusals, 'recordNotFound'],
    bodyLimit: 2_097_152,
  }),
} as const;
