import {
  type Branding,
  type FieldChange,
  MIN_ICON_CONTRAST,
  MIN_PRIMARY_CONTRAST,
  contrast,
  nearestPassing,
} from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { DEFAULT_TENANT, defaultBranding } from './default-branding.ts';
import type { HostRow } from './tenant-repository.ts';

/** Where a logo stands on the login page. */
type LogoStyle = Branding['loginStyleConfig']['smallLogoStyle'];

/** What an operator says about a tenant; all of it can be changed later. */
export interface TenantFacts {
  readonly title: string;
  /** All names under which it is reached. */
  readonly hosts: readonly Omit<HostRow, 'tenant'>[];
  readonly primaryColor: string;
  readonly iconColor: string;
  readonly loginColor: string;
  /** Null: the reader's browser decides. */
  readonly language: Branding['languageConfig']['default'];
  readonly languageSwitch: boolean;
  readonly sloganZh: string;
  readonly sloganEn: string;
  /** Empty for none. */
  readonly serviceContact: string;
  readonly showLogo: boolean;
  readonly logoStyle: LogoStyle;
  readonly showPicture: boolean;
}

/** A tenant as it stands. */
export interface KnownTenant {
  readonly name: string;
  readonly branding: Branding;
  readonly hosts: readonly HostRow[];
  readonly logo: Buffer;
}

export const ownChannel = (tenant: string): string => (tenant === DEFAULT_TENANT ? 'stable' : `tenant:${tenant}`);

const colors = { primary: '--primary-color', icon: '--icon-color' } as const;

/** What its colours, names and words come to. */
export function brandingOf(name: string, before: Branding | null, said: Partial<TenantFacts>): Branding {
  const { loginStyleConfig, languageConfig, cssVariables, slogan, serviceContact, ...base } = before ?? defaultBranding;
  const contact = said.serviceContact ?? serviceContact;
  const primary = said.primaryColor ?? cssVariables[colors.primary];
  return {
    ...base,
    tenant: name,
    pageTitle: said.title ?? base.pageTitle,
    cssVariables: {
      ...cssVariables,
      [colors.primary]: primary.toUpperCase(),
      ...(said.iconColor && { [colors.icon]: said.iconColor.toUpperCase() }),
    },
    loginStyleConfig: {
      ...loginStyleConfig,
      // A new tenant's login has its own colour, and not the platform's.
      loginBgColor: (said.loginColor ?? (before ? loginStyleConfig.loginBgColor : primary)).toUpperCase(),
      ...(said.showLogo !== undefined && { showSmallLogo: said.showLogo }),
      ...(said.logoStyle && { smallLogoStyle: said.logoStyle }),
      ...(said.showPicture !== undefined && { showLoginBgImage: said.showPicture }),
    },
    languageConfig: {
      showConfig: said.languageSwitch ?? languageConfig.showConfig,
      default: said.language === undefined ? languageConfig.default : said.language,
    },
    slogan: { zh: said.sloganZh ?? slogan.zh, en: said.sloganEn ?? slogan.en },
    ...(contact && { serviceContact: contact }),
  };
}

/** @throws Refusal `primaryTooPale`, `iconTooPale`, `loginTooPale` with the figures and the nearest colour that passes */
export function assertContrast({ primaryColor, iconColor, loginColor }: Partial<TenantFacts>): void {
  const asked = [
    { color: primaryColor, least: MIN_PRIMARY_CONTRAST, refusal: 'primaryTooPale' },
    { color: iconColor, least: MIN_ICON_CONTRAST, refusal: 'iconTooPale' },
    // Its words are white.
    { color: loginColor, least: MIN_PRIMARY_CONTRAST, refusal: 'loginTooPale' },
  ] as const;
  for (const { color, least, refusal } of asked) {
    if (color === undefined) continue;
    const ratio = contrast(color, '#FFFFFF');
    if (ratio < least)
      throw new Refusal(refusal, { color, ratio: ratio.toFixed(2), nearest: nearestPassing(color, least) });
  }
}

/** Equal for equal styles: the database keeps keys in an order of its own. */
export const styleText = (style: LogoStyle): string => JSON.stringify(Object.entries(style).sort());

/** The parts of a look as texts, by the names that a document has for them. */
const texts = ({ pageTitle, cssVariables, loginStyleConfig, languageConfig, slogan, serviceContact }: Branding) => ({
  title: pageTitle,
  primaryColor: cssVariables[colors.primary],
  iconColor: cssVariables[colors.icon] ?? null,
  loginColor: loginStyleConfig.loginBgColor,
  language: languageConfig.default,
  languageSwitch: String(languageConfig.showConfig),
  sloganZh: slogan.zh || null,
  sloganEn: slogan.en || null,
  serviceContact: serviceContact || null,
  showLogo: String(loginStyleConfig.showSmallLogo),
  logoStyle: styleText(loginStyleConfig.smallLogoStyle),
  showPicture: String(loginStyleConfig.showLoginBgImage),
});

const hostText = (hosts: readonly Omit<HostRow, 'tenant'>[]): string | null =>
  hosts
    .map(({ host, channel }) => `${host} (${channel})`)
    .sort()
    .join(', ') || null;

/** What becomes different; empty where all is so already. @param known null for a tenant that is made */
export function tenantChanges(
  known: KnownTenant | null,
  name: string,
  said: Partial<TenantFacts> & { readonly logo?: Buffer },
): FieldChange[] {
  const before: Record<string, string | null> = known ? texts(brandingOf(name, known.branding, {})) : {};
  const after: Record<string, string | null> = texts(brandingOf(name, known?.branding ?? null, said));
  const changes = Object.entries(after).map(([field, to]) => ({ field, from: before[field] ?? null, to }));
  const hosts = { field: 'hosts', from: hostText(known?.hosts ?? []), to: hostText(said.hosts ?? known?.hosts ?? []) };
  const newLogo = said.logo !== undefined && !(known && said.logo.equals(known.logo));
  return [
    ...changes.filter(({ field, from, to }) => from !== to && (known !== null || field in said)),
    ...(hosts.from === hosts.to ? [] : [hosts]),
    ...(newLogo ? [{ field: 'logo', from: null, to: null }] : []),
  ];
}
