import { type FilterOfKind, arrangedField, defineListFilter } from '@archway/platform';

export const shownStates = ['all', 'waiting', 'sent', 'failed'] as const;

/** What the outbox shows, as it stands in the address. */
export const outboxFilter = defineListFilter({ state: arrangedField(shownStates, 'all') });
export type OutboxFilter = FilterOfKind<typeof outboxFilter>;
