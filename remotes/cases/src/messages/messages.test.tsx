import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CaseDetail } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';
import { confirmStore, session, startLanguage } from '@archway/platform/host';
import common from '../i18n/common/en-US.json';
import en from '../i18n/messages/en-US.json';
import zh from '../i18n/messages/zh-CN.json';
import { texts } from '../texts.ts';
import { MessagesSection } from './MessagesSection.tsx';
import { MessageServer, message } from './messages.fixture.ts';

let server: MessageServer;
beforeEach(() => {
  sessionStorage.clear();
  session.setUser({ userId: '7', permissions: [] } as unknown as SessionUser);
  server = new MessageServer();
  server.listen();
});
afterEach(() => jest.restoreAllMocks());

const detail = { caseId: '1', version: 1 } as CaseDetail;
const t = en.messages;

async function show(lang = 'en-US') {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'messages');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MessagesSection detail={detail} />
    </QueryClientProvider>,
  );
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>(t.field);
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe.each([
  ['zh-CN', zh],
  ['en-US', en],
])('%s', (lang, { messages: words }) => {
  test('who wrote what from where, what was corrected and what was withdrawn', async () => {
    server.messages = [
      message(1, { text: 'look at 13', correctedTime: '2026-11-20T07:00:00.000Z' }),
      message(2, { own: true, withdrawn: true, text: '' }),
      message(3, { own: true, text: '@Wang Fang thanks', mentions: [{ userId: '8', name: 'Wang Fang' }] }),
    ];
    await show(lang);
    const log = await screen.findByRole('log', { name: words.log });
    const [theirs, gone, own] = within(log)
      .getAllByRole('listitem')
      .filter((item) => item.dataset['seq']);
    expect(within(theirs!).getByText('Wang Fang')).toBeTruthy();
    expect(within(theirs!).getByText(words.side.design)).toBeTruthy();
    expect(within(theirs!).getByText(words.corrected)).toBeTruthy();
    expect(within(gone!).getByText(words.withdrawn)).toBeTruthy();
    expect(within(gone!).queryByRole('button')).toBeNull();
    expect(within(own!).getByText('@Wang Fang').tagName).toBe('MARK');
    expect(within(own!).getByText(words.unread)).toBeTruthy();
  });

  test('an empty conversation, and one that is only read', async () => {
    server.mayWrite = false;
    await show(lang);
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(screen.getByText(words.readOnly)).toBeTruthy();
    expect(screen.queryByLabelText(words.field)).toBeNull();
  });
});

test('the phase is told of what was written in another one', async () => {
  server.versions = [
    { version: 1, stage: 1 },
    { version: 2, stage: 2 },
  ];
  server.messages = [message(1), message(2, { version: 2 })];
  await show();
  const phase = await screen.findByText(common.stage.refinement.replace('{n}', '1'));
  expect(phase.closest('li')?.textContent).toContain('words 2');
  expect(screen.queryByText(common.stage.initial)).toBeNull();
});

test('what could not be loaded is said, and asked for again', async () => {
  server.refused.set('page', { code: 500, msg: 'down' });
  await show();
  expect(await screen.findByText(t.failed)).toBeTruthy();
  server.refused.clear();
  fireEvent.click(screen.getByRole('button', { name: /重试|Retry/ }));
  expect(await screen.findByText(t.none)).toBeTruthy();
});

test('older messages come above when they are asked for', async () => {
  server.messages = [1, 2, 3].map((seq) => message(seq));
  server.size = 2;
  await show();
  await screen.findByText('words 3');
  expect(screen.queryByText('words 1')).toBeNull();
  press(t.older);
  await screen.findByText('words 1');
  const shown = screen.getAllByText(/^words/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['words 1', 'words 2', 'words 3']);
  expect(screen.queryByRole('button', { name: t.older })).toBeNull();
});

test('what is new is marked, and read when it is shown', async () => {
  server.messages = [message(1), message(2)];
  server.lastRead = 1;
  await show();
  const divider = await screen.findByText(t.divider);
  expect(divider.nextElementSibling?.textContent).toContain('words 2');
  await waitFor(() => expect(server.of('PUT').map(({ body }) => body['seq'])).toEqual([2]));
  // It stays where it is: the reader has not read on because the server knows of it.
  expect(screen.getByText(t.divider)).toBeTruthy();
});

test('nothing is read in a tab that nobody sees', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  server.messages = [message(1)];
  await show();
  await screen.findByText('words 1');
  expect(server.of('PUT')).toEqual([]);
  seen.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(server.of('PUT')).toHaveLength(1));
});

test('Enter begins a line, Ctrl and Enter send', async () => {
  await show();
  await write('  two\nlines ');
  fireEvent.keyDown(await field(), { key: 'Enter' });
  expect(server.of('POST')).toEqual([]);
  server.messages = [message(1, { own: true })];
  fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('words 1')).toBeTruthy();
  await waitFor(async () => expect((await field()).value).toBe(''));
  const [sent] = server.of('POST');
  expect(sent?.body).toMatchObject({ ptId: '1', version: 1, text: 'two\nlines', mentions: [], attachments: [] });
  expect(sent?.body['clientKey']).toMatch(/^[0-9a-f]{32}$/);
});

test('what was not sent stays, and is sent again under its key; other words have another', async () => {
  server.refused.set('POST', { code: 500, msg: 'down' });
  await show();
  await write('hello');
  press(t.send);
  expect(await screen.findByText(new RegExp(t.sendFailed.slice(0, 20)))).toBeTruthy();
  expect((await field()).value).toBe('hello');
  await waitFor(() => expect(screen.getByRole('button', { name: t.send })).toHaveProperty('disabled', false));
  press(t.send);
  await waitFor(() => expect(server.of('POST')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: t.send })).toHaveProperty('disabled', false));
  await write('hello again');
  press(t.send);
  await waitFor(() => expect(server.of('POST')).toHaveLength(3));
  const [first, again, other] = server.of('POST').map(({ body }) => body['clientKey']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('what is being written is there again when the section was left, and is nobody else’s', async () => {
  const { unmount } = await show();
  await write('half a sent');
  unmount();
  const again = await show();
  expect((await field()).value).toBe('half a sent');
  again.unmount();
  session.setUser({ userId: '9', permissions: [] } as unknown as SessionUser);
  await show();
  expect((await field()).value).toBe('');
});

test('a message that is too long is told, and is not sent', async () => {
  await show();
  await write('x'.repeat(1900));
  expect(screen.getByText('1900 of 2000 characters')).toBeTruthy();
  await write('x'.repeat(2001));
  expect(screen.getByRole('alert').textContent).toContain('2001');
  fireEvent.keyDown(await field(), { key: 'Enter', metaKey: true });
  expect(server.of('POST')).toEqual([]);
});

test('an own message is corrected while there is time for it', async () => {
  const later = new Date(Date.now() + 600_000).toISOString();
  server.lastRead = 2;
  server.messages = [
    message(1, { own: true, correctableUntil: '2026-01-01T00:00:00.000Z' }),
    message(2, { own: true, correctableUntil: later }),
  ];
  await show();
  await screen.findByText('words 2');
  expect(screen.getAllByRole('button', { name: t.correct })).toHaveLength(1);
  press(t.correct);
  fireEvent.change(screen.getByLabelText(t.correctLabel), { target: { value: 'better words' } });
  server.refused.set('PUT', { code: 500, msg: 'down' });
  press(t.keep);
  expect(await screen.findByRole('alert')).toBeTruthy();
  server.refused.clear();
  server.messages[1] = message(2, { own: true, text: 'better words', correctableUntil: later });
  press(t.keep);
  expect(await screen.findByText('better words')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText(t.correctLabel)).toBeNull());
  expect(server.of('PUT').at(-1)?.body).toEqual({ messageId: '2', text: 'better words' });
});

test('a message is withdrawn only when the reader is sure', async () => {
  server.lastRead = 1;
  server.messages = [message(1, { own: true })];
  await show();
  await screen.findByText('words 1');
  const answer = async (sure: boolean): Promise<void> => {
    press(t.withdraw);
    await act(async () => confirmStore.get()[0]?.answer(sure));
  };
  await answer(false);
  expect(server.of('DELETE')).toEqual([]);
  server.messages = [message(1, { own: true, withdrawn: true, text: '' })];
  await answer(true);
  expect(await screen.findByText(t.withdrawn)).toBeTruthy();
  expect(server.of('DELETE').map(({ path }) => path)).toEqual(['1']);
});

test('who has read an own message is told, many of them when it is pressed', async () => {
  const readBy = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ userId: name, name }));
  server.lastRead = 1;
  server.messages = [message(1, { own: true, readBy })];
  await show();
  fireEvent.click(await screen.findByText('Read by Ann, Bo, Cy and 1 more'));
  expect(screen.getByText('Read by Ann, Bo, Cy, Di')).toBeTruthy();
});
