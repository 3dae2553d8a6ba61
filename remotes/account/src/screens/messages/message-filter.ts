import { arrangedField, defineListFilter, type FilterOfKind } from '@archway/platform';

export const readStates = ['all', 'unread', 'read'] as const;

/** What the message center shows, as it stands in the address. */
export const messageFilter = defineListFilter({ filter: arrangedField(readStates, 'all') });
export type MessageFilter = FilterOfKind<typeof messageFilter>;
