import { useState } from 'react';
import type { ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import { ListTable } from './ListTable.tsx';
import { useLeftOut } from '../list/left-out.ts';

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = ['a', 'b', 'c'].map((id) => ({ id, name: `Patient ${id}` }));
const opened = jest.fn<void, [Row]>();
const over = jest.fn<void, [number]>();

function List({ max = 100 }: { max?: number }) {
  const [keys, setKeys] = useState<string[]>([]);
  return (
    <ThemeProvider lang="en-US">
      <ListTable<Row>
        tableKey="test"
        label="Patients"
        columns={[{ title: 'Name', dataIndex: 'name' }]}
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={opened}
        selection={{ keys, onChange: setKeys, max, onOver: over }}
        paging={{ pageNum: 1, pageSize: 3, total: 142, onChange: () => undefined }}
      />
      <output>{keys.join()}</output>
    </ThemeProvider>
  );
}

/** The words of the theme arrive by a promise. */
const show = (list: ReactNode) => act(async () => void render(list));

const row = (name: string): HTMLElement => screen.getByText(name).closest('tr')!;

test('a row is reached, selected and opened by keys', async () => {
  await show(<List />);
  const first = row('Patient a');
  expect(first.tabIndex).toBe(0);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const second = row('Patient b');
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: ' ' });
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('b');
  fireEvent.keyDown(second, { key: 'Enter' });
  expect(opened).toHaveBeenCalledWith(rows[1]);
});

test('keys typed into a control of the row do not act on the row', async () => {
  await show(<List />);
  opened.mockClear();
  fireEvent.keyDown(screen.getAllByRole('checkbox')[1]!, { key: 'Enter' });
  expect(opened).not.toHaveBeenCalled();
});

test('more than the limit is not selected, and the screen is told', async () => {
  await show(<List max={2} />);
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  expect(over).toHaveBeenCalledWith(2);
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('a,b');
});

test('says which rows of how many', async () => {
  await show(<List />);
  expect(screen.getByText('1–3 of 142')).toBeTruthy();
});

test('words that may be cut are read on hover; what is more than words says so itself', async () => {
  await show(
    <ThemeProvider lang="en-US">
      <ListTable<Row>
        tableKey="hover"
        label="Patients"
        columns={[
          { title: 'Name', dataIndex: 'name' },
          { title: 'Tag', key: 'tag', render: () => <b>VIP</b> },
        ]}
        rows={rows.slice(0, 1)}
        rowKey={(each) => each.id}
      />
    </ThemeProvider>,
  );
  const [name, tag] = screen.getAllByRole('cell');
  expect(name?.title).toBe('Patient a');
  expect(tag?.title).toBe('');
});

describe('in a window that is too narrow for all', () => {
  function Narrow() {
    const leftOut = useLeftOut('narrow');
    return (
      <ThemeProvider lang="en-US">
        <ListTable<Row>
          tableKey="narrow"
          label="Patients"
          columns={[
            { title: 'Name', dataIndex: 'name', width: 200, minWidth: 150 },
            { title: 'Doctor', key: 'doctor', width: 140, minWidth: 100, priority: 2 },
            {
              title: 'Created',
              key: 'created',
              width: 140,
              minWidth: 120,
              priority: 3,
              sorter: true,
              sortOrder: 'ascend',
            },
          ]}
          rows={rows}
          rowKey={(each) => each.id}
        />
        <output>{leftOut.join()}</output>
      </ThemeProvider>
    );
  }

  test('the column that sorts stays before a more important one, and who left is known', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    await show(<Narrow />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Created']);
    expect(screen.getByText('doctor')).toBeTruthy();
  });
});

test('the column of actions follows what is in it, also when no row is new', async () => {
  const watching = new Set<() => void>();
  const before = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.tell = () => callback([], this);
    }
    observe(element: Element): void {
      if (element.matches('td > div')) watching.add(this.tell);
    }
    unobserve(): void {}
    disconnect(): void {
      watching.delete(this.tell);
    }
  };
  const wide = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const natural = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0);
  const { container } = render(
    <ThemeProvider lang="en-US">
      <ListTable<Row>
        tableKey="ends"
        label="Patients"
        columns={[
          { title: 'Name', dataIndex: 'name' },
          { title: 'Actions', key: 'actions', render: () => <button type="button">Go</button> },
        ]}
        rows={rows}
        rowKey={(each) => each.id}
      />
    </ThemeProvider>,
  );
  await screen.findByText('Patient a');
  const last = (): string | undefined => container.querySelector<HTMLElement>('col:last-child')?.style.width;
  expect(last()).toBe('0px');
  natural.mockReturnValue(90);
  act(() => watching.forEach((tell) => tell()));
  expect(parseFloat(last() ?? '')).toBeGreaterThanOrEqual(90);
  wide.mockRestore();
  natural.mockRestore();
  globalThis.ResizeObserver = before;
});
