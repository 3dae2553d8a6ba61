import { type AuditRow, CHAIN_START, ChainWalk, canonicalJson, hashOf } from './chain.ts';

test('JSON of the same contents is the same, whatever the order of its fields', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
});

const entry = (caseId: string, seq: number, previousHash: string): AuditRow => {
  const written = {
    ...{ caseId, seq, version: 1, userId: '1', userName: 'Li Wei', roles: ['doctor' as const], at: new Date(seq) },
    ...{ kind: 'changed' as const, subject: 'saveInfo' as const, details: {}, previousHash },
  };
  return { ...written, hash: hashOf(written) };
};

test('chains of several cases are walked in one go, and each is told by its first fault', () => {
  const first = entry('1', 1, CHAIN_START);
  const second = entry('1', 2, first.hash);
  const walk = new ChainWalk();
  for (const each of [first, { ...second, userName: 'x' }, entry('1', 4, 'other'), entry('2', 1, CHAIN_START)])
    walk.step(each);
  expect(walk).toMatchObject({ cases: 2, entries: 4, broken: [{ caseId: '1', seq: 2, fault: 'contents' }] });
});
