import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LangContext } from '../../words/ui-lang.ts';
import { DayRangePicker } from './DayPicker.tsx';
import { dayText } from './days.ts';

const English = ({ children }: { children: ReactNode }) => <LangContext value="en-US">{children}</LangContext>;

test('a field shows a day as its language writes it', () => {
  expect(dayText('2026-09-01', 'en-US')).toBe('1 Sep 2026');
  expect(dayText('2026-09-01', 'zh-CN')).toBe('2026-09-01');
});

test('at rest it says the days in words, and becomes a calendar when it is wanted', async () => {
  const onChange = jest.fn();
  render(
    <DayRangePicker
      aria-label="Created"
      placeholder={['from', 'to']}
      from="2026-09-01"
      to={undefined}
      onChange={onChange}
    />,
    { wrapper: English },
  );
  const resting = screen.getByRole('button', { name: 'Created: 1 Sep 2026 – to' });
  await act(async () => {
    fireEvent.click(resting);
    await import('../../facade/date-picker.tsx');
  });
  expect(await screen.findByDisplayValue('1 Sep 2026')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});
