import { passwordFollowsRule } from './entities.ts';
import { allows } from './permissions.ts';
import { basicInfo } from '../cases/entities.ts';
import { CASE_ID_PATTERN } from '../cases/patient-rules.ts';

describe('passwords', () => {
  it.each(['Archway-2026', 'abcdefg1', 'ABCDEFG!', '12345678a', `aB${'1'.repeat(62)}`])('accepts %s', (clear) =>
    expect(passwordFollowsRule(clear)).toBe(true),
  );
  it.each(['abcdefgh', 'ABCDEFGH', '!!!!!!!!', '12345678', 'Abc1-', `aB${'1'.repeat(63)}`, 'Abc 12345', 'пароль-123'])(
    'refuses %s',
    (clear) => expect(passwordFollowsRule(clear)).toBe(false),
  );
});

describe('permissions', () => {
  it('lets the wildcard and a listed permission through, and nobody else', () => {
    expect(allows(['*:*:*'], ['case:add'])).toBe(true);
    expect(allows(['case:list'], ['case:add', 'case:list'])).toBe(true);
    expect(allows(['case:list'], ['case:add'])).toBe(false);
  });

  it('treats a guard without permissions as the mistake that it is', () => {
    expect(() => allows(['*:*:*'], [])).toThrow('please set operation permission label value');
  });
});

describe('case ids', () => {
  it.each(['AW2611-0192', '陈-01', '123456789012'])('accepts %s', (text) =>
    expect(CASE_ID_PATTERN.test(text)).toBe(true),
  );
  it.each(['', '1234567890123', 'a/b', 'a b', 'a\u00a0b', "a'b", 'a@b', 'a#b', 'a%b'])('refuses %j', (text) =>
    expect(CASE_ID_PATTERN.test(text)).toBe(false),
  );
});

describe('design type on the wire', () => {
  const info = { practiceId: '1', patientName: 'A', gender: '0', birthday: '2000-01-01' } as const;
  it('takes orgDesign for design by a center', () =>
    expect(basicInfo.parse({ ...info, entrust: 'orgDesign' }).entrust).toBe(1));
  it('refuses any other word', () => expect(basicInfo.safeParse({ ...info, entrust: 'lab' }).success).toBe(false));
  it('refuses an unknown field', () =>
    expect(basicInfo.safeParse({ ...info, entrust: 0, admin: true }).success).toBe(false));
});
