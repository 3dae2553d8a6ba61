import { type FilterOfKind, arrangedField, defineListFilter, textField } from '@archway/platform';

export const requestViews = ['asked', 'all'] as const;

/** What the screen shows, as it stands in the address: which requests, and which of the bookings. */
export const rechargeFilter = defineListFilter({ requests: arrangedField(requestViews, 'asked'), keyword: textField });
export type RechargeFilter = FilterOfKind<typeof rechargeFilter>;
