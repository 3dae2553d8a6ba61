import { useState } from 'react';
import type { ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import { ListTable } from './ListTable.tsx';

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
