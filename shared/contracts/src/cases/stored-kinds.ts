/** Kinds of files of which a case says how much they take up. */
export const storedKinds = ['models', 'photos', 'cbct', 'archives', 'messages', 'plans', 'production'] as const;
export type StoredKind = (typeof storedKinds)[number];

/** Kinds of files that a practice has beside its cases. */
export const storedApart = ['modelProcess', 'printFiles'] as const;
export type StoredApart = (typeof storedApart)[number];
