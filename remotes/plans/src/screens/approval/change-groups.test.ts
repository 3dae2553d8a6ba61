import type { DifferenceRow } from '@archway/contracts';
import { changeGroups } from './change-groups.ts';

const row = (
  of: DifferenceRow['of'],
  quantity: DifferenceRow['quantity'],
  before: number,
  after: number,
): DifferenceRow => ({
  ...{ of, quantity, before, after },
  measure: quantity === 'rotation' ? '°' : quantity === 'steps' ? null : 'mm',
});

test('what moved most comes first, each tooth once with all that is different in it', () => {
  const [teeth, ipr, steps] = changeGroups([
    row([11], 'mesial', 0, 0.2),
    row([11], 'rotation', 0, 12),
    row([23], 'buccal', 1, 2.4),
    row([41, 42], 'ipr', 0, 0.2),
    row('upper', 'steps', 24, 22),
  ]);
  expect(teeth?.changes.map(({ of }) => of)).toEqual([[23], [11]]);
  expect(teeth?.changes[1]?.rows.map(({ quantity }) => quantity)).toEqual(['rotation', 'mesial']);
  expect([ipr?.kind, steps?.kind]).toEqual(['ipr', 'steps']);
});

test('where nothing differs nothing is told', () => {
  expect(changeGroups([])).toEqual([]);
});
