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

/** Opens a case for the first practice of a page's login, past the wizard: for journeys that are about something else. */
export const openCase = (page: Page, patientName: string): Promise<void> =>
  page.evaluate(async (name) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      lang: 'en-US',
      'content-type': 'application/json',
    };
    const practices = await fetch('/api/doctor/doc/listRelOutpatient', { headers });
    const [practice] = ((await practices.json()) as { data: { outpatientId: string }[] }).data;
    const body = {
      outpatientId: practice?.outpatientId,
      patientName: name,
      gender: '1',
      birthday: '1998-04-12',
      entrust: 0,
    };
    const answer = await fetch('/api/doctor/pt', { method: 'POST', headers, body: JSON.stringify(body) });
    const { code } = (await answer.json()) as { code: number };
    if (code !== 200) throw new Error(`the case was not opened: ${code}`);
  }, patientName);
