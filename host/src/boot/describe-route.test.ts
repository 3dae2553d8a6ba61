import type { ShellRoute } from '@archway/contracts';
import { updateShell } from '@archway/platform/host';
import { describeRoute } from './describe-route.ts';

const route = { path: '/patient-detail/:id/:version', title: { zh: '患者详情', en: 'Patient detail' } };
const at = (pathname: string, search = '') => describeRoute({ pathname, search, hash: '', state: null, key: '' });

beforeEach(() => updateShell({ routes: [route as unknown as ShellRoute] }));

test('a route is told by name, pattern, ids and query', () => {
  expect(at('/patient-detail/4711/2', '?section=photos')).toEqual({
    name: 'Patient detail',
    path: '/patient-detail/:id/:version',
    params: { id: '4711', version: '2' },
    query: { section: 'photos' },
  });
});

test.each([
  ['a search', '?keyword=Lisa', { keyword: '' }],
  ['a phone number', '?phone=13900001234', { phone: '' }],
  ['a sentence in a field that is kept', '?section=Lisa%20Chen%20called', { section: '' }],
  ['an encrypted parameter', '?a=0f3a', { a: '' }],
])('%s is left out', (_what, search, query) => {
  expect(at('/aligner', search).query).toEqual(query);
});
