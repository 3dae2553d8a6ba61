import { initialsOf } from './initials.ts';

test.each([
  ['Testa Proband', 'T. P.'],
  ['  Ada  Maria de la Cruz ', 'A. M. D.'],
  ['王小明', '王'],
  ['', ''],
])('of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
