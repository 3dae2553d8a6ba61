import type { z } from 'zod';
import { accountForms } from './account-forms.fixture.ts';
import { archiveContentsSchema, pictureNotes } from './cases/archives/schema.ts';
import { archivePictureRules, recordRules, visitRules } from './cases/archives/rules.ts';
import { inspectionEndpoints } from './cases/inspection/endpoints.ts';
import { messageEndpoints } from './cases/messages/endpoints.ts';
import { prescriptionSchema } from './cases/prescription/schema.ts';
import { productionEndpoints } from './production/endpoints.ts';
import { prescriptionEndpoints } from './cases/prescription/endpoints.ts';
import { refinementProblemSchema } from './cases/refinement/schema.ts';
import { designRequestSchema } from './cases/requests/schema.ts';
import { creditAmount } from './credits/entities.ts';
import { rechargeRules } from './credits/recharge-rules.ts';
import * as contracts from './index.ts';
import { tenantEndpoints } from './platform/tenant-endpoints.ts';
import { type FieldRule, type FormRules, fieldProblem } from './wire/field-rule.ts';
import { workForms } from './work-forms.fixture.ts';

/** Why a field is asked for by a page and travels as something else, and where its rule is tried on the server. */
const asSomethingElse = {
  encrypted: 'passwords travel encrypted: hashNewPassword looks at them, in the tests of access and security',
  account: 'phone and email travel as one account with a region: contactOf looks at it, in the tests of codes',
  number: 'amounts are typed as text and travel as numbers: below',
  list: 'host names travel in a list: below',
  entries: 'entries of menus and dictionaries travel in a list, looked at by dictionaryProblem and menuProblem',
  region: 'with an email there is no country',
  moment: 'a day travels as the moment at which it ends where its writer is, in the tests of design tasks',
  words: 'optional words of an action are those of the same call as required ones',
} as const;

const elsewhere: Readonly<Record<string, keyof typeof asSomethingElse>> = {
  ...{ 'loginRules.password': 'encrypted', 'operatedAccountRules.password': 'encrypted' },
  ...{ 'passwordChangeRules.oldPassword': 'encrypted', 'passwordChangeRules.newPassword': 'encrypted' },
  ...{ 'passwordChangeRules.confirmPassword': 'encrypted', 'registerRules.password': 'encrypted' },
  ...{ 'registerRules.confirmPassword': 'encrypted', 'resetRules.password': 'encrypted' },
  ...{ 'resetRules.confirmPassword': 'encrypted', 'secondFactorEnrolRules.password': 'encrypted' },
  ...{ 'secondFactorOffRules.password': 'encrypted' },
  ...{ 'resetRules.phone': 'account', 'resetRules.email': 'account' },
  ...{ 'codeLoginRules.region': 'region', 'resetRules.region': 'region' },
  ...{ 'rechargeRules.amount': 'number', 'priceRules.confirmPlan': 'number', 'bookingRules.credits': 'number' },
  ...{ 'bookingRules.freeCases': 'number', 'bookingRules.freeModels': 'number', 'bookingRules.freeReports': 'number' },
  ...{ 'bookingRules.assistAudits': 'number', 'tenantRules.host': 'list' },
  ...{ 'customEntryRules.key': 'entries', 'customEntryRules.zh': 'entries', 'customEntryRules.en': 'entries' },
  ...{ 'optionalWordsRules.reason': 'words', 'givenTaskRules.dueDay': 'moment' },
};

const caseKey = { caseId: '1', version: 1 };
const [record, visit] = [
  { kind: 'record', name: 'Photos' },
  { kind: 'followUp', visitDate: '2026-01-01' },
];
/** What is saved while it is typed, or beside other things: only its limits can break, and empty it is empty text. */
const saved: readonly (readonly [set: string, rules: FormRules, schema: z.ZodType, fitting: object])[] = [
  ['refinementRules', contracts.refinementRules, refinementProblemSchema, {}],
  ['prescriptionTextRules', contracts.prescriptionTextRules, prescriptionSchema, {}],
  ['recordRules', recordRules, archiveContentsSchema, record],
  ['visitRules', visitRules, archiveContentsSchema, visit],
  [
    'findingRules',
    contracts.findingRules,
    inspectionEndpoints.add.body,
    { ...caseKey, object: null, reason: 'remark', weight: 'note' },
  ],
  ['messageRules', contracts.messageRules, messageEndpoints.send.body, { ...caseKey, clientKey: 'a'.repeat(32) }],
  ['requestTextRules', { margin: contracts.requestTextRules.margin }, designRequestSchema, { kind: 'crown' }],
  [
    'requestTextRules',
    { system: contracts.requestTextRules.system, remark: contracts.requestTextRules.remark },
    designRequestSchema,
    { kind: 'implant' },
  ],
  [
    'implantTextRules',
    { system: contracts.implantTextRules.system, remark: contracts.implantTextRules.remark },
    contracts.plannedImplantSchema,
    contracts.emptyImplant(36),
  ],
  [
    'implantTextRules',
    { conclusion: contracts.implantTextRules.conclusion },
    contracts.implantReportSchema,
    { implants: [] },
  ],
  [
    'prescriptionTemplateRules',
    contracts.prescriptionTemplateRules,
    prescriptionEndpoints.addTemplate.body,
    { habits: {} },
  ],
  [
    'orderRules',
    contracts.orderRules,
    productionEndpoints.place.body,
    {
      ...{ ...caseKey, clientKey: 'a'.repeat(32), planHash: null, product: 'aligner', upper: null, lower: null },
      parameters: {},
    },
  ],
  [
    'labelTextRules',
    contracts.labelTextRules,
    contracts.labelContent.shape.fields.unwrap().element,
    {
      ...{ kind: 'text', x: 0, y: 0, width: 9, height: 9, size: 3, bold: false, align: 'left', code: 'qrcode' },
    },
  ],
  [
    'packageRules',
    contracts.packageRules,
    contracts.subOrderEndpoints.ship.body,
    { orderId: '1', subOrderIds: ['1'], courier: 'SF', trackingNo: 'SF1' },
  ],
  ['failureRules', contracts.failureRules, contracts.batchEndpoints.fail.body, { subOrderIds: ['1'], reason: 'x' }],
  [
    'deviceRules',
    contracts.deviceRules,
    contracts.deviceEndpoints.add.body,
    { practiceId: '1', kind: 'cutter', name: 'C-1', state: 'ready' },
  ],
  ['processRules', contracts.processRules, contracts.processEndpoints.change.body, { name: 'x', parameters: {} }],
];

const isChoiceOfTable = (rule: FieldRule): boolean => rule.kind === 'choice' && rule.pattern === undefined;

/** The values at the limit of a rule, and those just beyond it. */
function limits(rule: FieldRule): { readonly within: string[]; readonly beyond: string[] } {
  if (rule.kind === 'day')
    return { within: [rule.from ?? '1900-01-01'], beyond: ['1899-12-31', '2023-02-29', '01.02.2023'] };
  if (rule.kind === 'choice' || rule.max === undefined) return { within: [], beyond: [] };
  return { within: ['x', 'x'.repeat(rule.max)], beyond: ['x'.repeat(rule.max + 1)] };
}

test.each(
  saved.flatMap(([set, rules, schema, fitting]) =>
    Object.entries(rules)
      .filter(([, rule]) => !isChoiceOfTable(rule))
      .map(([name, rule]) => ({ set, name, rule, schema, fitting })),
  ),
)('$set: $name ends for the page where it does for the server', ({ name, rule, schema, fitting }) => {
  const taken = (value: string): boolean => schema.safeParse({ ...fitting, [name]: value }).success;
  const { within, beyond } = limits(rule);
  expect(within.map((value) => [taken(value), fieldProblem(rule, value)])).toEqual(within.map(() => [true, undefined]));
  expect(beyond.filter((value) => taken(value) || fieldProblem(rule, value) === undefined)).toEqual([]);
});

test.each(Object.entries(archivePictureRules).filter(([, rule]) => !isChoiceOfTable(rule)))(
  'archivePictureRules: %s ends for the page where it does for the server',
  (name, rule) => {
    const schema: z.ZodType = pictureNotes[name as 'name' | 'takenOn'];
    const { within, beyond } = limits(rule);
    expect(within.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(beyond.filter((value) => schema.safeParse(value).success)).toEqual([]);
  },
);

test('an amount that the page takes is one that the server takes, and beyond both it is none', () => {
  const { amount } = rechargeRules;
  for (const text of ['1', '240', '9999999'])
    expect([fieldProblem(amount, text), creditAmount.safeParse(Number(text)).success]).toEqual([undefined, true]);
  for (const text of ['0', '10000000', '-1', '1.5'])
    expect([fieldProblem(amount, text), creditAmount.safeParse(Number(text)).success]).toEqual(['mismatch', false]);
});

test('a host name that the page takes is one that the server takes', () => {
  const { host } = contracts.tenantRules;
  const { body } = tenantEndpoints.addTenant;
  const fitting = accountForms['tenant']!.fitting;
  for (const name of ['lab.example.com', 'localhost', 'Lab.example.com', 'a b', '-lab', 'lab..com', 'x'.repeat(64)]) {
    const taken = body.safeParse({ ...fitting, hosts: [{ host: name, channel: 'stable' }] }).success;
    expect([name, taken]).toEqual([name, fieldProblem(host, name) === undefined]);
  }
});

const isRule = (value: unknown): value is FieldRule =>
  typeof value === 'object' && value !== null && ['text', 'day', 'choice'].includes((value as FieldRule).kind);
const isRuleSet = (value: unknown): value is FormRules =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 && Object.values(value).every(isRule);

test('every field of every set of rules is tried against the call that it is sent with', () => {
  const tried = new Set<FieldRule>();
  for (const { rules } of [...Object.values(workForms), ...Object.values(accountForms)])
    for (const rule of Object.values(rules)) tried.add(rule);
  for (const [, rules] of saved) for (const rule of Object.values(rules)) tried.add(rule);
  for (const rule of Object.values(archivePictureRules)) tried.add(rule);

  const sets = Object.entries(contracts).filter(([, value]) => isRuleSet(value)) as [string, FormRules][];
  expect(sets.length).toBeGreaterThan(40);
  const fields = sets.flatMap(([set, rules]) =>
    Object.entries(rules).flatMap(([name, rule]) => (isChoiceOfTable(rule) ? [] : [{ key: `${set}.${name}`, rule }])),
  );
  const missing = fields.filter(({ key, rule }) => !tried.has(rule) && !(key in elsewhere)).map(({ key }) => key);
  expect(missing).toEqual([]);
  const gone = Object.keys(elsewhere).filter((key) => !fields.some((field) => field.key === key));
  expect(gone).toEqual([]);
  // No reason stays for what is tried by now.
  const idle = Object.keys(asSomethingElse).filter((why) => !(Object.values(elsewhere) as string[]).includes(why));
  expect(idle).toEqual([]);
});
