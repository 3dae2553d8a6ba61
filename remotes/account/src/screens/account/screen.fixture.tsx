import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { PracticeListItem } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { loadTexts, session } from '@archway/platform/host';
import { en } from '../../texts.fixture.ts';

export const practice = (changes: Partial<PracticeListItem> = {}): PracticeListItem => ({
  ...{ practiceId: '1', name: 'Northmere Orthodontics', abbreviation: 'Northmere', number: 'P10001' },
  ...{ accountExpired: false, expiredDay: null, available: true, creator: true, creatorName: 'Ada', isDefault: true },
  ...{ teamDesignEnabled: false, teamInspectsSelf: false },
  ...{ designCenterList: [], designCenterId: null, designCenterNo: null },
  ...changes,
});

/** Somebody who works in these practices, in the first of them now. */
export const userOf = (...practices: PracticeListItem[]): SessionUser =>
  ({
    ...{ userId: '7', doctorId: '7', userName: 'ada', nickName: null, doctorType: 0, isMedical: false },
    ...{ roles: ['creator'], permissions: ['account:view', 'account:manage'], practiceBound: practices.length },
    ...{ practices, currentPracticeId: practices[0]?.practiceId ?? null, serviceTypeList: [] },
  }) as unknown as SessionUser;

const regions = { version: '1', sources: [], countries: [{ code: 'CN', name: '中国', en: 'China' }] };

export interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** A server that answers by the end of the path, and notes what it is asked to change. */
export function serve(answers: Readonly<Record<string, unknown>>): Sent[] {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    // The region data are a file, and no answer of a call.
    if (pathname.includes('regions')) return new Response(JSON.stringify(regions));
    const path = Object.keys(answers).find((end) => pathname.endsWith(end));
    if (init?.method && init.method !== 'GET')
      sent.push({ path: pathname, body: JSON.parse(String(init.body ?? '{}')) as Sent['body'] });
    const data = path === undefined ? null : answers[path];
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  return sent;
}

export async function show(screen: ReactNode, user: SessionUser): Promise<void> {
  await loadTexts('account', { 'en-US': async () => en, 'zh-CN': async () => en });
  session.setUser(user);
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>,
    );
  });
}

/** jsdom's blobs are read by its own reader alone. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** What is handed to the reader as files, from now on. */
export function savedFiles(): { readonly texts: () => Promise<string[]> } {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:1' });
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { texts: () => Promise.all(saved.map(textOf)) };
}
