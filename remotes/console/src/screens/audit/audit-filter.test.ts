import { auditFilter, toQuery } from './audit-filter.ts';

test('the last day counts to its end, and a month may end with it', () => {
  const { from, to } = toQuery({ ...auditFilter.initial, from: '2026-01-31', to: '2026-01-31' });
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
  expect(new Date(from ?? '').getHours()).toBe(0);
});

test('what nobody has set is not asked for', () => {
  expect(toQuery(auditFilter.initial)).toEqual({ pageNum: 1, pageSize: 20 });
});
