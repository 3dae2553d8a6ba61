import { type CasePrescription, type Prescription, emptyPrescription, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { callerOf, fullPrescription, giveFiles, openCase, practiceId, validInfo } from '../cases.fixture.ts';
import { casePrescriptions, prescriptionTemplates } from '../schema.ts';

const { cases, prescription: calls } = endpoints;
let server: TestServer;
let doctor: TestClient;
let creator: TestClient;
let assistant: TestClient;
let outsider: TestClient;
let main: string;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, creator, assistant, outsider] = await Promise.all([
    server.login('demodoctor'),
    server.login('democreator'),
    server.login('demoassistant'),
    server.login('demooutsider'),
  ]);
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.db.delete(prescriptionTemplates);
});

const keyOf = (caseId: string) => ({ caseId, version: 1 });
const onWire = (given: Partial<Prescription>) =>
  ({ ...emptyPrescription, ...given }) as CasePrescription['prescription'];
const put = (caseId: string, given: Partial<Prescription>, revision: number) => ({
  params: keyOf(caseId),
  body: { prescription: onWire(given), revision },
});
const read = (client: TestClient, caseId: string) => client.call(calls.read, { query: keyOf(caseId) });

describe('the prescription of a case', () => {
  test('is empty at first, and then what was saved, by whom', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    expect(await read(doctor, caseId)).toEqual({ prescription: emptyPrescription, revision: 0, saved: null });
    expect(await doctor.call(calls.save, put(caseId, { ipr: 'none' }, 0))).toEqual({ revision: 1 });
    const given = await read(doctor, caseId);
    expect(given).toMatchObject({
      revision: 1,
      prescription: { ipr: 'none', tads: null },
      saved: { by: expect.stringMatching(/./) as string },
    });
  });

  test('is not saved over what somebody else has saved', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    await doctor.call(calls.save, put(caseId, { ipr: 'none' }, 0));
    expect(await creator.refused(calls.save, put(caseId, { ipr: 'anterior' }, 0))).toBe('caseChanged');
    expect((await read(creator, caseId)).prescription.ipr).toBe('none');
    expect(await creator.call(calls.save, put(caseId, { ipr: 'anterior' }, 1))).toEqual({ revision: 2 });
  });

  test('of two first saves at the same moment one is refused', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const ends = await Promise.all(
      [doctor, creator].map((client) =>
        client.call(calls.save, put(caseId, {}, 0)).then(
          () => 'saved',
          (refusal: { errorName: string }) => refusal.errorName,
        ),
      ),
    );
    expect(ends.sort()).toEqual(['caseChanged', 'saved']);
  });

  test('is final with the submission, and still read by the practice', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    await giveFiles(server, caseId, (await callerOf(server, doctor)).userId);
    await doctor.call(cases.submit, { body: keyOf(caseId) });
    expect(await doctor.refused(calls.save, put(caseId, {}, 1))).toBe('caseNotEditable');
    expect((await read(assistant, caseId)).prescription.spacing).toBe('close');
  });

  test('is for nobody of another practice', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    expect(await outsider.refused(calls.read, { query: keyOf(caseId) })).toBe('recordNotFound');
    expect(await outsider.refused(calls.save, put(caseId, {}, 0))).toBe('recordNotFound');
    expect(await outsider.refused(calls.last, { query: keyOf(caseId) })).toBe('recordNotFound');
    expect(await outsider.refused(calls.templates, { query: keyOf(caseId) })).toBe('recordNotFound');
  });

  test('an older row without a field of today is read as one that does not answer it', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    await server.ctx.db.insert(casePrescriptions).values({ ...keyOf(caseId), content: { complaint: 'only this' } });
    const given = await read(doctor, caseId);
    expect(given).toMatchObject({ prescription: { complaint: 'only this', ipr: null }, saved: { by: '' } });
  });
});

describe('the last case', () => {
  test('hands on the habits of its doctor, and nothing of its patient', async () => {
    const earlier = await openCase(doctor, validInfo(main));
    await doctor.call(calls.save, put(earlier, { ...fullPrescription, ipr: 'posterior', extract: [14] }, 0));
    const caseId = await openCase(doctor, validInfo(main));
    // A case that is changed later without its prescription, as the system's own checks do, is not the newest for that.
    const older = await openCase(doctor, validInfo(main));
    await doctor.call(calls.save, put(older, { ...fullPrescription, ipr: 'none' }, 0));
    await doctor.call(calls.save, put(earlier, { ...fullPrescription, ipr: 'posterior', extract: [14] }, 1));
    const { revision } = await doctor.call(cases.detail, { params: keyOf(older) });
    await doctor.call(cases.update, { params: keyOf(older), body: { ...validInfo(main), revision } });
    const { ptNo } = await doctor.call(cases.detail, { params: keyOf(earlier) });
    const last = await doctor.call(calls.last, { query: keyOf(caseId) });
    expect(last).toMatchObject({ ptNo, habits: { ipr: 'posterior', spacing: 'close' } });
    for (const field of ['objectives', 'complaintTags', 'extract']) expect(last?.habits).not.toHaveProperty(field);
  });
});

describe('templates', () => {
  const body = (name: string, ipr: 'none' | 'anterior' = 'none') => ({ body: { name, habits: { ipr } } });

  test('are kept, overwritten, renamed and removed by their owner', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const { templateId } = await doctor.call(calls.addTemplate, body(' Adult '));
    await doctor.call(calls.addTemplate, body('Anna'));
    await doctor.call(calls.updateTemplate, { body: { templateId, ...body('Zoe', 'anterior').body } });
    const listed = await doctor.call(calls.templates, { query: keyOf(caseId) });
    expect(listed.map(({ name, habits, own }) => [name, habits.ipr, own])).toEqual([
      ['Anna', 'none', true],
      ['Zoe', 'anterior', true],
    ]);
    await doctor.call(calls.removeTemplate, { params: { templateId } });
    expect(await doctor.call(calls.templates, { query: keyOf(caseId) })).toHaveLength(1);
  });

  test('of one owner have different names', async () => {
    await doctor.call(calls.addTemplate, body('Adult'));
    await expect(doctor.call(calls.addTemplate, body('adult'))).rejects.toMatchObject({
      errorName: 'templateNameTaken',
      text: 'Template name already exists',
    });
    await creator.call(calls.addTemplate, body('Adult'));
    expect(await doctor.refused(calls.addTemplate, body('x'.repeat(41)))).toBe('paramsError');
  });

  test('of a doctor may be used by the assistant of a case, and changed by nobody else', async () => {
    const caseId = await openCase(doctor, validInfo(main));
    const { templateId } = await doctor.call(calls.addTemplate, body('Adult'));
    await assistant.call(calls.addTemplate, body('Mine'));
    const listed = await assistant.call(calls.templates, { query: keyOf(caseId) });
    expect(listed.map(({ name, own }) => [name, own])).toEqual([
      ['Mine', true],
      ['Adult', false],
    ]);
    const change = { body: { templateId, ...body('Stolen').body } };
    expect(await assistant.refused(calls.updateTemplate, change)).toBe('recordNotFound');
    expect(await assistant.refused(calls.removeTemplate, { params: { templateId } })).toBe('recordNotFound');
  });

  test('have a limit', async () => {
    const { userId } = await callerOf(server, doctor);
    await server.ctx.db
      .insert(prescriptionTemplates)
      .values(Array.from({ length: 30 }, (_, at) => ({ userId, name: `t${at}`, habits: {} })));
    expect(await doctor.refused(calls.addTemplate, body('one more'))).toBe('templateLimit');
  });
});
