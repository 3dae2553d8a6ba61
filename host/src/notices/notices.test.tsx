import { act, render, screen } from '@testing-library/react';
import { notify } from '@archway/platform';
import { NoticeArea } from './NoticeArea.tsx';

const height = () => document.documentElement.style.getPropertyValue('--archway-notices');

test('says how high it stands while something is told, for dialogs that make room', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  render(<NoticeArea />);
  expect(height()).toBe('');
  act(() => notify.success('Saved'));
  const told = await screen.findByRole('status');
  expect(height()).toBe('64px');
  act(() => told.querySelector('button')?.click());
  expect(screen.queryByRole('status')).toBeNull();
  expect(height()).toBe('');
});
