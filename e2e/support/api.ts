import { API_BASE, type CaseCbct, OK } from '@archway/contracts';
import type { Page } from '@playwright/test';
import { tokenOf } from './logins.ts';

/** Calls the server with a login of whoever a page belongs to; the page itself has another one, and notices nothing. */
async function call<T>(page: Page, path: string, body?: object): Promise<T> {
  const { origin, token } = await tokenOf(page.context());
  const answer = await fetch(`${origin}${API_BASE}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      lang: 'en-US',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code !== OK) throw new Error(`${path} was refused: ${msg}`);
  return data;
}

/** Asks the server what a page's account may know; for what a journey looks up, not for what it does. */
export const ask = <T>(page: Page, path: string): Promise<T> => call<T>(page, path);

/** Does for a page's account what comes before a journey, not what it is about. */
export const tell = <T>(page: Page, path: string, body: object): Promise<T> => call<T>(page, path, body);

/** The case that the wizard is filling in. */
export function caseOf(page: Page): { ptId: string; version: string } {
  const { searchParams } = new URL(page.url());
  return { ptId: searchParams.get('ptId') ?? '', version: searchParams.get('version') ?? '' };
}

/** Opens a case for the first practice of a page's account, past the wizard: for journeys that are about something else. */
export async function openCase(page: Page, patientName: string): Promise<void> {
  const [practice] = await ask<{ outpatientId: string }[]>(page, '/doctor/doc/listRelOutpatient');
  await call(page, '/doctor/pt', {
    outpatientId: practice?.outpatientId,
    patientName,
    gender: '1',
    birthday: '1998-04-12',
    entrust: 0,
  });
}

/** A case of the demonstration that has a CT. */
export async function caseWithCt(page: Page): Promise<{ ptId: string; version: number }> {
  const { rows } = await ask<{ rows: { ptId: string; version: number }[] }>(page, '/doctor/doc/pagePt?pageSize=100');
  for (const { ptId, version } of rows)
    if (await ask<CaseCbct | null>(page, `/doctor/pt/cbct/get?ptId=${ptId}&version=${version}`))
      return { ptId, version };
  throw new Error('no case of the demonstration has a CT');
}
