import { loginPath } from './login-path.ts';

test('keeps the full path to come back to', () => {
  expect(loginPath({ pathname: '/account', search: '?key=11&type=team', hash: '' })).toBe(
    '/login?redirect=%2Faccount%3Fkey%3D11%26type%3Dteam',
  );
});

test.each(['/', '/login'])('%s is nothing to come back to', (pathname) => {
  expect(loginPath({ pathname, search: '', hash: '' })).toBe('/login');
});
