import type { Page } from '@playwright/test';

/** Asks the server what a page's login may know; for what a journey looks up, not for what it does. */
export const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, lang: 'en-US' };
    const answer = await fetch(`/api${address}`, { headers });
    return ((await answer.json()) as { data: unknown }).data;
  }, path) as Promise<T>;

/** The case that the wizard is filling in. */
export function caseOf(page: Page): { ptId: string; version: string } {
  const { searchParams } = new URL(page.url());
  return { ptId: searchParams.get('ptId') ?? '', version: searchParams.get('version') ?? '' };
}
