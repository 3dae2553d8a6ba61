import { act, fireEvent, render, screen } from '@testing-library/react';
import { StarButton } from './StarButton.tsx';

const label = (on: boolean): string => (on ? 'Unfollow' : 'Follow');
const star = () => screen.getByRole('button');

function show(onToggle: (on: boolean) => Promise<unknown>, onRow = jest.fn()) {
  render(
    <div onClick={onRow}>
      <StarButton on={false} label={label} hint={label} onToggle={onToggle} />
    </div>,
  );
  return onRow;
}

test('it shows at once what is wished, asks for it, and opens nothing around it', async () => {
  const asked: boolean[] = [];
  const onRow = show((on) => {
    asked.push(on);
    return new Promise(() => {});
  });
  await act(async () => void fireEvent.click(star()));
  expect([asked, star().getAttribute('aria-pressed'), star().getAttribute('aria-label')]).toEqual([
    [true],
    'true',
    'Unfollow',
  ]);
  expect(onRow).not.toHaveBeenCalled();
});

test('what is refused falls back', async () => {
  show(() => Promise.reject(new Error('refused')));
  await act(async () => void fireEvent.click(star()));
  expect([star().getAttribute('aria-pressed'), star().getAttribute('aria-label')]).toEqual(['false', 'Follow']);
});
