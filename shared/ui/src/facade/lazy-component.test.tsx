import { Component, type ComponentType, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyComponent } from './lazy-component.tsx';

const Part = (): ReactNode => 'the part';

/** A module that cannot be fetched while `reachable` says no; how often it was asked for. */
function module(reachable: () => boolean) {
  return jest.fn(async (): Promise<{ default: ComponentType }> => {
    if (!reachable()) throw new Error('Loading chunk 7 failed.');
    return { default: Part };
  });
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'failed' : this.props.children);
}

const show = (Shown: ComponentType) =>
  act(async () => {
    render(
      <Boundary>
        <Shown />
        <p>the page</p>
      </Boundary>,
    );
  });

const online = (is: boolean): void => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

test('what is first needed without network waits for it, and the page stays', async () => {
  let connected = false;
  online(false);
  const load = module(() => connected);
  await show(lazyComponent(load, 'meanwhile'));
  expect(screen.getByText(/meanwhile/)).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
  connected = true;
  online(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/the part/)).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure that is told after the network is back is no failure', async () => {
  let asked = 0;
  online(false);
  const load = async (): Promise<{ default: ComponentType }> => {
    asked += 1;
    if (asked > 1) return { default: Part };
    online(true);
    throw new Error('Loading chunk 7 failed.');
  };
  await show(lazyComponent(load, 'meanwhile'));
  expect(screen.getByText(/the part/)).toBeTruthy();
  expect(asked).toBe(2);
});

test('what is missing although the network is there is told', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  online(true);
  await show(lazyComponent(module(() => false)));
  expect(screen.getByText('failed')).toBeTruthy();
});
