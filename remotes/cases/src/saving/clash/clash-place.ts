/** Where a clash is shown; one at a time. */
export const CLASH_PLACE = 'case-clash';

/** Goes to what the reader has to decide. */
export function goToClash(): void {
  const place = document.getElementById(CLASH_PLACE);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
