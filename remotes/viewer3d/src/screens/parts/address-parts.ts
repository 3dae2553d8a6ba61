/** An id that an address names; null for what is none. */
export const readId = (text: string | null): string | null => (text !== null && /^\d{1,20}$/.test(text) ? text : null);

/** A number that an address names; null for what is none. */
export const readNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
