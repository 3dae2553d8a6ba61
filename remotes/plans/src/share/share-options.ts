import type { SharePhotos, WearDays, shareDays } from '@archway/contracts';

/** What a link shows, and how long. */
export interface ShareOptions {
  readonly includeDoctor: boolean;
  readonly includeHospital: boolean;
  readonly includeHistory: boolean;
  readonly portrait: boolean;
  readonly photos: SharePhotos;
  readonly wearDays: WearDays | null;
  readonly days: (typeof shareDays)[number];
}

/** Options that are on or off, in the order of the form. */
export const shareSwitches = ['includeDoctor', 'includeHospital', 'includeHistory', 'portrait'] as const;
