import type { ComponentProps } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { API_BASE, type Answer, type PlanComment, type commentEndpoints, endpoints } from '@archway/contracts';
import { loadTexts } from '@archway/platform/host';
import en from '../i18n/en-US.json';
import { CommentPanel } from './CommentPanel.tsx';

const t = en.comments;
const comment = (number: number, more: Partial<PlanComment> = {}): PlanComment => ({
  ...{ commentId: String(number), planId: '9', number, text: `words ${number}`, at: '2026-11-26T08:00:00.000Z' },
  ...{ audience: 'everybody', pin: { teeth: [], step: null, view: null }, resolved: null, settleable: true },
  ...{ own: false, removable: false, author: { userId: '3', name: 'Gao Yuan', side: 'design' } },
  ...{ attachments: [], mentions: [], replies: [] },
  ...more,
});

type Listed = Answer<typeof commentEndpoints.list>;
let heard: { method: string; path: string; body: unknown }[];

async function show(listed: Listed | null, more: Partial<ComponentProps<typeof CommentPanel>> = {}): Promise<void> {
  heard = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
    heard.push({ method: init?.method ?? 'GET', path: pathname, body });
    const answered = pathname === `${API_BASE}${endpoints.comments.list.path}` ? listed : {};
    const refused = { code: 202001, msg: 'There is no such record', data: null };
    return new Response(JSON.stringify(answered ? { code: 200, msg: 'OK', data: answered } : refused));
  });
  await loadTexts('plans', { 'en-US': async () => en, 'zh-CN': async () => en });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CommentPanel plan={{ caseId: '5', version: 1, planId: '9' }} steps={14} {...more} />
      </QueryClientProvider>,
    );
  });
}
afterEach(() => jest.restoreAllMocks());
// The test has no layout to scroll.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));

const threads = () => screen.getAllByRole('article');

test('open comments stand with where they point to, and settled ones behind a switch', async () => {
  const settled = comment(2, { resolved: { by: 'Xu Nuo', at: '2026-11-26T09:00:00.000Z' } });
  const pinned = comment(1, { audience: 'design', pin: { teeth: [23, 24], step: 9, view: null } });
  await show({ comments: [pinned, settled, comment(3)], audiences: ['design', 'everybody'] });
  expect((await screen.findAllByRole('article')).map((thread) => thread.dataset['comment'])).toEqual(['1', '3']);
  expect(within(threads()[0]!).getByText('23 / 24')).toBeTruthy();
  expect(within(threads()[0]!).getByText(t.audience.design)).toBeTruthy();
  expect(within(threads()[1]!).getByText(t.whole)).toBeTruthy();
  fireEvent.click(screen.getByText('All 3'));
  expect(threads()).toHaveLength(3);
  expect(within(threads()[1]!).getByText(/Resolved by Xu Nuo/)).toBeTruthy();
});

test('whoever may settle a comment does, and whoever may not has no such button', async () => {
  await show({ comments: [comment(1), comment(2, { settleable: false })], audiences: ['everybody'] });
  await screen.findAllByRole('article');
  expect(within(threads()[1]!).queryByRole('button', { name: t.settle })).toBeNull();
  await act(async () => {
    fireEvent.click(within(threads()[0]!).getByRole('button', { name: t.settle }));
  });
  const sent = heard.find(({ method }) => method === 'PUT');
  expect(sent).toMatchObject({ path: `${API_BASE}${endpoints.comments.settle.path}`, body: { settled: true } });
});

test('what a comment points to is shown where there is something to show it in', async () => {
  const shown: unknown[] = [];
  const pin = { teeth: [11 as const], step: 3, view: null };
  await show({ comments: [comment(1, { pin })], audiences: [] }, { onShow: ({ pin: at }) => shown.push(at) });
  fireEvent.click(await screen.findByRole('button', { name: t.show }));
  expect(shown).toEqual([pin]);
  expect(screen.getByText(t.readOnly)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.reply })).toBeNull();
});

test('beside its teeth a comment is pinned where they were pressed, and the one looked at is marked', async () => {
  const pins: unknown[] = [];
  const pin = { teeth: [23 as const], step: 3, view: null };
  const settled = comment(2, { resolved: { by: 'Xu Nuo', at: '2026-11-26T09:00:00.000Z' } });
  const pinning = { pin, onPin: (next: unknown) => pins.push(next) };
  await show({ comments: [comment(1), settled], audiences: ['everybody'] }, { chosen: 2, pinning });
  await screen.findAllByRole('article');
  // Settled ones are behind the switch, but for the one that is looked at.
  expect(threads().map((thread) => thread.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(screen.getByRole('spinbutton', { name: t.stepField })).toHaveProperty('value', '3');
  fireEvent.change(screen.getByRole('spinbutton', { name: t.stepField }), { target: { value: '5' } });
  expect(pins.at(-1)).toEqual({ ...pin, step: 5 });
});

test('without comments it says what they are for, and a failure says so', async () => {
  await show({ comments: [], audiences: ['everybody'] });
  expect(await screen.findByText(t.noneBody)).toBeTruthy();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  await show(null);
  expect(await screen.findByText(t.failed)).toBeTruthy();
});
