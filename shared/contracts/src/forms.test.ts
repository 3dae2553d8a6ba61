import type { z } from 'zod';
import { accessEndpoints } from './access/endpoints.ts';
import { contactEndpoints } from './access/contact-endpoints.ts';
import { emailChangeRules, phoneChangeRules, userNameRules } from './access/contact-rules.ts';
import { loginRules } from './access/login-rules.ts';
import { addressEndpoints } from './account/address-endpoints.ts';
import { addressRules } from './account/address-rules.ts';
import { secondFactorEndpoints } from './access/second-factor-endpoints.ts';
import { secondFactorRules } from './access/second-factor-rules.ts';
import { accountRules, designConfigurationRules, preferenceRules } from './account/account-rules.ts';
import { accountEndpoints, preferenceContent } from './account/endpoints.ts';
import { casesEndpoints } from './cases/endpoints.ts';
import { patientRules } from './cases/patient-rules.ts';
import { wordsRules } from './cases/words-rules.ts';
import { plansEndpoints } from './plans/endpoints.ts';
import { targetRules } from './plans/target-rules.ts';
import { assistantsEndpoints } from './practices/assistant-endpoints.ts';
import { centersEndpoints } from './practices/center-endpoints.ts';
import { centerNumberRules, centerPracticeRules, centerRules, centerStaffRules } from './practices/center-rules.ts';
import { practicesEndpoints } from './practices/endpoints.ts';
import { teamsEndpoints } from './practices/team-endpoints.ts';
import { designerRules, teamMemberRules, teamRules } from './practices/team-rules.ts';
import {
  assistantRules,
  joinRejectRules,
  memberRules,
  practiceRules,
  practiceSearchRules,
} from './practices/practice-rules.ts';
import { configurationRules } from './production/parameters/configuration.ts';
import { pinEndpoints } from './platform/pin-endpoints.ts';
import { pinRules } from './platform/pin-rules.ts';
import type { Endpoint } from './wire/endpoint.ts';
import { type FieldRule, type FormRules, fieldProblem } from './wire/field-rule.ts';

interface Form {
  readonly rules: FormRules;
  /** What the server is asked with, whose other fields fit. */
  readonly schema: z.ZodType;
  readonly fitting: Readonly<Record<string, unknown>>;
  readonly endpoints: readonly Endpoint[];
}

const patient = {
  ...{
    practiceId: '1',
    ptNo: 'AW-1',
    patientName: 'Mila',
    gender: '1',
    birthday: '1999-04-12',
    phone: '0551 1',
    email: 'a@b.cn',
  },
  ...{ productType: 'aligner', entrust: 1, doctorId: '2', customDoctorName: '', customClinic: '' },
};
const emails = { notificationEmail1: '', notificationEmail2: '', notificationEmail3: '', notificationEmail4: '' };
const practice = {
  ...{ name: 'Northmere Orthodontics', abbreviation: 'Northmere', phone: '', region: '', province: '' },
  ...{ city: '', area: '', address: '', profile: '' },
};
const assistant = { nickName: 'Ada', userName: 'ada-lovelace', phone: '', email: '' };
const credentials = accessEndpoints.login.body.options[0];

/** Every form of the product, with the calls that it sends. */
const forms: Readonly<Record<string, Form>> = {
  patient: {
    ...{ rules: patientRules, schema: casesEndpoints.create.body, fitting: patient },
    endpoints: [casesEndpoints.create, casesEndpoints.update],
  },
  words: {
    ...{ rules: wordsRules, schema: casesEndpoints.act.body, endpoints: [casesEndpoints.act] },
    fitting: { caseId: '1', version: 1, action: 'reject', reason: 'x' },
  },
  login: {
    // The password is encrypted before it is asked with; its rule is tried where that is done.
    ...{ rules: { account: loginRules.account }, schema: credentials, endpoints: [accessEndpoints.login] },
    fitting: { account: 'ada', password: 'encrypted' },
  },
  userName: {
    ...{ rules: userNameRules, schema: contactEndpoints.changeUserName.body },
    ...{ fitting: { userName: 'ada-lovelace' }, endpoints: [contactEndpoints.changeUserName] },
  },
  phoneChange: {
    ...{ rules: phoneChangeRules, schema: contactEndpoints.changePhone.body },
    ...{ fitting: { region: 'CN', phone: '13800138000', code: '123456' }, endpoints: [contactEndpoints.changePhone] },
  },
  emailChange: {
    ...{ rules: emailChangeRules, schema: contactEndpoints.changeEmail.body },
    ...{ fitting: { email: 'a@b.cn', code: '123456' }, endpoints: [contactEndpoints.changeEmail] },
  },
  account: {
    ...{ rules: accountRules, schema: accountEndpoints.updateInfo.body, endpoints: [accountEndpoints.updateInfo] },
    fitting: { nickName: '', ...emails },
  },
  address: {
    ...{ rules: addressRules, schema: addressEndpoints.add.body },
    endpoints: [addressEndpoints.add, addressEndpoints.update],
    fitting: { recipient: 'Ada', phone: '13800138000', region: 'VA', address: 'Via 1', houseNumber: '' },
  },
  secondStep: {
    ...{ rules: secondFactorRules, schema: secondFactorEndpoints.login.body },
    endpoints: [secondFactorEndpoints.login, secondFactorEndpoints.confirm, secondFactorEndpoints.renewRecoveryCodes],
    fitting: { challenge: 'x', code: '123456' },
  },
  preferences: {
    ...{ rules: preferenceRules, schema: preferenceContent, endpoints: [accountEndpoints.updateSetting] },
    fitting: { designHomePage: 0, tidType: '0', entrust: '0', designColorSetting: {} },
  },
  configuration: {
    ...{ rules: configurationRules, schema: accountEndpoints.addSetting.body },
    endpoints: [accountEndpoints.addSetting, accountEndpoints.updateSetting],
    fitting: { doctorId: '1', settingType: 'preferenceConfig', settingContent: '{}', settingName: 'Standard' },
  },
  designConfiguration: {
    ...{ rules: designConfigurationRules, schema: preferenceContent, endpoints: [accountEndpoints.updateSetting] },
    fitting: { designHomePage: 0, tidType: '0', entrust: '0', designColorSetting: {} },
  },
  target: {
    ...{ rules: targetRules, schema: plansEndpoints.create.body, endpoints: [plansEndpoints.create] },
    fitting: { caseId: '1', version: 1, name: 'Target 1', remarks: '' },
  },
  practice: {
    ...{ rules: practiceRules, schema: practicesEndpoints.create.body, fitting: practice },
    endpoints: [practicesEndpoints.create, practicesEndpoints.update],
  },
  practiceSearch: {
    ...{ rules: practiceSearchRules, schema: practicesEndpoints.search.body, fitting: { keyword: 'P10001' } },
    endpoints: [practicesEndpoints.search],
  },
  joinReject: {
    ...{ rules: joinRejectRules, schema: practicesEndpoints.auditApplyJoin.body },
    ...{ fitting: { applyId: '1', pass: false, reason: 'x' }, endpoints: [practicesEndpoints.auditApplyJoin] },
  },
  member: {
    ...{ rules: memberRules, schema: practicesEndpoints.updateMember.body },
    ...{ fitting: { practiceId: '1', userId: '2', identity: 'doctor', role: '', department: '' } },
    endpoints: [practicesEndpoints.updateMember],
  },
  assistant: {
    ...{ rules: assistantRules, schema: assistantsEndpoints.add.body, endpoints: [assistantsEndpoints.add] },
    fitting: { ...assistant, password: 'encrypted', practices: [{ practiceId: '1' }] },
  },
  team: {
    ...{ rules: teamRules, schema: teamsEndpoints.create.body, endpoints: [teamsEndpoints.create] },
    fitting: { practiceId: '1', teamName: 'Northmere Design' },
  },
  teamMember: {
    ...{ rules: teamMemberRules, schema: teamsEndpoints.createMember.body, endpoints: [teamsEndpoints.createMember] },
    fitting: { ...assistant, designTeamId: '1', department: '', password: 'encrypted', roles: ['target_design'] },
  },
  designer: {
    ...{ rules: designerRules, schema: teamsEndpoints.updateMember.body, endpoints: [teamsEndpoints.updateMember] },
    fitting: { designTeamId: '1', userId: '2', department: '' },
  },
  center: {
    ...{ rules: centerRules, schema: centersEndpoints.create.body, endpoints: [centersEndpoints.create] },
    fitting: { designCenterName: 'Bridge', designCenterNo: '' },
  },
  centerNumber: {
    ...{ rules: centerNumberRules, schema: centersEndpoints.byNumber.params, fitting: { no: 'D30001' } },
    endpoints: [centersEndpoints.byNumber, centersEndpoints.bind],
  },
  centerStaff: {
    ...{ rules: centerStaffRules, schema: centersEndpoints.addStaff.body, endpoints: [centersEndpoints.addStaff] },
    fitting: { designCenterId: '1', account: 'ada' },
  },
  centerPractice: {
    ...{ rules: centerPracticeRules, schema: centersEndpoints.bindPractice.body },
    ...{ fitting: { designCenterId: '1', number: 'P10001' }, endpoints: [centersEndpoints.bindPractice] },
  },
  pin: {
    ...{ rules: pinRules, schema: pinEndpoints.pin.body, endpoints: [pinEndpoints.pin] },
    fitting: { channel: 'stable', version: '1.0.0+0123abcd' },
  },
};

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
