import { SHARE_DAYS, type SharePhotos, type WearDays, type shareDays } from '@archway/contracts';

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

/** What a link is made of. */
export type Shareable =
  | { readonly subject: 'plan'; readonly descFilePath: string }
  | { readonly subject: 'presentation'; readonly presentationId: string };

/** A link as it was made. */
export interface MadeShare {
  /** Told this once. */
  readonly address: string;
  /** It asks for a password. */
  readonly locked: boolean;
}

/** What there is to choose: a presentation has photos, words and an order of its own. */
export const choicesOf = {
  plan: { switches: shareSwitches, selects: ['photos', 'wearDays', 'days'] },
  presentation: { switches: ['includeDoctor', 'includeHospital'], selects: ['days'] },
} as const satisfies Readonly<
  Record<Shareable['subject'], { switches: readonly (typeof shareSwitches)[number][]; selects: readonly string[] }>
>;

/** What a link shows unless somebody chooses otherwise: no photo of a face, nothing of the past. */
export const BEGINNING: ShareOptions = {
  ...{ includeDoctor: true, includeHospital: true, includeHistory: false, portrait: false },
  ...{ photos: 'mouth', wearDays: null, days: SHARE_DAYS },
};
