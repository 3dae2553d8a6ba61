import type { Mentionable } from '@archway/contracts';
import { mentionQuery, mentionedIn, peopleFor, withMention } from './mention-query.ts';

const li: Mentionable = { userId: '1', name: 'Li Wei', side: 'practice', doctor: true };
const wang: Mentionable = { userId: '2', name: 'Wang Fang', side: 'design', doctor: false };

test.each([
  ['@', 1, { at: 0, word: '' }],
  ['please @li w', 12, { at: 7, word: 'li w' }],
  ['请@王', 3, { at: 1, word: '王' }],
  ['@li more', 3, { at: 0, word: 'li' }],
  ['nobody', 6, null],
  ['a@b.example', 11, null],
  ['@li\nnext', 8, null],
] as const)('in %j at %d somebody is named: %j', (text, caret, expected) => {
  expect(mentionQuery(text, caret)).toEqual(expected);
});

test.each([
  ['', ['1', '2']],
  ['WEI', ['1']],
  ['ng f', ['2']],
  // Behind a whole name the list is closed.
  ['Li Wei ', []],
])('%j finds people', (word, expected) => {
  expect(peopleFor([li, wang], { at: 0, word }).map(({ userId }) => userId)).toEqual(expected);
});

test('a name takes the place of what was written of it, and counts as long as it stands there', () => {
  const { draft, caret } = withMention({ text: 'ask @wa now', mentions: [] }, { at: 4, word: 'wa' }, wang);
  expect(draft.text).toBe('ask @Wang Fang  now');
  expect(draft.text.slice(0, caret)).toBe('ask @Wang Fang ');
  expect(mentionedIn(draft)).toEqual(['2']);
  expect(mentionedIn({ ...draft, text: 'ask Wang Fang' })).toEqual([]);
  expect(withMention(draft, { at: 0, word: '' }, wang).draft.mentions).toHaveLength(1);
});
