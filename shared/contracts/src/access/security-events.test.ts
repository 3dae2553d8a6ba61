import { securityEventText, securityEventTypes } from './security-events.ts';

test('every type has words in both languages, and its own', () => {
  for (const lang of ['zh-CN', 'en-US'] as const) {
    const words = securityEventTypes.map((row) => row.words[lang]);
    expect(words.every((text) => text.trim() !== '')).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  }
});

test('values are filled in, and a detail without its values is left out', () => {
  expect(securityEventText('userNameChanged', { from: 'ada', to: 'grace' }, 'en-US')).toEqual({
    typeStr: 'Username changed',
    content: 'ada → grace',
  });
  expect(securityEventText('userNameChanged', { from: 'ada' }, 'zh-CN')).toEqual({
    typeStr: '用户名已修改',
    content: '',
  });
});

test('a type of a later build says its key instead of failing', () => {
  expect(securityEventText('teleported', {}, 'en-US')).toEqual({ typeStr: 'teleported', content: '' });
});
