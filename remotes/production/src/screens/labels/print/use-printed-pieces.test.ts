import { namedSubOrders } from './use-printed-pieces.ts';

test('an address names sub-orders once each, and nothing else', () => {
  const named = (search: string): string[] => namedSubOrders(new URLSearchParams(search));
  expect(named('subOrders=12,7,12')).toEqual(['12', '7']);
  expect(named('subOrders=0,x,-1,1.5,')).toEqual([]);
  expect(named('order=3')).toEqual([]);
  expect(named(`subOrders=${Array.from({ length: 150 }, (_, at) => at + 1).join(',')}`)).toHaveLength(100);
});
