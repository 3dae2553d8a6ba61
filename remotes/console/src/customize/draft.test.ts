import { asBuilt } from '@archway/contracts';
import { type Placed, canMove, movedKeys, withEntry, withoutEntry } from './draft.ts';

const row = (key: string, below?: string, group = 'desk'): Placed => ({ key, group, ...(below && { below }) });
const rows = [row('a'), row('b'), row('b1', 'b'), row('b2', 'b'), row('m', undefined, 'phone'), row('c')];
const moved = (key: string, by: -1 | 1): string =>
  movedKeys(rows, rows.find((each) => each.key === key) ?? row('?'), by).join(' ');

test.each<[string, -1 | 1, string]>([
  ['a', 1, 'b b1 b2 a m c'],
  ['b', -1, 'b b1 b2 a m c'],
  ['b', 1, 'a m c b b1 b2'],
  ['c', -1, 'a m c b b1 b2'],
  ['b2', -1, 'a b b2 b1 m c'],
  ['b1', -1, 'a b b1 b2 m c'],
  ['m', 1, 'a b b1 b2 m c'],
])('%s by %d: %s', (key, by, expected) => {
  expect(
    moved(key, by)
      .split(' ')
      .filter((each) => each !== 'm'),
  ).toEqual(expected.split(' ').filter((each) => each !== 'm'));
  expect(moved(key, by).split(' ').sort()).toEqual(rows.map((each) => each.key).sort());
});

test('ends of a group go no further', () => {
  expect(canMove(rows, rows[0]!, -1)).toBe(false);
  expect(canMove(rows, rows[0]!, 1)).toBe(true);
  expect(canMove(rows, rows[4]!, 1)).toBe(false);
});

test('what is said about an entry adds up, and is taken back whole', () => {
  const once = withEntry(withEntry(asBuilt, 'a', { en: 'A' }), 'a', { hidden: true });
  expect(once.entries).toEqual([{ key: 'a', en: 'A', hidden: true }]);
  expect(withoutEntry(once, 'a')).toEqual(asBuilt);
});
