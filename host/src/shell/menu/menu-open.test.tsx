import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { appHistory, navigationLock } from '@archway/platform';
import { item, route } from '../../guard/routes.fixture.ts';
import { type VisibleMenu, nestMenu } from '@archway/contracts';
import { TopMenu } from './TopMenu.tsx';
import { opensAfter } from './menu-open.ts';

test.each([
  ['is opened by its trigger', false, true, 'trigger', true],
  ['is closed by its trigger', true, false, 'trigger', false],
  ['stays after a choice, which may be refused', true, false, 'menu', true],
  ['stays closed after a choice', false, false, 'menu', false],
] as const)('a menu %s', (_, open, wished, source, expected) => {
  expect(opensAfter(open, wished, { source })).toBe(expected);
});

const shown = (path: string, parent?: string): VisibleMenu => ({
  ...item(path, 0, parent === undefined ? {} : { parent }),
  route: route(path),
});

test('a submenu does not move when the navigation is refused, and goes once the screen is reached', async () => {
  const entries = nestMenu([shown('/production'), shown('/orders', '/production')]);
  render(<TopMenu menu={{ entries, phone: [], selected: undefined }} />);
  fireEvent.mouseEnter(screen.getByRole('link'));
  const choice = await screen.findByRole('menuitem');
  const submenu = choice.closest('.ant-dropdown')!;

  const release = navigationLock.acquire('CT is being uploaded');
  fireEvent.click(choice);
  await act(async () => {});
  expect(appHistory.get().location.pathname).not.toBe('/orders');
  expect(submenu.className).not.toMatch(/hidden|leave/);

  release();
  fireEvent.click(choice);
  expect(appHistory.get().location.pathname).toBe('/orders');
  await waitFor(() => expect(submenu.className).toMatch(/hidden|leave/));
});
