import { turnText } from './turn-text.ts';

const t = (key: string): string => key;

test.each([
  ['practice', 'assistant', 'turn.yours'],
  ['doctor', 'assistant', 'turn.doctor'],
  ['doctor', 'doctor', 'turn.yours'],
  ['team', 'internal_audit', 'turn.yours'],
  ['machine', 'doctor', 'turn.machine'],
  ['center', 'target_design', 'turn.center'],
] as const)('the turn of %s, read by a %s', (turn, role, words) =>
  expect(turnText({ turn, roles: [role], unfinished: false }, t)).toBe(words),
);

test('a case at its end is nobody’s turn', () =>
  expect(turnText({ turn: null, roles: ['doctor'], unfinished: false }, t)).toBeNull());

test('what is awaited is said where an approved plan is not post-processed', () => {
  const told = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  expect(turnText({ turn: 'team', roles: ['doctor'], unfinished: true }, told)).toBe('turn.toFinish turn.team');
});
