import type { ShellRoute } from '@archway/contracts';
import type { HistorySnapshot } from '../navigation/app-history.ts';
import { MAX_VIEWS, noViews, visit } from './view-cache.ts';
import type { Views } from './view-cache.ts';

const route = (path: string, more: Partial<ShellRoute> = {}): ShellRoute => ({
  path,
  remote: 'cases',
  title: { zh: '病例', en: 'Cases' },
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

const at = (pathname: string, search = ''): HistorySnapshot => ({
  location: { pathname, search, hash: '', state: null, key: pathname + search },
  action: 'PUSH',
});

const list = route('/aligner');
const report = route('/report');
const detail = route('/patient-detail/:id/:version', { fresh: true });

const go = (views: Views, pathname: string, target: ShellRoute | undefined, search = ''): Views =>
  visit(views, at(pathname, search), target);

const keys = (views: Views): string[] => views.list.map(({ key }) => key);

test('a screen that is left stays, at the location it was left at', () => {
  let views = go(noViews, '/aligner', list, '?page=3');
  views = go(views, '/report', report);
  expect(keys(views)).toEqual(['/aligner', '/report']);
  expect(views.list[0]?.location.search).toBe('?page=3');
  expect(views.shown).toBe('/report');
});

test('coming back finds the same screen, now at the new location', () => {
  let views = go(noViews, '/aligner', list, '?page=3');
  views = go(views, '/report', report);
  views = go(views, '/aligner', list, '?page=1');
  expect(keys(views)).toEqual(['/report', '/aligner']);
  expect(views.shown).toBe('/aligner');
  expect(views.list.at(-1)?.location.search).toBe('?page=1');
});

test('a change of the query moves the location and makes no screen', () => {
  let views = go(noViews, '/aligner', list);
  views = go(views, '/aligner', list, '?page=2');
  expect(views.list).toHaveLength(1);
  expect(views.visits).toBe(1);
});

test('a fresh screen dies when it is left, and is another one at the next visit', () => {
  let views = go(noViews, '/patient-detail/1/1', detail);
  const first = views.shown;
  views = go(views, '/aligner', list);
  expect(keys(views)).toEqual(['/aligner']);
  views = go(views, '/patient-detail/1/1', detail);
  expect(views.shown).not.toBe(first);
});

test('a fresh screen keeps its state while only its query changes', () => {
  let views = go(noViews, '/patient-detail/1/1', detail);
  const first = views.shown;
  views = go(views, '/patient-detail/1/1', detail, '?tab=plan');
  expect(views.shown).toBe(first);
});

test('two cases on one route are two screens', () => {
  const kept = { ...detail, fresh: false };
  let views = go(noViews, '/patient-detail/1/1', kept);
  views = go(views, '/patient-detail/2/1', kept);
  expect(keys(views)).toEqual(['/patient-detail/1/1', '/patient-detail/2/1']);
});

test('at most eight screens live; the one not seen for longest goes', () => {
  let views = noViews;
  for (let n = 1; n <= MAX_VIEWS; n++) views = go(views, `/screen-${n}`, route(`/screen-${n}`));
  views = go(views, '/screen-1', route('/screen-1'));
  views = go(views, '/screen-9', route('/screen-9'));
  expect(views.list).toHaveLength(MAX_VIEWS);
  expect(keys(views)).toContain('/screen-1');
  expect(keys(views)).not.toContain('/screen-2');
});

test('a screen of the host hides all, and keeps them', () => {
  let views = go(noViews, '/aligner', list);
  views = go(views, '/no-such-page', undefined);
  expect(views.shown).toBeNull();
  expect(keys(views)).toEqual(['/aligner']);
});
