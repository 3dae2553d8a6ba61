import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilterSelect } from './FilterSelect.tsx';

/** antd waits for the browser's message channel, which jsdom lacks. */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => act(() => this.port1.onmessage?.())) };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: Channel }));

const options = [
  { value: 'a', label: 'Clear' },
  { label: 'Days', options: [{ value: 'b', label: 'Urgent' }] },
];
const shown = (value: 'a' | 'b' | undefined) => {
  const onChange = jest.fn();
  render(<FilterSelect label="Label" placeholder="All labels" {...{ value, options, onChange }} />);
  return onChange;
};
const field = () => screen.getByRole('combobox', { name: 'Label' });

test('at rest it tells what is chosen, within a group, too, and what stands for everything', () => {
  shown('b');
  expect(field().textContent).toBe('Urgent');
  shown(undefined);
  expect(screen.getAllByRole('combobox')[1]?.textContent).toBe('All labels');
});

test.each(['a click', 'a key'])('%s makes it a field that is open, and a choice is told', async (way) => {
  const onChange = shown(undefined);
  await act(async () => {
    if (way === 'a click') fireEvent.click(field());
    else fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await import('antd/es/select');
  });
  const option = await screen.findByTitle('Clear');
  fireEvent.click(option);
  expect(onChange).toHaveBeenCalledWith('a');
});

test('other keys leave it at rest', () => {
  shown(undefined);
  fireEvent.keyDown(field(), { key: 'Tab' });
  expect(field().tagName).toBe('DIV');
});
