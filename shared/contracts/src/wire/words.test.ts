import { runInNewContext } from 'node:vm';
import { fromWire, isOnlyOurs, ourWord, toWire, wireWord, wireWords } from './words.ts';

const ours = {
  caseId: '7',
  version: 1,
  rows: [{ practiceId: '1', practiceName: 'caseId', notes: null }, [{ planId: 3 }], 'practiceId'],
};
const theirs = {
  ptId: '7',
  version: 1,
  rows: [{ outpatientId: '1', outpatientName: 'caseId', notes: null }, [{ schemeId: 3 }], 'practiceId'],
};

test('keys are exchanged at every depth, texts never', () => {
  expect(toWire(ours)).toEqual(theirs);
  expect(fromWire(theirs)).toEqual(ours);
});

test('the order of keys stays, so that what is signed or compared as text stays the same', () => {
  expect(JSON.stringify(toWire(ours))).toBe(JSON.stringify(theirs));
});

test.each([null, undefined, 0, '', true, 'ptId', [], {}, [[{ version: 1 }]], { deep: [{ er: null }] }])(
  'what needs no other words is handed on as it is: %j',
  (value) => {
    expect(toWire(value)).toBe(value);
    expect(fromWire(value)).toBe(value);
  },
);

test('what has its own way into JSON keeps it', () => {
  const made = new Date(0);
  expect(toWire({ caseId: '7', made })).toEqual({ ptId: '7', made });
});

test('objects of another realm and without a prototype are the same', () => {
  const foreign = runInNewContext('({ caseId: "7", rows: [{ planId: 3 }] })') as object;
  expect(JSON.stringify(toWire(foreign))).toBe('{"ptId":"7","rows":[{"schemeId":3}]}');
  expect(toWire(Object.assign(Object.create(null) as object, { caseId: '7' }))).toEqual({ ptId: '7' });
});

test('a field that is named like a prototype stays a field', () => {
  const hostile = JSON.parse('{"ptId":"7","__proto__":{"caseId":"8"}}') as object;
  expect(Object.getPrototypeOf(fromWire(hostile))).toBe(Object.prototype);
  expect(JSON.stringify(fromWire(hostile))).toBe('{"caseId":"7","__proto__":{"caseId":"8"}}');
});

test('each word has one other word, and none of both lists stands in the other', () => {
  const words = [...Object.keys(wireWords), ...Object.values(wireWords)];
  expect(new Set(words).size).toBe(words.length);
  for (const [word, other] of Object.entries(wireWords)) {
    expect([wireWord(word), ourWord(other), isOnlyOurs(word), isOnlyOurs(other)]).toEqual([other, word, true, false]);
  }
  expect([wireWord('version'), ourWord('version')]).toEqual(['version', 'version']);
});
