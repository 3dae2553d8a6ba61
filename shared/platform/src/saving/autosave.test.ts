import { type SaveState, createAutosave } from './autosave.ts';

interface Recorded {
  saved: string[];
  states: SaveState['kind'][];
  kept: (string | null)[];
}

function start(save?: (values: string) => Promise<void>) {
  const seen: Recorded = { saved: [], states: [], kept: [] };
  const autosave = createAutosave<string>({
    save:
      save ??
      (async (values) => {
        seen.saved.push(values);
      }),
    isConflict: (failure) => (failure as Error).message === 'conflict',
    isRefused: (failure) => (failure as Error).message === 'refused',
    onState: (state) => seen.states.push(state.kind),
    keep: (values) => seen.kept.push(values),
  });
  return { autosave, seen };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('saves once, 800 ms after the last change', async () => {
  const { autosave, seen } = start();
  autosave.change('a');
  await jest.advanceTimersByTimeAsync(700);
  autosave.change('ab');
  await jest.advanceTimersByTimeAsync(799);
  expect(seen.saved).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.saved).toEqual(['ab']);
  expect(seen.states.at(-1)).toBe('saved');
  expect(seen.kept.at(-1)).toBeNull();
});

test('a change while saving is saved after it, never beside it', async () => {
  let finish = (): void => {};
  const saved: string[] = [];
  const { autosave } = start(
    (values) =>
      new Promise((resolve) => {
        saved.push(values);
        finish = resolve;
      }),
  );
  autosave.change('first');
  await jest.advanceTimersByTimeAsync(800);
  autosave.change('second');
  await jest.advanceTimersByTimeAsync(5000);
  expect(saved).toEqual(['first']);
  finish();
  await jest.advanceTimersByTimeAsync(800);
  expect(saved).toEqual(['first', 'second']);
});

test('a failure keeps the values on the device and is tried again', async () => {
  let fails = true;
  const saved: string[] = [];
  const { autosave, seen } = start(async (values) => {
    if (fails) throw new Error('offline');
    saved.push(values);
  });
  autosave.change('kept');
  await jest.advanceTimersByTimeAsync(800);
  expect(seen.states.at(-1)).toBe('failed');
  expect(seen.kept).toEqual(['kept']);
  fails = false;
  await jest.advanceTimersByTimeAsync(15_000);
  expect(saved).toEqual(['kept']);
  expect(seen.kept.at(-1)).toBeNull();
});

test('values that were refused are not sent again, other values are', async () => {
  const tried: string[] = [];
  const { autosave, seen } = start(async (values) => {
    tried.push(values);
    if (values === 'taken') throw new Error('refused');
  });
  autosave.change('taken');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tried).toEqual(['taken']);
  expect([seen.states.at(-1), seen.kept.at(-1)]).toEqual(['failed', 'taken']);
  autosave.change('free');
  await jest.advanceTimersByTimeAsync(800);
  expect(tried).toEqual(['taken', 'free']);
  expect([seen.states.at(-1), seen.kept.at(-1)]).toEqual(['saved', null]);
});

test('a conflict stops saving for good', async () => {
  let calls = 0;
  const { autosave, seen } = start(async () => {
    calls += 1;
    throw new Error('conflict');
  });
  autosave.change('mine');
  await jest.advanceTimersByTimeAsync(800);
  autosave.change('mine too');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(1);
  expect(seen.states.at(-1)).toBe('conflict');
  expect(await autosave.flush()).toBe(false);
});

test('flush saves at once and says whether it worked', async () => {
  const { autosave, seen } = start();
  expect(await autosave.flush()).toBe(true);
  autosave.change('now');
  expect(await autosave.flush()).toBe(true);
  expect(seen.saved).toEqual(['now']);
  const failing = start(async () => {
    throw new Error('offline');
  });
  failing.autosave.change('later');
  expect(await failing.autosave.flush()).toBe(false);
});
