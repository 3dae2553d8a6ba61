import { type FormRules, MOST_HOSTS, type TenantDetail, tenantRules } from '@archway/contracts';

/** A tenant in the form; host names one a line, each with its channel behind a space where it is not its own. */
export interface TenantValues {
  readonly name: string;
  readonly title: string;
  readonly hosts: string;
  readonly primaryColor: string;
  readonly iconColor: string;
  readonly loginColor: string;
  readonly language: 'browser' | 'zh-CN' | 'en-US';
  readonly languageSwitch: boolean;
  readonly sloganZh: string;
  readonly sloganEn: string;
  readonly serviceContact: string;
  readonly showLogo: boolean;
  readonly logoPlace: TenantDetail['logoPlace'];
  readonly showPicture: boolean;
  /** A new PNG as base64; empty keeps the one that stands. */
  readonly logo: string;
}

export const tenantFormRules = {
  name: tenantRules.name,
  title: tenantRules.title,
  hosts: { kind: 'text', max: MOST_HOSTS * 300, refusals: ['hostTaken', 'hostInvalid'] },
  primaryColor: tenantRules.primaryColor,
  iconColor: tenantRules.iconColor,
  loginColor: tenantRules.loginColor,
  language: { kind: 'choice', required: true },
  languageSwitch: { kind: 'choice' },
  sloganZh: tenantRules.sloganZh,
  sloganEn: tenantRules.sloganEn,
  serviceContact: tenantRules.serviceContact,
  showLogo: { kind: 'choice' },
  logoPlace: { kind: 'choice', required: true },
  showPicture: { kind: 'choice' },
  logo: { kind: 'choice', refusals: ['logoInvalid'] },
} as const satisfies FormRules<keyof TenantValues>;

const ownChannel = (name: string): string => (name === 'default' ? 'stable' : `tenant:${name}`);

export const valuesOf = (tenant: TenantDetail): TenantValues => ({
  ...tenant,
  hosts: tenant.hosts
    .map(({ host, channel }) => (channel === ownChannel(tenant.name) ? host : `${host} ${channel}`))
    .join('\n'),
  language: tenant.language ?? 'browser',
  logo: '',
});

/** A new tenant begins as the platform looks. */
export const newTenantValues = (platform: TenantDetail): TenantValues => ({
  ...valuesOf({ ...platform, hosts: [] }),
  name: '',
  title: '',
});

/** What the calls take. */
export const bodyOf = ({ hosts, language, logo, ...values }: TenantValues) => ({
  ...values,
  hosts: hosts
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([host]) => host)
    .map(([host = '', channel = ownChannel(values.name)]) => ({ host: host.toLowerCase(), channel })),
  language: language === 'browser' ? null : language,
  ...(logo && { logo }),
});
