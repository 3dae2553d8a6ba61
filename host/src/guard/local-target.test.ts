import { localTarget } from './local-target.ts';

const target = (redirect: string): string | undefined =>
  localTarget(`?redirect=${encodeURIComponent(redirect)}`, 'https://archway.example');

test('a path of this origin, with its query', () => {
  expect(target('/account?key=11&type=team#x')).toBe('/account?key=11&type=team#x');
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'aligner',
  '',
  '/login',
  '/login?redirect=%2F',
])('%s is nowhere to go', (redirect) => {
  expect(target(redirect)).toBeUndefined();
});

test('no redirect is nowhere to go', () => {
  expect(localTarget('?page=2')).toBeUndefined();
});
