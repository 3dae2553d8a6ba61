import { MessageChannel as Channel } from 'node:worker_threads';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NumberField } from './NumberField.tsx';

beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

const onChange = jest.fn();
const field = (value: number) => (
  <NumberField
    {...{ name: 'rotation', label: 'Rotation', unit: '°', min: -30, max: 30, disabled: false }}
    {...{ value, onChange }}
  />
);

async function show(value: number) {
  const shown = render(field(value));
  return {
    input: await screen.findByRole<HTMLInputElement>('spinbutton'),
    again: (next: number) => shown.rerender(field(next)),
  };
}
const type = (input: HTMLInputElement, value: string): boolean => fireEvent.change(input, { target: { value } });

afterEach(() => onChange.mockReset());

test('what is typed is taken over when the field is left, and not before', async () => {
  const { input } = await show(4);
  type(input, '7');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(onChange.mock.calls).toEqual([[7]]);
});

test('what is the same, or no number, changes nothing, and the value stands there again', async () => {
  const { input } = await show(4.04);
  for (const typed of ['4.0', '']) {
    type(input, typed);
    fireEvent.blur(input);
    expect(input.value).toBe('4.0');
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that changed by other means stands there at once, in place of what was typed on the way', async () => {
  const { input, again } = await show(4);
  type(input, '7');
  await act(async () => again(5));
  expect(input.value).toBe('5.0');
  fireEvent.blur(input);
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that stays leaves what is being typed', async () => {
  const { input, again } = await show(4);
  type(input, '7');
  await act(async () => again(4.01));
  expect(Number(input.value)).toBe(7);
});
