import { shownName } from './shown-name.ts';

it.each([
  ['Lin', 'Lin'],
  [' 林静 Lin Jing ', '林静 Lin Jing'],
  [null, 'linyu_w07'],
  ['', 'linyu_w07'],
  ['   ', 'linyu_w07'],
  ['\u3000\u00a0\t', 'linyu_w07'],
])('the nickname %j of linyu_w07 is shown as %j', (nickName, shown) => {
  expect(shownName({ nickName, userName: 'linyu_w07' })).toBe(shown);
});
