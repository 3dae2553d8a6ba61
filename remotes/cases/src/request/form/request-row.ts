import type { RequestField } from '../request-words.ts';

export const rowId = (field: RequestField): string => `request-${field}`;

/** Goes to a field; a group of choices is entered by its first, a chart by the tooth where the keyboard stands. */
export function focusRow(field: RequestField): void {
  const place = document.getElementById(rowId(field));
  place?.scrollIntoView({ block: 'center' });
  const control = place?.matches('input, textarea')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]');
  (control ?? place)?.focus({ preventScroll: true });
}
