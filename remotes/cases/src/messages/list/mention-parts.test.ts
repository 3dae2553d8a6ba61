import { mentionParts } from './mention-parts.ts';

const li = { userId: '1', name: 'Li' };
const liWei = { userId: '2', name: 'Li Wei' };

test.each([
  ['look here', [], [['look here', null]]],
  ['', [li], []],
  [
    '@Li Wei, look',
    [li, liWei],
    [
      ['@Li Wei', '2'],
      [', look', null],
    ],
  ],
  [
    'a@Li b',
    [li],
    [
      ['a', null],
      ['@Li', '1'],
      [' b', null],
    ],
  ],
  ['@Somebody at a@b.example', [li], [['@Somebody at a@b.example', null]]],
  [
    '@@Li',
    [li],
    [
      ['@', null],
      ['@Li', '1'],
    ],
  ],
] as const)('%j is cut where people are mentioned', (text, mentions, expected) => {
  expect(mentionParts(text, [...mentions]).map((part) => [part.text, part.userId])).toEqual(expected);
});
