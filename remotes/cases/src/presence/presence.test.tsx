import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { PresenceDoing, PresentPerson } from '@archway/contracts';
import { startLanguage } from '@archway/platform/host';
import en from '../i18n/case/en-US.json';
import zh from '../i18n/case/zh-CN.json';
import { texts } from '../texts.ts';
import { Presence } from './Presence.tsx';

const person = (name: string, doing: PresenceDoing, self = false): PresentPerson => ({
  ...{ userId: name, name, doing, self, since: '2026-11-20T06:32:00.000Z' },
});

const sent: { path: string; body: Record<string, string> }[] = [];
let people: readonly PresentPerson[] | null = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = String(input instanceof Request ? input.url : input)
      .split('/')
      .at(-1);
    sent.push({ path: path ?? '', body: JSON.parse(String(init?.body)) as Record<string, string> });
    const answer = people === null ? { code: 500, msg: 'down', data: null } : { code: 200, msg: '', data: people };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => jest.restoreAllMocks());

async function show(doing: PresenceDoing = 'reading', lang = 'en-US') {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'photos');
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Presence caseKey={{ caseId: '7', version: 2 }} doing={doing} />
    </QueryClientProvider>
  );
  const shown = render(page);
  await act(() => new Promise((done) => setTimeout(done)));
  return shown;
}
const said = (): string => screen.getByRole('status').textContent;

test('says what it does with which case, under one name as long as it is there, and that it goes', async () => {
  people = [];
  const { unmount } = await show('editing');
  expect(said()).toBe('');
  expect(sent[0]).toMatchObject({ path: 'here', body: { ptId: '7', version: 2, doing: 'editing' } });
  unmount();
  const gone = sent.find(({ path }) => path === 'gone');
  expect(gone?.body['pageId']).toBe(sent[0]?.body['pageId']);
});

test('a page that goes to another address says that it goes', async () => {
  people = [];
  await show();
  expect(sent.map(({ path }) => path)).not.toContain('gone');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ path }) => path)).toContain('gone');
});

test.each([
  ['zh-CN', zh.presence],
  ['en-US', en.presence],
])('names who looks at it, and counts the others (%s)', async (lang, words) => {
  people = ['Ann', 'Bo', 'Cy'].map((name) => person(name, 'reading'));
  await show('reading', lang);
  await screen.findByText(/Ann/);
  const [before = '', after = ''] = words.reading.more.split('{names}');
  expect(said()).toContain(before);
  expect(said()).toContain(after.replace('{num}', '1'));
  expect(said()).not.toContain('Cy');
});

test('who edits is named before those who only look', async () => {
  people = [person('Ann', 'reading'), person('Bo', 'editing')];
  await show();
  expect(await screen.findByText(en.presence.editing.all.replace('{names}', 'Bo'))).toBeTruthy();
  expect(said()).not.toContain('Ann');
});

test('another window of the reader counts when it edits, and not when it looks', async () => {
  people = [person('Me', 'reading', true)];
  const { unmount } = await show();
  expect(said()).toBe('');
  unmount();
  people = [person('Me', 'editing', true)];
  await show();
  expect(await screen.findByText(en.presence.elsewhere)).toBeTruthy();
});

test('what cannot be told is not shown, and disturbs nobody', async () => {
  people = null;
  await show();
  expect(said()).toBe('');
});
