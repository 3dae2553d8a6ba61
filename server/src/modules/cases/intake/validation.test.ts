import {
  type BasicInfoInput,
  type CasePrescription,
  type Lang,
  type Prescription,
  endpoints,
} from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { users } from '../../access/schema.ts';
import { designCenters, practiceMembers, practices } from '../../practices/schema.ts';
import { today } from '../record/age.ts';
import {
  callerOf,
  fullPrescription,
  giveFiles,
  givePhotos,
  openCase,
  practiceId,
  putInto,
  validInfo,
} from '../cases.fixture.ts';
import { cases as caseTable } from '../schema.ts';

const { cases, prescription: prescriptionCalls } = endpoints;
let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let assistant: TestClient;
let main: string;
let foreign: string;
let doctorId: string;
let creatorId: string;

beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor, assistant] = await Promise.all([
    server.login('democreator'),
    server.login('demodoctor'),
    server.login('demoassistant'),
  ]);
  main = await practiceId(server, 'P10001');
  foreign = await practiceId(server, 'P10002');
  doctorId = (await callerOf(server, doctor)).userId;
  creatorId = (await callerOf(server, creator)).userId;
});
afterAll(() => server.stop());

const create = (client: TestClient, changes: Partial<BasicInfoInput>, practiceId = main) =>
  client.refused(cases.create, { body: validInfo(practiceId, changes) });

describe('a later step before the first one', () => {
  const none = { caseId: '0', version: 1 };
  test.each<[string, Parameters<TestClient['refused']>]>([
    ['the prescription', [prescriptionCalls.save, { params: none, body: { prescription: {}, revision: 0 } as never }]],
    ['submitting without a case', [cases.submit, { body: {} as never }]],
    ['submitting the case 0', [cases.submit, { body: none }]],
  ])('is told to wait for the basic info: %s', async (_step, call) => {
    expect(await creator.refused(...call)).toBe('basicInfoFirst');
  });

  test('something else that is no case is an error of the parameters', async () => {
    expect(await creator.refused(cases.submit, { body: { caseId: 'x', version: 1 } })).toBe('paramsError');
  });
});

describe('the shape of basic info', () => {
  const breaking: [string, Partial<Record<keyof BasicInfoInput, unknown>>][] = [
    ['an empty name', { patientName: '  ' }],
    ['a name of 61 characters', { patientName: 'x'.repeat(61) }],
    ['an unknown gender', { gender: '2' }],
    ['a birthday that is no day', { birthday: '2026-02-30' }],
    ['a birthday in another age', { birthday: '1899-12-31' }],
    ['an unknown way of design', { entrust: 3 }],
    ['an unknown product', { productType: 'braces' }],
    ['a practice that is no id', { practiceId: 'abc' }],
  ];
  test.each(breaking)('%s is refused', async (_what, changes) => {
    expect(await create(creator, changes as Partial<BasicInfoInput>)).toBe('paramsError');
  });

  test('an email that is none is refused by its name', async () => {
    expect(await create(creator, { email: 'nobody' })).toBe('emailInvalid');
    expect(await create(creator, { email: 'nobody', ptNo: 'a/b' })).toMatch(/^(emailInvalid|caseIdInvalid)$/);
    expect(await create(creator, { email: 'nobody', patientName: '' })).toBe('paramsError');
  });

  test('an unknown field is refused', async () => {
    const body = { ...validInfo(main), status: 31 };
    expect(await creator.refused(cases.create, { body })).toBe('paramsError');
  });

  test('limits themselves are accepted', async () => {
    const info = validInfo(main, { patientName: 'x'.repeat(60), birthday: today() });
    const caseId = await openCase(creator, info);
    const detail = await creator.call(cases.detail, { params: { caseId, version: 1 } });
    expect(detail).toMatchObject({ age: 0, patientName: 'x'.repeat(60) });
  });

  test('the old word for lab design is understood', async () => {
    const caseId = await openCase(creator, validInfo(main, { entrust: 'orgDesign' }));
    expect((await creator.call(cases.detail, { params: { caseId, version: 1 } })).entrust).toBe(1);
  });

  test('a birthday in the future', async () => {
    expect(await create(creator, { birthday: `${new Date().getFullYear() + 1}-01-01` })).toBe('birthdayInFuture');
  });
});

describe('the case ID', () => {
  test.each(['a/b', 'a\\b', 'a:b', 'a*b', 'a?b', 'a"b', 'a<b', 'a>b', 'a|b', 'a;b', 'a&b', 'a%b', 'a#b', "a'b", 'a@b'])(
    '%s is refused',
    async (ptNo) => expect(await create(creator, { ptNo })).toBe('caseIdInvalid'),
  );
  test.each(['a b', 'a\u00a0b', 'x'.repeat(13)])('%j is refused', async (ptNo) =>
    expect(await create(creator, { ptNo })).toBe('caseIdInvalid'),
  );
  test('twelve characters are allowed, Han among them', async () => {
    const caseId = await openCase(creator, validInfo(main, { ptNo: '病例-A_1.(2)+x' }));
    expect((await creator.call(cases.detail, { params: { caseId, version: 1 } })).ptNo).toBe('病例-A_1.(2)+x');
  });
  test('it is unique within a practice, whatever its case; another practice may have the same', async () => {
    await openCase(creator, validInfo(main, { ptNo: 'Unique-1' }));
    expect(await create(creator, { ptNo: 'uniquE-1' })).toBe('caseIdTaken');
    const outsider = await server.login('demooutsider');
    await openCase(outsider, validInfo(foreign, { ptNo: 'Unique-1' }));
  });
  test('without one the server counts', async () => {
    const caseId = await openCase(creator, validInfo(main, { ptNo: '' }));
    const { ptNo } = await creator.call(cases.detail, { params: { caseId, version: 1 } });
    expect(ptNo).toMatch(/^AW\d{4}-\d{4,}$/);
  });
  test('a counted number that somebody chose before is passed over', async () => {
    const caseId = await openCase(creator, validInfo(main));
    const { ptNo } = await creator.call(cases.detail, { params: { caseId, version: 1 } });
    const next = ptNo.replace(/\d+$/, (count) => String(Number(count) + 1).padStart(4, '0'));
    await openCase(creator, validInfo(main, { ptNo: next }));
    const later = await openCase(creator, validInfo(main));
    expect((await creator.call(cases.detail, { params: { caseId: later, version: 1 } })).ptNo).not.toBe(next);
  });
});

describe('the doctor of a case', () => {
  test('a doctor opens cases for himself alone', async () => {
    expect(await create(doctor, { doctorId: creatorId })).toBe('doctorUnknown');
    const caseId = await openCase(doctor, validInfo(main));
    expect((await doctor.call(cases.detail, { params: { caseId, version: 1 } })).doctorId).toBe(doctorId);
  });
  test('an assistant has to name a doctor of the practice', async () => {
    expect(await create(assistant, {})).toBe('doctorUnknown');
    const stranger = (await callerOf(server, await server.login('demooutsider'))).userId;
    expect(await create(assistant, { doctorId: stranger })).toBe('doctorUnknown');
    const caseId = await openCase(assistant, validInfo(main, { doctorId }));
    const detail = await assistant.call(cases.detail, { params: { caseId, version: 1 } });
    expect(detail.doctorId).toBe(doctorId);
    expect(detail.creatorName).not.toBe(detail.doctorName);
  });
  test('the choice offered is the choice allowed', async () => {
    const idsFor = async (client: TestClient): Promise<string[]> =>
      (await client.call(cases.doctors, { query: { practiceId: main } })).map((item) => item.doctorId);
    expect(await idsFor(doctor)).toEqual([doctorId]);
    expect((await idsFor(assistant)).sort()).toEqual([creatorId, doctorId].sort());
    expect(await doctor.refused(cases.doctors, { query: { practiceId: foreign } })).toBe('recordNotFound');
  });
});

describe('the practice gate', () => {
  const change = (values: Partial<typeof practices.$inferInsert>) =>
    server.ctx.db.update(practices).set(values).where(eq(practices.id, main));

  test('no practice bound', async () => {
    const admin = await server.login('demoadmin');
    expect(await create(admin, {})).toBe('addOrCreateOutpatient');
  });
  test('a foreign practice does not exist', async () => {
    expect(await create(doctor, {}, foreign)).toBe('recordNotFound');
  });
  test('an expired practice opens and submits nothing', async () => {
    const caseId = await openCase(creator, validInfo(main));
    await giveFiles(server, caseId, creatorId);
    await change({ expiresOn: '2020-01-01' });
    expect(await create(creator, {})).toBe('practiceExpired');
    expect(await creator.refused(cases.submit, { body: { caseId, version: 1 } })).toBe('practiceExpired');
    // The day is in the sentence, as each reader writes it.
    const submitted = (lang: Lang) => creator.call(cases.submit, { body: { caseId, version: 1 } }, lang);
    await expect(submitted('en-US')).rejects.toThrow('Expired on 1 Jan 2020');
    await expect(submitted('zh-CN')).rejects.toThrow('到期日：2020-01-01');
    await change({ expiresOn: '2036-12-31' });
  });
  test('a disabled practice', async () => {
    await change({ available: false });
    expect(await create(creator, {})).toBe('practiceDisabled');
    await change({ available: true });
  });
  test('an expired account, and one without a date', async () => {
    for (const expiresOn of ['2020-01-01', null]) {
      await server.ctx.db.update(users).set({ expiresOn }).where(eq(users.id, doctorId));
      expect(await create(doctor, {})).toBe('accountExpired');
    }
    await server.ctx.db.update(users).set({ expiresOn: '2036-12-31' }).where(eq(users.id, doctorId));
  });
  test('a disabled member neither opens cases nor sees any', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    await server.ctx.db.update(practiceMembers).set({ enabled: false }).where(eq(practiceMembers.userId, doctorId));
    expect(await create(doctor, {})).toBe('practiceDisabled');
    expect(await doctor.refused(cases.detail, { params: { caseId, version: 1 } })).toBe('recordNotFound');
    expect((await doctor.call(cases.page, {})).total).toBe(0);
    await server.ctx.db.update(practiceMembers).set({ enabled: true }).where(eq(practiceMembers.userId, doctorId));
  });
});

describe('the way of design', () => {
  test('lab design needs a design center', async () => {
    const outsider = await server.login('demooutsider');
    expect(await create(outsider, { entrust: 1 }, foreign)).toBe('noDesignCenter');
    expect(await create(outsider, { entrust: 2 }, foreign)).toBe('teamDesignOff');
  });
  test('a lab case whose center was closed cannot be submitted', async () => {
    const caseId = await openCase(creator, validInfo(main, { entrust: 1 }));
    await giveFiles(server, caseId, creatorId);
    await server.ctx.db.update(designCenters).set({ enabled: false });
    expect(await creator.refused(cases.submit, { body: { caseId, version: 1 } })).toBe('noDesignCenter');
    await server.ctx.db.update(designCenters).set({ enabled: true });
  });
  test('it may change before the submission and not after it', async () => {
    const caseId = await openCase(creator, validInfo(main));
    const params = { caseId, version: 1 };
    const update = (revision: number, entrust: 0 | 2) =>
      creator.call(cases.update, { params, body: { ...validInfo(main, { entrust }), revision } });
    const { revision } = await update(1, 2);
    await giveFiles(server, caseId, creatorId);
    await creator.call(cases.submit, { body: params });
    await putInto(server, await callerOf(server, creator), caseId, 5);
    const now = (await creator.call(cases.detail, { params })).revision;
    expect(now).toBeGreaterThan(revision);
    const body = { ...validInfo(main, { entrust: 0 }), revision: now };
    expect(await creator.refused(cases.update, { params, body })).toBe('designTypeFixed');
    await update(now, 2);
  });
  test('a case from the interface is not designed by its doctor', async () => {
    const caseId = await openCase(creator, validInfo(main, { entrust: 2 }));
    await server.ctx.db.update(caseTable).set({ dataSource: 'api' }).where(eq(caseTable.caseId, caseId));
    const body = { ...validInfo(main, { entrust: 0 }), revision: 1 };
    expect(await creator.refused(cases.update, { params: { caseId, version: 1 }, body })).toBe('selfDesignByApi');
  });
});

describe('submission', () => {
  test('without photos, without an answer, with answers that contradict each other, without a model', async () => {
    const caseId = await openCase(creator, validInfo(main));
    const body = { caseId, version: 1 };
    expect(await creator.refused(cases.submit, { body })).toBe('photosMissing');
    await givePhotos(server, caseId, creatorId);
    await expect(creator.call(cases.submit, { body })).rejects.toMatchObject({
      errorName: 'prescriptionIncomplete',
      text: expect.stringContaining('[Chief complaint, Main objectives, Arches to treat') as unknown,
    });
    const save = (prescription: Prescription, revision: number) =>
      creator.call(prescriptionCalls.save, {
        params: body,
        body: { prescription: prescription as CasePrescription['prescription'], revision },
      });
    await save({ ...fullPrescription, extraction: 'refuse', extract: [14, 24] }, 0);
    await expect(creator.call(cases.submit, { body })).rejects.toMatchObject({
      errorName: 'prescriptionContradicts',
      text: expect.stringContaining('(1)') as unknown,
    });
    await save(fullPrescription, 1);
    expect(await creator.refused(cases.submit, { body })).toBe('modelMissing');
  });
  test('twice', async () => {
    const caseId = await openCase(creator, validInfo(main, { entrust: 2 }));
    await giveFiles(server, caseId, creatorId);
    expect(await creator.call(cases.submit, { body: { caseId, version: 1 } })).toEqual({ status: 1 });
    expect(await creator.refused(cases.submit, { body: { caseId, version: 1 } })).toBe('transitionRefused');
    const [last] = await creator.call(cases.progress, { query: { caseId } });
    expect(last).toMatchObject({ action: 'submit', from: 0, to: 1 });
  });
  test('what was submitted is no longer edited', async () => {
    const caseId = await openCase(creator, validInfo(main));
    await giveFiles(server, caseId, creatorId);
    await creator.call(cases.submit, { body: { caseId, version: 1 } });
    const { revision } = await creator.call(cases.detail, { params: { caseId, version: 1 } });
    const body = { ...validInfo(main), revision };
    expect(await creator.refused(cases.update, { params: { caseId, version: 1 }, body })).toBe('caseNotEditable');
  });
  test('an inspection fails only with a reason, and the case comes back to the practice', async () => {
    const caseId = await openCase(creator, validInfo(main, { entrust: 2 }));
    await giveFiles(server, caseId, creatorId);
    const key = { caseId, version: 1 };
    await creator.call(cases.submit, { body: key });
    const designer = await server.login('demodesigner');
    await designer.call(cases.act, { body: { ...key, action: 'startInspection' } });
    expect(await designer.refused(cases.act, { body: { ...key, action: 'failInspection' } })).toBe('reasonRequired');
    const reason = '缺少下颌模型 / The lower model is missing';
    await designer.call(cases.act, { body: { ...key, action: 'failInspection', reason } });
    const [last] = await creator.call(cases.progress, { query: { caseId } });
    expect(last).toMatchObject({ action: 'failInspection', to: 5, note: reason });
    expect((await creator.call(cases.detail, { params: key })).editable).toBe(true);
    expect(await creator.call(cases.submit, { body: key })).toEqual({ status: 1 });
  });
});
