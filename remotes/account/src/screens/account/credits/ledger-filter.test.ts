import { ledgerFilter, toQuery } from './ledger-filter.ts';

test('the section stays in the address, and is no filter', () => {
  const filter = ledgerFilter.read(new URLSearchParams('key=7&kind=recharge&page=2'));
  expect(filter).toMatchObject({ key: '7', kind: 'recharge', page: 2 });
  expect(String(ledgerFilter.write(ledgerFilter.cleared(filter)))).toBe('key=7');
  expect(ledgerFilter.isNarrowed(ledgerFilter.cleared(filter))).toBe(false);
});

test('what the ledger does not know is not asked for', () => {
  const filter = ledgerFilter.read(new URLSearchParams('kind=theft&unit=gold&from=yesterday'));
  expect(toQuery(filter)).toEqual({ zone: expect.any(Number) as number });
  expect(Object.is(toQuery(filter).zone, -0)).toBe(false);
});
