import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PenHolder } from '@archway/contracts';
import { loadTexts, startLanguage } from '@archway/platform/host';
import en from '../../i18n/en-US.json';
import { texts } from '../../texts.ts';
import { PenLine } from '../view/PenLine.tsx';
import { usePen } from './use-pen.ts';

const sent: { path: string; body: Record<string, string> }[] = [];
let holder: PenHolder | null = null;
const held = (part: Partial<PenHolder>): PenHolder => ({
  ...{ userId: '7', name: 'Ann', since: '2026-11-20T06:32:00.000Z', self: false, here: false, gone: false },
  ...part,
});
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const path = String(input instanceof Request ? input.url : input)
      .split('/')
      .at(-1);
    sent.push({ path: path ?? '', body: JSON.parse(String(init?.body)) as Record<string, string> });
    const answer = { code: 200, msg: '', data: path === 'take' ? { holder } : null };
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => jest.restoreAllMocks());

const place = { caseId: '1', version: 1, planId: '9' };
function Shown() {
  return <PenLine pen={usePen(place)} />;
}

async function show() {
  localStorage.setItem('lang', 'en-US');
  await startLanguage(null);
  await loadTexts('viewer3d', texts);
  const shown = render(<Shown />);
  await act(() => new Promise((done) => setTimeout(done)));
  return shown;
}
const wishes = (): string[] => sent.filter(({ path }) => path === 'take').map(({ body }) => body['wish'] ?? '');

test('a page takes the pen, and lays it down when it goes', async () => {
  holder = held({ self: true, here: true });
  const { unmount } = await show();
  expect(screen.getByText(en.design.pen.mine)).toBeTruthy();
  expect(wishes()).toEqual(['keep']);
  unmount();
  const gone = sent.find(({ path }) => path === 'release');
  expect(gone?.body['pageId']).toBe(sent[0]?.body['pageId']);
});

test('who reads is told who writes, asks for what was left, and lays nothing down', async () => {
  holder = held({});
  const { unmount } = await show();
  expect(screen.getByRole('status').textContent).toContain('Ann');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  expect(sent.some(({ path }) => path === 'release')).toBe(false);

  holder = held({ gone: true });
  await show();
  holder = held({ name: 'Me', self: true, here: true });
  fireEvent.click(screen.getByRole('button', { name: en.design.pen.take }));
  await screen.findByText(en.design.pen.mine);
  expect(wishes().at(-1)).toBe('over');
});

test('what the reader left on a page that is heard of no more is taken without being asked for', async () => {
  const beats: (() => void)[] = [];
  jest.spyOn(globalThis, 'setInterval').mockImplementation((beat) => {
    beats.push(beat);
    return 0 as never;
  });
  holder = held({ name: 'Me', self: true });
  await show();
  const beat = () => act(async () => beats.forEach((each) => each()));
  await beat();
  expect(wishes()).toEqual(['keep', 'look']);
  holder = held({ name: 'Me', self: true, gone: true });
  await beat();
  expect(wishes()).toEqual(['keep', 'look', 'look', 'keep']);

  // Of somebody else it is asked for, and only then.
  holder = held({ gone: true });
  await beat();
  expect(wishes().slice(4)).toEqual(['look']);
});
