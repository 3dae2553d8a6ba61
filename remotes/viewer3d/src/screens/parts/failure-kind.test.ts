import { ApiError } from '@archway/platform';
import { hindrance } from './failure-kind.ts';

const offline = new ApiError({ name: 'networkError', message: 'no answer' });
const busy = new ApiError({ name: 'serverError', message: 'busy', code: 500, http: 500 });
const refused = new ApiError({ name: 'noPermission', message: 'not yours', code: 403, http: 403 });
const expired = new ApiError({ name: 'logExpired', message: 'log in', code: 401, http: 401 });
const had = { data: { name: 'plan' }, error: null };

test('nothing hinders a page that has, or waits for, everything', () => {
  expect(hindrance(had, { data: undefined, error: null })).toBeNull();
});

test.each([offline, busy, new Error('odd')])('what was never had hinders it (%s)', (error) => {
  expect(hindrance(had, { data: undefined, error })).toBe(error);
});

test.each([offline, busy])('what was had stays while asking again fails (%s)', (error) => {
  expect(hindrance({ ...had, error }, had)).toBeNull();
  // Nor does it hide what was never had.
  expect(hindrance({ ...had, error }, { data: undefined, error: busy })).toBe(busy);
});

test.each([refused, expired])('what is refused now is not shown any more (%s)', (error) => {
  expect(hindrance(had, { ...had, error })).toBe(error);
});
