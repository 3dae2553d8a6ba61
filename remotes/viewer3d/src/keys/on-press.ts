import type { KeyboardEvent } from 'react';

/** Does what a button would: a row of a table is pressed with Enter and with the space bar. */
export function onPress(event: KeyboardEvent, then: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  then();
}
