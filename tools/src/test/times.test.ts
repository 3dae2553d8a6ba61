import { compareTimes } from './times.ts';

const kept = { pace: 0.1, parts: { build: 80, checks: 90, journeys: 200 } };

test('a part that became slow is marked, at the pace of the machine', () => {
  const same = compareTimes(kept, { pace: 0.2, parts: { build: 160, checks: 180, journeys: 400 } });
  expect(same.join('\n')).not.toContain('SLOWER');
  expect(same.at(-1)).toBe('  all: 740 s, 1.00 of the kept run (370 s)');
  const slow = compareTimes(kept, { pace: 0.1, parts: { build: 80, checks: 90, journeys: 300 } });
  expect(slow.filter((line) => line.includes('SLOWER'))).toEqual([
    '  journeys: 300 s, 1.50 of the kept run (200 s)  SLOWER THAN IT WAS',
  ]);
});

test('what is new or short is not compared', () => {
  const lines = compareTimes({ pace: 0.1, parts: { build: 1 } }, { pace: 0.1, parts: { build: 5, drawing: 60 } });
  expect(lines.join('\n')).not.toContain('SLOWER');
  expect(compareTimes(null, kept)).toContain('  build: 80 s');
});
