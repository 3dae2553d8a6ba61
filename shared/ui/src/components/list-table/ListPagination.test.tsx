import { fireEvent, render, screen } from '@testing-library/react';
import { LangContext } from '../../words/ui-lang.ts';
import { ListPagination } from './ListPagination.tsx';

const shown = (pageNum: number, pageSize: number, total: number) => {
  const onChange = jest.fn();
  render(
    <LangContext value="en-US">
      <ListPagination {...{ pageNum, pageSize, total, onChange }} />
    </LangContext>,
  );
  return onChange;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('pages are reached by number and by step, and the one that is shown is told', () => {
  const onChange = shown(3, 20, 5000);
  expect(screen.getByText('41–60 of 5000')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  press('Page 5');
  press('Page 250');
  press('Previous page');
  press('Next page');
  expect(onChange.mock.calls).toEqual([
    [5, 20],
    [250, 20],
    [2, 20],
    [4, 20],
  ]);
});

test('there is no way before the first page or behind the last one', () => {
  shown(1, 20, 12);
  for (const name of ['Previous page', 'Next page'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('with more rows on a page one stays within the pages that are left', () => {
  const onChange = shown(25, 20, 500);
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '100' } });
  expect(onChange).toHaveBeenCalledWith(5, 100);
});

test('few rows ask for no size, none for no pages', () => {
  shown(1, 20, 8);
  expect(screen.queryByRole('combobox')).toBeNull();
});
