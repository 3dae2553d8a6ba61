import { fireEvent, render, screen } from '@testing-library/react';
import { ColorField } from './ColorField.tsx';

test('a colour has a name, offers the standard one, and tells each choice in capitals', () => {
  const chosen = jest.fn();
  render(<ColorField label="Color of the upper jaw" value="#3B404A" standard="#454080" showText onChange={chosen} />);
  const field = screen.getByLabelText<HTMLInputElement>('Color of the upper jaw');
  expect(field.value).toBe('#3b404a');
  expect(screen.getByText('#3B404A')).toBeTruthy();
  expect(document.getElementById(field.getAttribute('list')!)?.querySelector('option')?.value).toBe('#454080');
  fireEvent.change(field, { target: { value: '#f0ede5' } });
  expect(chosen).toHaveBeenCalledWith('#F0EDE5');
});
