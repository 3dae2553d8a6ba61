import { fireEvent, render, screen } from '@testing-library/react';
import { TabBar } from './TabBar.tsx';

const items = [
  { key: 'all', label: 'All', count: 162 },
  { key: 'approval', label: 'Pending approval', count: 9, turn: true },
  { key: 'done', label: 'Completed' },
];

test('the arrows move and choose, and stop at the ends', () => {
  const onChange = jest.fn();
  render(<TabBar label="Cases" items={items} active="all" onChange={onChange} />);
  const all = screen.getByRole('tab', { name: /All/ });
  fireEvent.keyDown(all, { key: 'ArrowLeft' });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(all, { key: 'ArrowRight' });
  expect(onChange).toHaveBeenCalledWith('approval');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Pending/ }));
});

test('only the chosen tab is in the tab order', () => {
  render(<TabBar label="Cases" items={items} active="done" onChange={() => undefined} />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});
