import type { FilterField } from '@archway/platform';

/** The section of the account that is shown stands in the same address as what narrows its list, and stays. */
export const sectionField: FilterField<string> = { initial: '', read: (text) => text, write: String, narrows: false };
