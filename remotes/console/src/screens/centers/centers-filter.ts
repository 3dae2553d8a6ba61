import { defineListFilter, idField, textField } from '@archway/platform';

/** What the list of design centers shows, and which of them is open, as it stands in the address. */
export const centersFilter = defineListFilter({ keyword: textField, center: idField });
