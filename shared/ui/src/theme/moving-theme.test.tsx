import { act, render, screen } from '@testing-library/react';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { CanvasTheme } from './CanvasTheme.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const kept = window.matchMedia;
afterEach(() => (window.matchMedia = kept));

const asksForLess = (less: boolean): void => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: less && media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};

function Moves() {
  return <p>{theme.useToken().token.motion ? 'moves' : 'holds still'}</p>;
}

const page = (children: ReactNode): ReactNode => <ThemeProvider lang="en-US">{children}</ThemeProvider>;

test.each([
  [true, 'holds still'],
  [false, 'moves'],
])('who asks the system for less motion (%s) sees that a page %s, the dark one too', async (less, found) => {
  asksForLess(less);
  const { unmount } = await act(() => Promise.resolve(render(page(<Moves />))));
  expect((await screen.findByRole('paragraph')).textContent).toBe(found);
  unmount();
  render(
    page(
      <CanvasTheme>
        <Moves />
      </CanvasTheme>,
    ),
  );
  expect((await screen.findByRole('paragraph')).textContent).toBe(found);
});
