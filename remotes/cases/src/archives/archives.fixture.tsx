import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Archive, ArchiveContents, ArchivePicture, ComparedPicture, LibraryVersion } from '@archway/contracts';
import { startLanguage } from '@archway/platform/host';
import { texts } from '../texts.ts';

const AT = '2026-11-20T06:32:00.000Z';

/** A record or visit for tests. */
export const archive = <C extends ArchiveContents>(
  archivesId: string,
  contents: C,
  given: Partial<Archive> = {},
): Archive & { contents: C } => ({
  ...{ archivesId, caseId: '1', version: 1, contents, revision: 1, pictureCount: 0, thumbNames: [] },
  ...{ createTime: AT, createdBy: 'Li Wei', updateTime: AT, updatedBy: 'Li Wei' },
  ...given,
  contents,
});

export const visit = (archivesId: string, visitDate: string, given: Partial<Archive> = {}) =>
  archive(
    archivesId,
    {
      ...{ kind: 'followUp', visitDate, upperStep: 5, lowerStep: null, findings: ['gap'] },
      ...{ remarks: `Seen ${visitDate}`, nextVisit: null },
    },
    given,
  );

export const picture = (pictureId: string, given: Partial<ArchivePicture> = {}): ArchivePicture => ({
  ...{ pictureId, archivesId: '5', name: null, position: 'frontOcc', takenOn: null, fileName: `${pictureId}.jpg` },
  ...{ objectName: `archive/${pictureId}_image.jpg`, thumbName: `archive/${pictureId}_thumb.jpg` },
  ...{ width: 1200, height: 800, size: 1000, uploadTime: AT, uploadedBy: 'Li Wei', ...given },
});

export const compared = (pictureId: string, date: string, given: Partial<ComparedPicture> = {}): ComparedPicture => ({
  ...{ source: 'followUp', pictureId, version: 1, stage: 1, archivesId: '4', recordName: null, name: null, date },
  ...{ fileName: `${pictureId}.jpg`, objectName: `o/${pictureId}.jpg`, thumbName: `t/${pictureId}.jpg` },
  ...{ width: 1200, height: 800, ...given },
});

export const libraryVersion = (version: number, given: Partial<LibraryVersion> = {}): LibraryVersion => ({
  ...{ version, stage: version, status: 10, treatStatus: 1, createTime: AT, records: 0, followUps: 0, pictures: 0 },
  ...{ models: 2, photos: 10, cbct: 1, canAddDataBase: true, canAddFollowUp: true, ...given },
});

/** What the server says to a call: its data, or a number for a refusal of this code. */
export type Answer = (body: Record<string, unknown>, query: URLSearchParams) => unknown;
export interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** A server that answers by the end of the path; what was sent to it, in order. */
export function server(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(String(input), 'http://localhost');
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    calls.push({ path: url.pathname, body });
    const known = Object.entries(answers).find(([end]) => url.pathname.includes(end));
    const said = url.pathname.endsWith('/getTmpAccessUrlList')
      ? (body['objectNameList'] as string[]).map((name) => `http://localhost/${name}`)
      : (known?.[1](body, url.searchParams) ?? null);
    const answer =
      typeof said === 'number'
        ? { code: said, msg: `refused ${said}`, data: null }
        : { code: 200, msg: 'OK', data: said };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  });
  return calls;
}

export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

/** Shows a page in a language as it stands when everything has been answered. */
export async function show(page: ReactNode, lang = 'en-US', path = '/', route = '*'): Promise<void> {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'photos', 'archives');
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={route} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
}
