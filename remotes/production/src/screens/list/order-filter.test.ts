import { endpoints } from '@archway/contracts';
import { orderFilter, toQuery } from './order-filter.ts';

const read = (search: string) => orderFilter.read(new URLSearchParams(search));

test('the address is read, and nonsense in it is the default', () => {
  expect(read('keyword=PO-1&status=3&product=retainer&special=1&from=2026-11-01&discarded=1&page=2&size=50')).toEqual({
    keyword: 'PO-1',
    status: 3,
    product: 'retainer',
    special: '1',
    from: '2026-11-01',
    to: undefined,
    discarded: true,
    page: 2,
    size: 50,
  });
  expect(read('status=9&product=bridge&discarded=yes&page=0&size=3')).toEqual(orderFilter.initial);
});

test('what is asked of the server is what the contract allows', () => {
  for (const search of ['', 'keyword=A&status=0&product=aligner&special=0&to=2026-11-02&discarded=1&page=4&size=100'])
    expect(endpoints.production.orders.query.safeParse(toQuery(read(search))).success).toBe(true);
});
