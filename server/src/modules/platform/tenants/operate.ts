import { type LogoPlace, type Received, type TenantDetail, logoPlaces, type tenantEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Operator } from '../../access/api.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { defaultBranding } from './default-branding.ts';
import { logoOf } from './logo.ts';
import { type TenantFacts, assertContrast, styleText } from './tenant-facts.ts';
import { assertHostsFree, tenantNamed, writeTenant } from './tenant-writing.ts';

type Said = Received<typeof tenantEndpoints.addTenant>['body'];

/** Where the logo may stand on the login page, as styles. */
const places: Readonly<Record<LogoPlace, TenantFacts['logoStyle']>> = {
  topLeft: defaultBranding.loginStyleConfig.smallLogoStyle,
  topCenter: { left: '50%', top: '40px', transform: 'translateX(-50%)' },
};

const placeOf = (style: TenantFacts['logoStyle']): LogoPlace =>
  logoPlaces.find((place) => styleText(places[place]) === styleText(style)) ?? 'topLeft';

/** @throws Refusal recordNotFound */
export async function tenantDetail(db: Database, name: string): Promise<TenantDetail> {
  const known = await tenantNamed(db, name);
  if (!known) throw new Refusal('recordNotFound');
  const { branding, hosts, logo } = known;
  const { loginStyleConfig, languageConfig, cssVariables, slogan } = branding;
  return {
    ...{ name, title: branding.pageTitle, hosts: hosts.map(({ host, channel }) => ({ host, channel })) },
    primaryColor: cssVariables['--primary-color'],
    iconColor: cssVariables['--icon-color'] ?? cssVariables['--primary-color'],
    loginColor: loginStyleConfig.loginBgColor || cssVariables['--primary-color'],
    ...{ language: languageConfig.default, languageSwitch: languageConfig.showConfig },
    ...{ sloganZh: slogan.zh, sloganEn: slogan.en, serviceContact: branding.serviceContact ?? '' },
    ...{ showLogo: loginStyleConfig.showSmallLogo, showPicture: loginStyleConfig.showLoginBgImage },
    logoPlace: placeOf(loginStyleConfig.smallLogoStyle),
    logo: logo.toString('base64'),
  };
}

/**
 * Makes or changes a tenant. @param isNew it must not be there yet, or must be
 * @throws Refusal tenantTaken, recordNotFound, hostTaken, primaryTooPale, iconTooPale, loginTooPale, logoInvalid
 */
export async function saveTenant(
  { db }: Pick<AppContext, 'db'>,
  { name, logo, logoPlace, sloganZh, sloganEn, serviceContact, ...said }: Said,
  isNew: boolean,
  by: Operator,
): Promise<void> {
  assertContrast(said);
  const picture = logo === undefined ? {} : { logo: logoOf(logo) };
  await db.transaction(async (tx) => {
    const known = await tenantNamed(tx, name);
    if (isNew && known) throw new Refusal('tenantTaken');
    if (!isNew && !known) throw new Refusal('recordNotFound');
    await assertHostsFree(tx, name, said.hosts);
    const words = { sloganZh: sloganZh ?? '', sloganEn: sloganEn ?? '', serviceContact: serviceContact ?? '' };
    await writeTenant(tx, name, { ...said, ...words, logoStyle: places[logoPlace], ...picture }, by);
  });
}
