import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { endpoints } from '@archway/contracts';
import { queryClient } from './query-client.ts';
import { invalidate, invalidateIn, query } from './query.ts';

const { practices } = endpoints.access;
const answers: ((data: unknown) => void)[] = [];
let aborted = 0;
beforeEach(() => {
  answers.length = aborted = 0;
  queryClient.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    init?.signal?.addEventListener('abort', () => aborted++);
    return new Promise((answer) => {
      answers.push((data) =>
        answer(
          new Response(JSON.stringify({ code: 200, msg: '', data }), {
            headers: { 'content-type': 'application/json' },
          }),
        ),
      );
    });
  });
});
afterEach(() => jest.restoreAllMocks());

function Shown() {
  const { data, error } = useQuery(query(practices));
  return <p>{error ? 'failed' : data ? `${data.length} of them` : 'waiting'}</p>;
}

async function show(queries = queryClient): Promise<void> {
  render(
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
}
const turn = () => act(() => new Promise((done) => setTimeout(done)));

test('what is asked for the first time while it changes is asked again, and the answer of before is not shown', async () => {
  await show();
  await turn();
  expect(answers).toHaveLength(1);
  const waiting = queryClient.fetchQuery(query(practices));
  const done = invalidate(practices);
  await turn();
  expect([answers.length, aborted]).toEqual([2, 1]);
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => {
    answers[1]!([]);
    await done;
  });
  expect(await waiting).toEqual([]);
  expect(await screen.findByText('0 of them')).toBeTruthy();
});

test('what nobody shows is left to whoever asked for it', async () => {
  const asked = queryClient.fetchQuery(query(practices));
  await turn();
  await invalidate(practices);
  expect([answers.length, aborted]).toEqual([1, 0]);
  answers[0]!([]);
  expect(await asked).toEqual([]);
});

test('a screen with answers of its own asks anew there', async () => {
  const own = new QueryClient();
  await show(own);
  await turn();
  await invalidate(practices);
  expect([answers.length, aborted]).toEqual([1, 0]);
  const done = invalidateIn(own, practices);
  await turn();
  expect([answers.length, aborted]).toEqual([2, 1]);
  await act(async () => {
    answers[1]!([]);
    await done;
  });
  expect(await screen.findByText('0 of them')).toBeTruthy();
});
