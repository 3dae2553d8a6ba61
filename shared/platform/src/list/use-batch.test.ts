import { act, renderHook } from '@testing-library/react';
import { notify } from '../notify/notify.ts';
import { useBatch } from './use-batch.ts';

const told = { success: [] as unknown[], error: [] as unknown[] };
beforeEach(() => {
  told.success = [];
  told.error = [];
  jest.spyOn(notify, 'success').mockImplementation((words) => void told.success.push(words));
  jest.spyOn(notify, 'error').mockImplementation((words) => void told.error.push(words));
});
afterEach(() => jest.restoreAllMocks());

const words = { done: (count: number) => `${count} done`, failed: (count: number) => `${count} failed` };

test('one row that fails keeps no other from being done, and both are told', async () => {
  const { result } = renderHook(useBatch);
  const asked: string[] = [];
  const one = async (id: string): Promise<void> => {
    asked.push(id);
    if (id === '2') throw new Error('refused');
  };
  await act(async () => expect(await result.current.run(['1', '2', '3'], one, words)).toBe(false));
  expect(asked).toEqual(['1', '2', '3']);
  expect(told).toEqual({ success: ['2 done'], error: ['1 failed'] });
});

test('all done is told without a failure, all failed without a success', async () => {
  const { result } = renderHook(useBatch);
  await act(async () => expect(await result.current.run(['1', '2'], () => Promise.resolve(), words)).toBe(true));
  expect(told).toEqual({ success: ['2 done'], error: [] });
  await act(() => result.current.run(['1'], () => Promise.reject(new Error('refused')), words));
  expect(told).toEqual({ success: ['2 done'], error: ['1 failed'] });
});

test('rows of a batch that the server refused are handed back, the others are told', async () => {
  const { result } = renderHook(useBatch);
  const rows = [
    { id: '1', code: 200, msg: 'OK' },
    { id: '2', code: 202101, msg: 'gone' },
  ];
  await act(async () => expect(await result.current.ask(() => Promise.resolve(rows), words.done)).toEqual([rows[1]]));
  expect(told).toEqual({ success: ['1 done'], error: [] });
  await act(async () => expect(await result.current.ask(() => Promise.reject(new Error()), words.done)).toBeNull());
  expect(told).toEqual({ success: ['1 done'], error: [] });
  expect(result.current.busy).toBe(false);
});

test('it is busy until the last row is decided', async () => {
  const { result } = renderHook(useBatch);
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  let running: Promise<boolean> | undefined;
  act(() => void (running = result.current.run(['1'], () => promise, words)));
  expect(result.current.busy).toBe(true);
  await act(async () => {
    resolve();
    await running;
  });
  expect(result.current.busy).toBe(false);
});
