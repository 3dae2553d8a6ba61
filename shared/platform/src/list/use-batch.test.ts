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

const done = (count: number) => `${count} done`;

test('rows of a batch that the server refused are handed back, the others are told', async () => {
  const { result } = renderHook(useBatch);
  const rows = [
    { id: '1', code: 200, msg: 'OK' },
    { id: '2', code: 202101, msg: 'gone' },
  ];
  await act(async () => expect(await result.current.ask(() => Promise.resolve(rows), done)).toEqual([rows[1]]));
  expect(told).toEqual({ success: ['1 done'], error: [] });
  await act(async () => expect(await result.current.ask(() => Promise.reject(new Error()), done)).toBeNull());
  expect(told).toEqual({ success: ['1 done'], error: [] });
  expect(result.current.busy).toBe(false);
});

test('it is busy until the server has answered', async () => {
  const { result } = renderHook(useBatch);
  let resolve = (): void => undefined;
  const promise = new Promise<[]>((answered) => (resolve = () => answered([])));
  let asked: Promise<unknown> | undefined;
  act(() => void (asked = result.current.ask(() => promise, done)));
  expect(result.current.busy).toBe(true);
  await act(async () => {
    resolve();
    await asked;
  });
  expect(result.current.busy).toBe(false);
});
