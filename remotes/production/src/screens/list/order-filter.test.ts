import { endpoints } from '@archway/contracts';
import { initialFilter, isNarrowed, readFilter, toQuery, writeFilter } from './order-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('the address is read, and nonsense in it is the default', () => {
  expect(read('keyword=PO-1&status=3&product=retainer&discarded=1&page=2&size=50')).toEqual({
    keyword: 'PO-1',
    status: 3,
    product: 'retainer',
    discarded: true,
    page: 2,
    size: 50,
  });
  expect(read('status=9&product=bridge&discarded=yes&page=0&size=3')).toEqual(initialFilter);
});

test('a changed filter begins at the first page, a turned page keeps the filter', () => {
  expect(writeFilter(read('page=3'), { status: 0 }).toString()).toBe('status=0');
  expect(writeFilter(read('status=0'), { page: 2 }).toString()).toBe('status=0&page=2');
  expect(writeFilter(read('status=0&discarded=1'), { status: undefined, discarded: false }).toString()).toBe('');
});

test('what is asked of the server is what the contract allows', () => {
  for (const search of ['', 'keyword=A&status=0&product=aligner&discarded=1&page=4&size=100'])
    expect(endpoints.production.orders.query.safeParse(toQuery(read(search))).success).toBe(true);
});

test('the pages of a list are no filter', () => {
  expect(isNarrowed(read('page=3&size=50'))).toBe(false);
  expect(isNarrowed(read('status=0'))).toBe(true);
});
