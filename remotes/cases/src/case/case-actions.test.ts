import { caseStatuses } from '@archway/contracts';
import { mainAction, moreActions } from './case-actions.ts';

const row = (status: number, modelCount = 0) => ({ status, modelCount });

test('the visible action is the reader’s own turn', () => {
  expect(mainAction(row(0), true)).toBe('goSubmit');
  expect(mainAction(row(0), false)).toBeNull();
  expect(mainAction(row(5), true)).toBe('supply');
  expect(mainAction(row(5), false)).toBe('viewQualityReport');
});

test('nothing is offered twice', () => {
  for (const { value } of caseStatuses) {
    for (const maySubmit of [true, false]) {
      const main = mainAction(row(value, 2), maySubmit);
      expect(moreActions(row(value, 2), { roles: ['creator'] }, main)).not.toContain(main);
    }
  }
});

test('the quality report stays at hand once it is not the visible action', () => {
  expect(moreActions(row(5), { roles: ['creator'] }, 'supply')).toContain('viewQualityReport');
  expect(moreActions(row(6), { roles: ['creator'] }, null)).toContain('viewQualityReport');
});
