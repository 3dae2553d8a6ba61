import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { textField } from './filter-field.ts';
import { defineListFilter } from './list-filter.ts';
import { useListFilter } from './use-list-filter.ts';
import { useListPage } from './use-list-page.ts';

const kind = defineListFilter({ keyword: textField });
let stored: readonly string[];

/** As a server would answer: the rows of one page, and how many there are. */
const answer = (keyword: string, page: number, size: number) => {
  const found = stored.filter((row) => row.includes(keyword));
  return { rows: found.slice((page - 1) * size, page * size), total: found.length };
};

function useList() {
  const [filter, change] = useListFilter(kind);
  const { keyword, page, size } = filter;
  const asked = { queryKey: [keyword, page, size], queryFn: async () => answer(keyword, page, size) };
  return { filter, change, address: useLocation().search, ...useListPage(asked, filter, change) };
}

const show = (address: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(useList, { wrapper }).result;
};

beforeEach(() => {
  stored = Array.from({ length: 45 }, (_, i) => `row ${i}`);
});

test('the page of the address is asked for, and turning it changes the address', async () => {
  const list = show('/list?page=2');
  await waitFor(() => expect(list.current.rows?.[0]).toBe('row 20'));
  act(() => list.current.paging.onChange(3, 20));
  await waitFor(() => expect(list.current.rows).toHaveLength(5));
  expect(list.current.address).toBe('?page=3');
  act(() => list.current.paging.onChange(3, 50));
  await waitFor(() => expect(list.current.rows).toHaveLength(45));
  expect(list.current.address).toBe('?size=50');
});

test('old rows stay while others load', async () => {
  const list = show('/list');
  await waitFor(() => expect(list.current.rows).toHaveLength(20));
  act(() => list.current.change({ keyword: 'row 4' }));
  expect([list.current.loading, list.current.rows?.length]).toEqual([true, 20]);
  await waitFor(() => expect(list.current.loading).toBe(false));
  expect(list.current.total).toBe(6);
});

test('a page that is no more leads to the last one, and where nothing is left the address stays', async () => {
  const list = show('/list?page=9');
  await waitFor(() => expect(list.current.rows).toHaveLength(5));
  expect(list.current.address).toBe('?page=3');
  stored = [];
  const empty = show('/list?page=9');
  await waitFor(() => expect(empty.current.rows).toEqual([]));
  expect([empty.current.total, empty.current.address]).toEqual([0, '?page=9']);
});
