import type { Label, LabelCategory } from '@archway/contracts';
import { labelOptions } from './label-options.ts';

const t = (key: string, values: Readonly<Record<string, unknown>> = {}) => `${key} ${Object.values(values).join()}`;
const label = (categoryId: string, categoryName: string): Label => ({
  id: `${categoryId}-${categoryName}`,
  categoryId,
  categoryName,
  color: 'gray',
});
const category = (categoryId: string, practice: string, ...categoryLabels: Label[]): LabelCategory => ({
  id: `${categoryId}-C${categoryId}`,
  categoryId,
  categoryName: `C${categoryId}`,
  isDefault: false,
  practiceId: practice,
  practiceName: `P${practice}`,
  editable: true,
  categoryLabels,
});

test('labels of one category stand alone; empty categories are no choice', () => {
  expect(labelOptions([category('1', '1', label('2', 'VIP')), category('3', '1')], t)).toEqual([
    { value: '2', label: 'VIP' },
  ]);
});

test('of several categories each can be chosen as a whole, where that says more than its one label', () => {
  const several = labelOptions(
    [category('1', '1', label('2', 'A'), label('3', 'B')), category('4', '1', label('5', 'C'))],
    t,
  );
  expect(several).toEqual([
    {
      label: 'C1',
      options: [
        { value: '1', label: 'labels.anyOf C1' },
        { value: '2', label: 'A' },
        { value: '3', label: 'B' },
      ],
    },
    { label: 'C4', options: [{ value: '5', label: 'C' }] },
  ]);
});

test('with several practices the category says whose it is', () => {
  const groups = labelOptions([category('1', '1', label('2', 'A')), category('3', '2', label('4', 'A'))], t);
  expect(groups.map((group) => group.label)).toEqual(['P1 · C1', 'P2 · C3']);
});
