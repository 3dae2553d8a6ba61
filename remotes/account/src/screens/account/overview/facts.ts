import type { AccountInfo } from '@archway/contracts';

/** Region and address in one line; what is missing is left out. */
export const regionOf = ({
  region,
  province,
  city,
  area,
  address,
}: Pick<AccountInfo, 'region' | 'province' | 'city' | 'area' | 'address'>): string =>
  [region, province, city, area, address].filter(Boolean).join(' ');
