import { page } from './page.ts';

/** A tab that is going to close has been told so by then. */
const CLOSES_MS = 200;

/**
 * Closes the tab that this product opened; the one it was opened from comes forward as it was left. Browsers refuse for a
 * tab that a reader opened.
 * @param otherwise what to do then
 */
export function closeTab(otherwise: () => void): void {
  page.close();
  setTimeout(() => {
    if (!page.isClosed()) otherwise();
  }, CLOSES_MS);
}
