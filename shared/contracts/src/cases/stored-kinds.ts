/** Kinds of files of which a case says how much they take up. */
export const storedKinds = ['models', 'photos', 'cbct', 'archives', 'messages', 'plans', 'production'] as const;
export type StoredKind = (typeof storedKinds)[number];
