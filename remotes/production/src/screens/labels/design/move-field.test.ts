import { movedWithin } from './move-field.ts';

const label = { width: 60, height: 30 };
const field = { x: 10, y: 10, width: 20, height: 8 };

test('a field is moved to half millimetres, and stays on the label', () => {
  expect(movedWithin(label, field, [3.3, -2.2])).toEqual({ x: 13.5, y: 8 });
  expect(movedWithin(label, field, [-99, -99])).toEqual({ x: 0, y: 0 });
  expect(movedWithin(label, field, [99, 99])).toEqual({ x: 40, y: 22 });
});

test('one that is larger than the label stands in its corner', () => {
  expect(movedWithin(label, { ...field, width: 70 }, [5, 0])).toEqual({ x: 0, y: 10 });
});
