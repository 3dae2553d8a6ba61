import { createLanes } from './lanes.ts';

const never = new AbortController().signal;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('so many at a time, in their order', async () => {
  const inLane = createLanes(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () =>
    new Promise<void>((resolve) => {
      begun.push(id);
      ends.push(resolve);
    });
  const all = [1, 2, 3].map((id) => inLane(never, work(id)));
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await Promise.all(all);
});

test('work that fails frees its lane', async () => {
  const inLane = createLanes(1);
  await expect(inLane(never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inLane(never, () => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('what is aborted while it waits is not begun', async () => {
  const inLane = createLanes(1);
  const abort = new AbortController();
  let end = (): void => {};
  const first = inLane(never, () => new Promise<void>((resolve) => (end = resolve)));
  const work = jest.fn(() => Promise.resolve());
  const second = inLane(abort.signal, work);
  abort.abort();
  await expect(second).rejects.toThrow();
  end();
  await first;
  expect(work).not.toHaveBeenCalled();
});
