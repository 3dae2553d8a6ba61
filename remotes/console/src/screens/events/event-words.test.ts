import { eventLine, eventText } from './event-words.ts';

test.each([
  ['{"message":"x is not a function","lineno":3}', 'x is not a function'],
  ['{"remote":"cases","error":"ChunkLoadError: 404"}', 'ChunkLoadError: 404'],
  ['{"remote":"cases","version":"1.0.0+a4"}', 'cases 1.0.0+a4'],
  ['{"name":"LCP","value":1200,"rating":"good"}', 'LCP 1200'],
  ['{"route":"/aligner","ready":812}', '/aligner'],
  ['{"from":{"path":"/login"},"to":{"path":"/aligner"}}', '/aligner'],
  ['{"other":1}', '{"other":1}'],
  ['not { JSON', 'not { JSON'],
  ['5', '5'],
  ['null', 'null'],
])('%s reads %s', (logData, line) => {
  expect(eventLine({ logData })).toBe(line);
});

test('data is shown value by value, a sentence as it is', () => {
  expect(eventText({ logData: '{"a":1}' })).toBe('{\n  "a": 1\n}');
  expect(eventText({ logData: 'not { JSON' })).toBe('not { JSON');
});
