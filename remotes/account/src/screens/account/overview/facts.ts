import type { AccountInfo, PersonalData } from '@archway/contracts';
import type { StatusTone } from '@archway/ui';

export const certificationTone: Readonly<Record<PersonalData['authResult'], StatusTone>> = {
  none: 'neutral',
  readyAuth: 'info',
  authed: 'success',
  authFailed: 'error',
};

/** Region and address in one line; what is missing is left out. */
export const regionOf = ({
  region,
  province,
  city,
  area,
  address,
}: Pick<AccountInfo, 'region' | 'province' | 'city' | 'area' | 'address'>): string =>
  [region, province, city, area, address].filter(Boolean).join(' ');
