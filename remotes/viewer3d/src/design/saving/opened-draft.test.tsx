import { act, renderHook, waitFor } from '@testing-library/react';
import { readKept } from './kept-design.ts';
import { type SavedDraft, useOpenedDraft } from './use-opened-draft.ts';

jest.mock('./kept-design.ts', () => ({ readKept: jest.fn(() => Promise.resolve(null)) }));

const saved = (sha256: string) => ({ sha256 }) as NonNullable<SavedDraft>;

function openedOf(first: SavedDraft | undefined, isFetchedAfterMount = true) {
  const server: { now: SavedDraft | undefined; error: Error | null } = { now: first, error: null };
  const refetch = () => Promise.resolve({ data: server.now, error: server.error });
  const asked = { data: first, isFetchedAfterMount, refetch };
  const shown = renderHook((now: typeof asked) => useOpenedDraft('7', '9', now), { initialProps: asked });
  const fetched = (data: SavedDraft): void => shown.rerender({ data, isFetchedAfterMount: true, refetch });
  return { ...shown, server, fetched };
}

test('what one has saved oneself takes nothing away when it is fetched; what comes from elsewhere is opened', async () => {
  const { result, fetched } = openedOf(saved('a'));
  await waitFor(() => expect(result.current.opened).toEqual({ saved: saved('a'), kept: null, times: 1 }));
  const { opened, wrote } = result.current;
  wrote('b');
  fetched(saved('b'));
  await act(() => Promise.resolve());
  expect(result.current.opened).toBe(opened);
  fetched(saved('c'));
  await waitFor(() => expect(result.current.opened).toEqual({ saved: saved('c'), kept: null, times: 2 }));
});

test('what was known before the page was opened is not opened, nor a draft that is not designed yet for good', async () => {
  const { result, fetched } = openedOf(saved('old'), false);
  await act(() => Promise.resolve());
  expect(result.current.opened).toBeUndefined();
  fetched(null);
  await waitFor(() => expect(result.current.opened?.saved).toBeNull());
  fetched(saved('a'));
  await waitFor(() => expect(result.current.opened?.saved).toEqual(saved('a')));
});

test('what somebody else has saved is opened by asking for it, with what is kept on this device; or one hears why not', async () => {
  const { result, server } = openedOf(saved('a'));
  await waitFor(() => expect(result.current.opened?.times).toBe(1));
  const failed = new Error('offline');
  Object.assign(server, { error: failed });
  expect(await act(() => result.current.reopen())).toBe(failed);
  expect(result.current.opened?.times).toBe(1);

  const kept = { document: { schema: 1 }, base: 'a', at: 5 } as never;
  jest.mocked(readKept).mockResolvedValueOnce(kept);
  Object.assign(server, { now: saved('b'), error: null });
  expect(await act(() => result.current.reopen())).toBeNull();
  expect(result.current.opened).toEqual({ saved: saved('b'), kept, times: 2 });
});
