import type { ReactNode } from 'react';
import { type RenderResult, act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import type { ListColumn } from '../list-table/list-column.ts';
import { PhoneCard } from '../phone-card/PhoneCard.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { type ListAnswer, ListView } from './ListView.tsx';
import { keysOf } from './hidden-columns.ts';

interface Row {
  id: string;
  name: string;
  place: string;
}

const columns: ListColumn<Row>[] = [
  { key: 'name', title: 'Name', dataIndex: 'name' },
  { key: 'place', title: 'Place', dataIndex: 'place', priority: 2 },
  { key: 'actions', title: 'Actions', render: () => 'act' },
];
const rows: Row[] = [{ id: '1', name: 'Lena', place: 'North' }];
const refetch = jest.fn(() => Promise.resolve());
const paging = { pageNum: 1, pageSize: 20, total: 1, onChange: () => undefined };
const here: ListAnswer<Row> = { rows, loading: false, error: null, refetch, paging };

const view = (list: ListAnswer<Row>, phone = false) => (
  <ThemeProvider lang="en-US">
    <ColumnsButton tableKey="test" columns={columns} />
    <ListView<Row>
      list={list}
      tableKey="test"
      label="People"
      failed="People did not load"
      columns={columns}
      rowKey={({ id }) => id}
      card={phone ? ({ name }) => <PhoneCard title={name} /> : undefined}
      empty={<p>Nobody</p>}
    />
  </ThemeProvider>
);

/** The words of the theme arrive by a promise. */
const show = async (content: ReactNode) => {
  let shown: RenderResult | undefined;
  await act(async () => void (shown = render(content)));
  return shown as RenderResult;
};

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
beforeEach(() => localStorage.clear());

describe('what becomes of a list', () => {
  test('a failure says what failed, and can be tried again', async () => {
    await show(view({ ...here, rows: undefined, error: new Error('away') }));
    expect(screen.getByRole('alert').textContent).toContain('People did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Nobody')).toBeNull();
  });

  test.each([false, true])('without rows it is empty, and not before they are known (phone: %s)', async (phone) => {
    const { rerender } = await show(view({ ...here, rows: undefined }, phone));
    expect(screen.queryByText('Nobody')).toBeNull();
    rerender(view({ ...here, rows: [] }, phone));
    expect(screen.getByText('Nobody')).toBeTruthy();
  });

  test('rows are a table on a desk, and cards on a phone', async () => {
    const { rerender } = await show(view(here));
    expect(screen.getByRole('table', { name: 'People' })).toBeTruthy();
    rerender(view(here, true));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('list', { name: 'People' }).textContent).toBe('Lena');
  });
});

describe('columns that the reader puts away', () => {
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    return waitFor(() => screen.getByRole('checkbox', { name: 'Place' }));
  };

  test('leave the table at once, and stay away when it is opened again', async () => {
    const { unmount } = await show(view(here));
    const place = await open();
    fireEvent.click(place);
    expect(screen.queryByRole('columnheader', { name: 'Place' })).toBeNull();
    unmount();
    await show(view(here));
    expect(screen.queryByText('North')).toBeNull();
    fireEvent.click(await open());
    expect(screen.getByText('North')).toBeTruthy();
  });

  test('what names a row cannot be put away, and the actions are no column to choose', async () => {
    localStorage.setItem('hiddenColumns.test', '["name","actions"]');
    await show(view(here));
    expect(screen.getByText('Lena')).toBeTruthy();
    expect(screen.getByText('act')).toBeTruthy();
    await open();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
  });

  test.each([
    [null, []],
    ['["a","b"]', ['a', 'b']],
    ['["a",3,null]', ['a']],
    ['{"a":1}', []],
    ['[', []],
  ])('what the browser kept is read carefully: %s', (kept, keys) => expect(keysOf(kept)).toEqual(keys));
});

describe('a list without rows', () => {
  const empty = (onClear: (() => void) | undefined) => (
    <ThemeProvider lang="en-US">
      <ListEmpty title="Nothing matches" filter={['“K-01”', undefined, false, '', 'VIP']} onClear={onClear}>
        <p>Nothing yet</p>
      </ListEmpty>
    </ThemeProvider>
  );

  test('repeats the filter that keeps them out, and takes it away', async () => {
    const clear = jest.fn();
    await show(empty(clear));
    expect(screen.getByText('“K-01” · VIP')).toBeTruthy();
    expect(screen.queryByText('Nothing yet')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  test('has a state of its own where nothing is filtered', async () => {
    await show(empty(undefined));
    expect(screen.getByText('Nothing yet')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
