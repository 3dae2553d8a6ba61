import { act, fireEvent, render, screen } from '@testing-library/react';
import { DayRangePicker } from './DayPicker.tsx';

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
  );
  const resting = screen.getByRole('button', { name: 'Created: 2026-09-01 – to' });
  await act(async () => {
    fireEvent.click(resting);
    await import('../../facade/date-picker.tsx');
  });
  expect(await screen.findByDisplayValue('2026-09-01')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});
