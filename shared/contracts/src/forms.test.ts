import { accountForms } from './account-forms.fixture.ts';
import { patientRules } from './cases/patient-rules.ts';
import { loginRules } from './access/login-rules.ts';
import { type Form, workForms } from './work-forms.fixture.ts';
import { type FieldRule, fieldProblem } from './wire/field-rule.ts';

/** Every form of the product, with the calls that it sends. */
const forms: Readonly<Record<string, Form>> = { ...workForms, ...accountForms };

/** A repeatable sequence of numbers below 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const letters = [...'abzAZ019 -_.,@:/\\*?"<>|;&%#\'+~()', '病', '例', '𬌗', '\u00a0', '\t', '\n', 'é', '０'];
const written = [
  ...[
    '',
    ' ',
    '  \t',
    'x',
    ' x ',
    '0',
    '01',
    '1',
    '999999999999999999',
    '1000000000000000000',
    'AW2611-0192',
    'a\u00a0b',
  ],
  ...[
    'a@b.cn',
    ' a@b.cn ',
    'nobody@nowhere',
    '@b.cn',
    'a@b..cn',
    'a..b@c.de',
    '.a@b.cn',
    'a@b.c',
    'a@-b.cn',
    'ä@b.cn',
    'a@b@c.cn',
  ],
  ...[
    '2026-02-28',
    '2024-02-29',
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '1899-12-31',
    '1900-01-01',
    '12.04.1999',
    '0000-01-01',
    '9999-12-31',
  ],
  ...[
    'CN',
    '123456',
    'abcde-23456',
    'stable',
    'canary',
    'tenant:lab',
    'tenant:',
    'tenant:Lab',
    'beta',
    '1.0.0+0123abcd',
    '#4F46BA',
    'https://aligner.example.com/api',
    '1.0.0+0123abc',
    '1.0+0123abcd',
    '1.0.0',
  ],
];

/** What people, and programs, may write into a field: known tricky texts, lengths around the limit, and chance. */
function texts(rule: FieldRule): string[] {
  const max = rule.kind === 'text' && rule.max !== undefined ? rule.max : 12;
  const random = seeded(max);
  const pick = (): string => letters[Math.floor(random() * letters.length)] ?? 'x';
  const word = (length: number): string => Array.from({ length }, pick).join('');
  const long = [max - 1, max, max + 1].flatMap((length) => ['x'.repeat(length), ` ${'x'.repeat(length)} `]);
  return [...written, ...long, ...Array.from({ length: 300 }, (_, index) => word(index % 20))];
}

const cases = Object.entries(forms).flatMap(([form, { rules }]) =>
  Object.entries(rules).map(([name, rule]) => [form, name, rule] as const),
);

describe.each(cases)('%s: %s', (form, name, rule) => {
  const { schema, fitting, endpoints } = forms[form]!;
  const taken = (value: unknown): boolean => schema.safeParse({ ...fitting, [name]: value }).success;
  const fits = (value: unknown): boolean => fieldProblem(rule, value) === undefined;

  it('is taken as the form has it', () => expect([taken(fitting[name]), fits(fitting[name])]).toEqual([true, true]));

  it('is judged by the page as by the server', () => {
    // A choice of a table has no other value than the table's: the form offers none.
    const tried = rule.kind === 'choice' && rule.pattern === undefined ? [] : texts(rule).filter((text) => text.trim());
    const differ = tried.filter((text) => taken(text) !== fits(text));
    expect(differ).toEqual([]);
    const judged = new Set(tried.map(fits));
    if (tried.length > 0) expect(judged).toEqual(new Set([true, false]));
  });

  it('may be empty for the page only if it may for the server', () => {
    const empty = rule.kind === 'text' ? ['', '  ', undefined, null] : [undefined, null];
    for (const value of empty) {
      if (rule.required === 'form') expect(fits(value)).toBe(false);
      else if (rule.required) expect([taken(value), fits(value)]).toEqual([false, false]);
      else expect([taken(value), fits(value)]).toEqual([true, true]);
    }
  });

  it('names refusals that its calls declare', () => {
    const future = rule.kind === 'day' ? rule.notAfterToday : undefined;
    const named = [rule.mismatch, future, ...(rule.refusals ?? [])].filter((each) => each !== undefined);
    const declared = endpoints.flatMap(({ errors }) => errors ?? []);
    expect(named.filter((each) => !declared.includes(each))).toEqual([]);
  });

  it('says what it refuses by its own name', () => {
    if (!rule.mismatch) return;
    const bad = texts(rule).find((text) => fieldProblem(rule, text) === 'mismatch')!;
    const issues = schema.safeParse({ ...fitting, [name]: bad }).error?.issues ?? [];
    expect(new Set(issues.map(({ message }) => message))).toEqual(new Set([rule.mismatch]));
  });
});

test('a day after today is wrong for its reader, and today is not', () => {
  const { birthday } = patientRules;
  expect(fieldProblem(birthday, '2026-11-21', '2026-11-20')).toBe('future');
  expect(fieldProblem(birthday, '2026-11-20', '2026-11-20')).toBeUndefined();
});

test('spaces count where they are meant', () => {
  expect(fieldProblem(loginRules.password, '  ')).toBeUndefined();
  expect(fieldProblem(loginRules.account, '  ')).toBe('required');
});
