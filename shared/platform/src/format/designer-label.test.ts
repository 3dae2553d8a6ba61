import { designerLabel } from './designer-label.ts';

test.each([
  [{ nickName: null, userName: 'ada', status: '1' }, 'ada'],
  [{ nickName: 'Ada', userName: 'ada', status: '1', teamName: null }, 'Ada'],
  [{ nickName: 'Ada', userName: 'ada', status: '1', teamName: 'Tern' }, 'Ada (Tern)'],
  [{ nickName: 'Ada', userName: 'ada', status: '0', teamName: 'Tern' }, 'Ada (Tern) (disabled)'],
] as const)('%j is called %s', (person, label) => {
  expect(designerLabel(person)).toBe(label);
});
