import { type Span, byMonths, firstOfMonth } from './months.ts';

test('a moment is in the month of UTC', () => {
  expect(firstOfMonth(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11-01');
  expect(firstOfMonth(new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12-01');
});

const utc = (text: string): string => new Date(text).toISOString();

test('a year in Shanghai is eleven months, and hours before and most of a month behind them', () => {
  const year = { from: utc('2026-01-01T00:00+08:00'), to: utc('2027-01-01T00:00+08:00') };
  expect(byMonths(year)).toEqual({
    months: { from: '2026-01-01', to: '2026-12-01' },
    edges: [
      { from: '2025-12-31T16:00:00.000Z', to: '2026-01-01T00:00:00.000Z' },
      { from: '2026-12-01T00:00:00.000Z', to: '2026-12-31T16:00:00.000Z' },
    ],
  });
});

test('a year in UTC is twelve months and nothing else; without an end there is none', () => {
  const from = utc('2026-01-01T00:00Z');
  expect(byMonths({ from, to: utc('2027-01-01T00:00Z') })).toEqual({
    months: { from: '2026-01-01', to: '2027-01-01' },
    edges: [],
  });
  expect(byMonths({ from, to: null })).toEqual({ months: { from: '2026-01-01', to: null }, edges: [] });
  expect(byMonths({ from: null, to: null })).toEqual({ months: { from: null, to: null }, edges: [] });
});

test.each<Span>([
  { from: utc('2026-11-02T00:00Z'), to: utc('2026-11-30T00:00Z') },
  { from: utc('2026-10-02T00:00Z'), to: utc('2026-11-30T00:00Z') },
  { from: utc('2026-11-02T00:00Z'), to: utc('2026-11-01T00:00Z') },
])('$from to $to holds no whole month', (span) => expect(byMonths(span)).toEqual({ months: null, edges: [span] }));
