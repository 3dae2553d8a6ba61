import { act, renderHook } from '@testing-library/react';
import { defineMachine } from '@archway/contracts';
import { noticeStore } from '../notify/notify.ts';
import { confirmStore } from '../notify/confirm.ts';
import { useActions } from './use-actions.ts';

const door = defineMachine({
  name: 'door',
  states: { open: 1, shut: 2 },
  actions: ['shut', 'open', 'sell'],
  guards: {},
  manners: { shut: { asks: true }, sell: { asks: true, stops: true } },
  rows: [
    { from: 'open', action: 'shut', to: 'shut', by: ['doctor'] },
    { from: 'shut', action: 'open', to: 'open', by: ['doctor'] },
    { from: 'shut', action: 'sell', to: 'shut', by: ['creator'] },
  ],
});
type Door = typeof door;
interface Thing {
  readonly name: string;
  readonly actions: readonly Door['actions'][number][];
}
const front: Thing = { name: 'front', actions: ['shut', 'open', 'sell'] };

let sent: string[];
let refreshed: number;
let answer: () => Promise<unknown>;

const begin = () =>
  renderHook(() =>
    useActions<Door, Thing, string>({
      machine: door,
      question: (action, { name }) => ({ title: `${action} ${name}?`, body: 'body', okText: action }),
      done: (action) => `${action} done`,
      send: (action, thing, input) => {
        sent.push([action, thing.name, input].join());
        return answer();
      },
      refresh: async () => {
        refreshed += 1;
      },
    }),
  );
const asked = () => confirmStore.get().map(({ title, body, okText, danger }) => [title, body, okText, danger]);
const reply = (confirmed: boolean) => act(async () => confirmStore.get()[0]?.answer(confirmed));

beforeEach(() => {
  [sent, refreshed, answer] = [[], 0, async () => null];
});

test('the server’s answer alone says what may be taken', () => {
  const { result } = begin();
  expect(result.current.may(front, 'sell')).toBe(true);
  expect(result.current.may({ ...front, actions: ['open'] }, 'sell')).toBe(false);
});

test('an action that the machine does not ask about is taken at once, and refreshes', async () => {
  const { result } = begin();
  await act(async () => expect(await result.current.take('open', front)).toBe(true));
  expect([sent, refreshed, asked()]).toEqual([['open,front,'], 1, []]);
  expect(JSON.stringify(noticeStore.get())).toContain('open done');
});

test('where the machine says so the reader is asked first, and a no takes nothing', async () => {
  const { result } = begin();
  for (const [action, danger] of [
    ['shut', false],
    ['sell', true],
  ] as const) {
    let taken: Promise<boolean> | undefined;
    await act(async () => void (taken = result.current.take(action, front)));
    expect(asked()).toEqual([[`${action} front?`, 'body', action, danger]]);
    await reply(false);
    expect([await taken, sent, refreshed]).toEqual([false, [], 0]);
  }
  let taken: Promise<boolean> | undefined;
  await act(async () => void (taken = result.current.take('sell', front)));
  await reply(true);
  expect([await taken, sent, refreshed]).toEqual([true, ['sell,front,'], 1]);
});

test('what was asked for already is question enough', async () => {
  const { result } = begin();
  await act(async () => expect(await result.current.take('shut', front, 'because')).toBe(true));
  expect([sent, asked()]).toEqual([['shut,front,because'], []]);
});

test('a refusal is no success, and the thing is asked for again', async () => {
  answer = () => Promise.reject(new Error('refused'));
  const { result } = begin();
  await act(async () => expect(await result.current.take('open', front)).toBe(false));
  expect([refreshed, result.current.taking]).toEqual([1, null]);
});

test('a refusal of what was entered is for its form to tell', async () => {
  answer = () => Promise.reject(new Error('refused'));
  const { result } = begin();
  await act(async () => expect(result.current.take('shut', front, 'because')).rejects.toThrow('refused'));
  expect([refreshed, result.current.taking]).toEqual([1, null]);
});

test('one action at a time: a second click does nothing', async () => {
  let finish: (value: unknown) => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  const { result } = begin();
  let first: Promise<boolean> | undefined;
  await act(async () => void (first = result.current.take('open', front)));
  expect(result.current.taking).toBe('open');
  await act(async () => expect(await result.current.take('open', front)).toBe(false));
  await act(async () => {
    finish(null);
    await first;
  });
  expect([sent, result.current.taking]).toEqual([['open,front,'], null]);
});
