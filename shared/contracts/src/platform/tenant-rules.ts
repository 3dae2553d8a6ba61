import type { FormRules } from '../wire/field-rule.ts';

/** The key of a tenant; its channel of pins is `tenant:{name}`. */
export const TENANT_PATTERN = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** A host name as browsers write it: small letters, without a port. */
export const HOST_NAME_PATTERN =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** `#RRGGBB`. */
export const COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;

/** Largest logo in bytes. */
export const LARGEST_LOGO = 512 * 1024;

/** Most names under which one tenant is reached. */
export const MOST_HOSTS = 20;

/** Where the logo stands on the login page. */
export const logoPlaces = ['topLeft', 'topCenter'] as const;
export type LogoPlace = (typeof logoPlaces)[number];

const color = { kind: 'text', pattern: COLOR_PATTERN, mismatch: 'colorInvalid' } as const;

/** A tenant, in the order of the form. */
export const tenantRules = {
  name: {
    kind: 'text',
    required: true,
    pattern: TENANT_PATTERN,
    mismatch: 'tenantNameInvalid',
    refusals: ['tenantTaken'],
  },
  title: { kind: 'text', required: true, max: 60 },
  /** One host name of the list. */
  host: { kind: 'text', required: true, pattern: HOST_NAME_PATTERN, mismatch: 'hostInvalid', refusals: ['hostTaken'] },
  primaryColor: { ...color, required: true, refusals: ['primaryTooPale'] },
  iconColor: { ...color, required: true, refusals: ['iconTooPale'] },
  loginColor: { ...color, required: true, refusals: ['loginTooPale'] },
  sloganZh: { kind: 'text', max: 60 },
  sloganEn: { kind: 'text', max: 80 },
  /** As it goes into a QR code. */
  serviceContact: { kind: 'text', max: 300 },
} as const satisfies FormRules;
