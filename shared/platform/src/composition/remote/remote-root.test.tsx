import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ShellRoute } from '@archway/contracts';
import { plainUi as mockUi } from '../ui.fixture.tsx';
import { appHistory } from '../../navigation/app-history.ts';
import { mountRemote } from './remote-root.tsx';
import { updateShell } from '../shell-state.ts';

jest.mock('@archway/ui', () => mockUi);

const route = (path: string, more: Partial<ShellRoute> = {}): ShellRoute => ({
  path,
  remote: 'cases',
  title: { zh: '标题', en: `Title of ${path}` },
  hidden: false,
  hiddenFor: [],
  unvisible: false,
  phone: false,
  fullWidth: false,
  panelWidth: false,
  fresh: false,
  public: false,
  bare: false,
  shape: 'page',
  ...more,
});

const events: string[] = [];
let boom = false;

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const { search } = useLocation();
  useEffect(() => {
    events.push(`${name} shown`);
    return () => void events.push(`${name} hidden`);
  }, [name]);
  return (
    <section data-name={name}>
      <h1>{name}</h1>
      <button onClick={() => setCount(count + 1)}>{`${name} ${count} ${search}`}</button>
    </section>
  );
}

const screens = {
  '/aligner': () => <Counter name="list" />,
  '/detail/:id': () => <Counter name={`detail ${useParams().id}`} />,
  '/broken': () => {
    if (boom) throw new Error('boom');
    return <Counter name="broken" />;
  },
};

const container = document.createElement('div');
const shown = (): string[] =>
  [...container.querySelectorAll<HTMLElement>('[data-view]')]
    .filter((view) => view.style.display !== 'none')
    .map((view) => view.textContent ?? '');
const go = (to: string): Promise<void> => act(async () => appHistory.push(to));
const click = (name: string): Promise<void> =>
  act(async () => container.querySelector<HTMLElement>(`[data-name="${name}"] button`)?.click());

beforeAll(async () => {
  document.body.append(container);
  window.scrollTo = () => undefined;
  updateShell({
    routes: [
      route('/aligner'),
      route('/detail/:id', { fresh: true }),
      route('/broken'),
      { ...route('/account'), remote: 'account' },
    ],
  });
  appHistory.push('/aligner?page=1');
  await act(async () => void mountRemote(container, { name: 'cases', screens }));
});

test('a screen keeps its state while another remote is shown, and rests meanwhile', async () => {
  await click('list');
  events.length = 0;
  await go('/account');
  expect(shown()).toEqual([]);
  expect(events).toEqual(['list hidden']);
  await go('/aligner?page=2');
  expect(shown()).toEqual(['listlist 1 ?page=2']);
});

test('its location is frozen while it is hidden', async () => {
  await go('/account?key=5');
  expect(container.textContent).toContain('list 1 ?page=2');
  await go('/aligner?page=2');
});

test('a fresh screen begins anew at every visit, with the parameters of its path', async () => {
  await go('/detail/7');
  await click('detail 7');
  expect(shown()).toEqual(['detail 7detail 7 1 ']);
  await go('/aligner');
  await go('/detail/7');
  expect(shown()).toEqual(['detail 7detail 7 0 ']);
});

test('only screens that keep their state fade in', async () => {
  const fades = (): string | undefined =>
    [...container.querySelectorAll<HTMLElement>('[data-view]')].find((view) => view.style.display !== 'none')
      ?.className;
  await go('/detail/8');
  expect(fades()).toBe('');
  await go('/aligner');
  expect(fades()).toBe('fade');
});

test('the tab is named after the route, and the heading gets the focus', async () => {
  await go('/detail/9');
  expect(document.title).toContain('Title of /detail/:id');
  expect(document.activeElement?.textContent).toBe('detail 9');
});

test('a screen that throws names the remote, the others work, a retry helps', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  boom = true;
  await go('/broken');
  expect(container.querySelector('[role="alert"]')?.textContent).toContain('cases');
  await go('/aligner');
  expect(shown()[0]).toContain('list 1');
  await go('/broken');
  boom = false;
  await act(async () => container.querySelector<HTMLElement>('[role="alert"] button')?.click());
  expect(shown()).toEqual(['brokenbroken 0 ']);
});
