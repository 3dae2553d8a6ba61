import { type DesignRequest, type NewCaseInput, endpoints, serviceTypes } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { until } from '../../../../test/until.ts';
import {
  callerOf,
  fullRequests,
  giveCbct,
  giveModel,
  givePhotos,
  givePrescription,
  openCase,
  practiceId,
  validInfo,
} from '../cases.fixture.ts';

const { cases, prescription, request: calls } = endpoints;
const { aligner, crownDesign, keeper, plant, report } = serviceTypes;
let server: TestServer;
let doctor: TestClient;
let creator: TestClient;
let assistant: TestClient;
let outsider: TestClient;
let main: string;
let doctorId: string;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, creator, assistant, outsider] = await Promise.all([
    server.login('demodoctor'),
    server.login('democreator'),
    server.login('demoassistant'),
    server.login('demooutsider'),
  ]);
  main = await practiceId(server, 'P10001');
  doctorId = (await callerOf(server, doctor)).userId;
});
afterAll(() => server.stop());

const keyOf = (caseId: string) => ({ caseId, version: 1 });
type Service = NonNullable<NewCaseInput['serviceType']>;
const open = (serviceType: Service) => openCase(doctor, { ...validInfo(main), serviceType });
const onWire = (given: DesignRequest) => given as { kind: 'crown' };
const put = (caseId: string, given: DesignRequest, revision: number) => ({
  params: keyOf(caseId),
  body: { request: onWire(given), revision },
});
const read = (client: TestClient, caseId: string) => client.call(calls.read, { query: keyOf(caseId) });
const submit = (caseId: string) => doctor.call(cases.submit, { body: keyOf(caseId) });

/** What a submission is refused with, in both languages. */
async function lack(caseId: string): Promise<[string | undefined, string, string]> {
  const inLang = (lang: 'zh-CN' | 'en-US') =>
    doctor.call(cases.submit, { body: keyOf(caseId) }, lang).then(
      () => ({ errorName: 'submitted', text: '' }),
      (refusal: { errorName: string; text: string }) => refusal,
    );
  const [zh, en] = [await inLang('zh-CN'), await inLang('en-US')];
  return [en.errorName, zh.text, en.text];
}

describe('a case of crown design', () => {
  test('is created, filled in and submitted with teeth, material, shade and both jaws; photos are not asked for', async () => {
    const caseId = await open(crownDesign.id);
    expect(await doctor.call(cases.detail, { params: keyOf(caseId) })).toMatchObject({ serviceType: crownDesign.id });
    expect(await read(doctor, caseId)).toEqual({
      request: { kind: 'crown', teeth: [], restoration: null, material: null, shade: null, margin: '', remark: '' },
      revision: 0,
      saved: null,
    });
    expect(await lack(caseId)).toEqual([
      'requestIncomplete',
      '还需填写：【牙位、修复类型、材料、色号】',
      'Still to be answered: [Teeth, Restoration, Material, Shade]',
    ]);
    const given = { ...fullRequests.crown, margin: 'Subgingival, mesial', remark: 'Light contacts' };
    expect(await doctor.call(calls.save, put(caseId, given, 0))).toEqual({ revision: 1 });
    expect(await read(doctor, caseId)).toMatchObject({ request: given, revision: 1 });
    const bothJaws = [
      'bothModelsMissing',
      '请上传上颌和下颌模型',
      'Please upload the maxillary and the mandibular model',
    ];
    expect(await lack(caseId)).toEqual(bothJaws);
    await giveModel(server, caseId, doctorId, 1);
    expect(await lack(caseId)).toEqual(bothJaws);
    await giveModel(server, caseId, doctorId, 2);
    await submit(caseId);
    // Its doctor designs: the machine finds nothing missing, photos included.
    await until(async () => (await doctor.call(cases.detail, { params: keyOf(caseId) })).status === 10);
  });

  test('of metal needs no shade, of anything else one', async () => {
    const caseId = await open(crownDesign.id);
    await giveModel(server, caseId, doctorId, 1);
    await giveModel(server, caseId, doctorId, 2);
    await doctor.call(calls.save, put(caseId, { ...fullRequests.crown, shade: null }, 0));
    expect((await lack(caseId))[2]).toBe('Still to be answered: [Shade]');
    await doctor.call(calls.save, put(caseId, { ...fullRequests.crown, shade: null, material: 'metal' }, 1));
    await submit(caseId);
  });
});

describe('a case of implant planning', () => {
  test('is created, filled in and submitted with positions, system, guide, a CBCT and one jaw', async () => {
    const caseId = await open(plant.id);
    expect((await read(doctor, caseId)).request).toEqual({
      kind: 'implant',
      positions: [],
      system: '',
      guide: null,
      remark: '',
    });
    expect(await lack(caseId)).toEqual(['cbctMissing', '请先上传 CBCT', 'Please upload a CBCT first']);
    await giveCbct(server, caseId, doctorId);
    expect(await lack(caseId)).toEqual([
      'requestIncomplete',
      '还需填写：【种植位点、种植系统、手术导板】',
      'Still to be answered: [Implant positions, Implant system, Surgical guide]',
    ]);
    // Spaces are no system.
    await doctor.call(calls.save, put(caseId, { ...fullRequests.implant, system: '  ' }, 0));
    expect((await lack(caseId))[2]).toBe('Still to be answered: [Implant system]');
    await doctor.call(calls.save, put(caseId, fullRequests.implant, 1));
    expect((await lack(caseId))[0]).toBe('modelMissing');
    await giveModel(server, caseId, doctorId, 2);
    await submit(caseId);
    await until(async () => (await doctor.call(cases.detail, { params: keyOf(caseId) })).status === 10);
  });
});

describe('a case of a report', () => {
  test('is created, filled in and submitted as one of aligners', async () => {
    const caseId = await open(report.id);
    expect((await lack(caseId))[0]).toBe('photosMissing');
    await givePhotos(server, caseId, doctorId);
    expect((await lack(caseId))[0]).toBe('prescriptionIncomplete');
    await givePrescription(server, caseId, doctorId);
    expect((await lack(caseId))[0]).toBe('modelMissing');
    await giveModel(server, caseId, doctorId);
    await submit(caseId);
    const { rows } = await doctor.call(cases.page, { query: { serviceType: report.id, pageSize: 100 } });
    expect(rows.find((row) => row.caseId === caseId)).toMatchObject({ serviceType: report.id });
  });
});

test('each case stands in the list of its service and in no other', async () => {
  const listed = async (serviceType: 0 | Service) => {
    const { rows } = await doctor.call(cases.page, { query: { serviceType, pageSize: 100 } });
    return rows.map(({ caseId }) => caseId);
  };
  const services = [aligner.id, crownDesign.id, plant.id, report.id] as const;
  const opened = await Promise.all(services.map(open));
  for (const [at, service] of services.entries()) {
    const shown = await listed(service);
    expect(opened.map((caseId) => shown.includes(caseId))).toEqual(services.map((_, other) => other === at));
  }
});

describe('a service', () => {
  test('that a user does not have is refused, and one that no practice opens cases of', async () => {
    const foreign = await practiceId(server, 'P10002');
    const planner = await server.login('demoplanner');
    const body = (serviceType: number) => ({ body: { ...validInfo(foreign), serviceType } as NewCaseInput });
    await expect(outsider.call(cases.create, body(crownDesign.id))).rejects.toMatchObject({
      errorName: 'serviceUnavailable',
      text: 'This service is not available for your account',
    });
    expect(await planner.refused(cases.create, body(aligner.id))).toBe('serviceUnavailable');
    expect((await planner.call(cases.create, body(plant.id))).caseId).toMatch(/^\d+$/);
    expect(await doctor.refused(cases.create, { body: { ...body(keeper.id).body, practiceId: main } })).toBe(
      'paramsError',
    );
  });

  test('of a case stays what it is', async () => {
    const caseId = await open(crownDesign.id);
    const { revision } = await doctor.call(cases.detail, { params: keyOf(caseId) });
    const body = { ...validInfo(main), revision, serviceType: 0 };
    expect(await doctor.refused(cases.update, { params: keyOf(caseId), body })).toBe('paramsError');
  });

  test('asks for its own and nothing else', async () => {
    const [crown, implant, other] = await Promise.all([crownDesign.id, plant.id, aligner.id].map((id) => open(id)));
    expect(await doctor.refused(calls.read, { query: keyOf(other!) })).toBe('requestMismatch');
    expect(await doctor.refused(calls.save, put(other!, fullRequests.crown, 0))).toBe('requestMismatch');
    expect(await doctor.refused(calls.save, put(implant!, fullRequests.crown, 0))).toBe('requestMismatch');
    expect(await doctor.refused(prescription.read, { query: keyOf(crown!) })).toBe('requestMismatch');
    expect(await doctor.refused(prescription.last, { query: keyOf(crown!) })).toBe('requestMismatch');
    expect(await doctor.refused(prescription.templates, { query: keyOf(crown!) })).toBe('requestMismatch');
    const body = { prescription: (await doctor.call(prescription.read, { query: keyOf(other!) })).prescription };
    const input = { params: keyOf(crown!), body: { ...body, revision: 0 } };
    expect(await doctor.refused(prescription.save, input)).toBe('requestMismatch');
    expect((await read(doctor, crown!)).revision).toBe(0);
  });
});

describe('a request', () => {
  test('is written by colleagues without one overwriting the other, and read by nobody of another practice', async () => {
    const caseId = await open(crownDesign.id);
    await doctor.call(calls.save, put(caseId, fullRequests.crown, 0));
    expect((await read(assistant, caseId)).saved?.by).toMatch(/Zhou Ming/);
    expect(await creator.refused(calls.save, put(caseId, { ...fullRequests.crown, shade: '2M2' }, 0))).toBe(
      'caseChanged',
    );
    await creator.call(calls.save, put(caseId, { ...fullRequests.crown, shade: '2M2' }, 1));
    expect((await read(doctor, caseId)).request).toMatchObject({ shade: '2M2' });
    expect(await outsider.refused(calls.read, { query: keyOf(caseId) })).toBe('recordNotFound');
    expect(await outsider.refused(calls.save, put(caseId, fullRequests.crown, 2))).toBe('recordNotFound');
  });

  test('of two first saves at the same moment one is refused', async () => {
    const caseId = await open(plant.id);
    const ends = await Promise.all(
      [doctor, creator].map((client) =>
        client.call(calls.save, put(caseId, fullRequests.implant, 0)).then(
          () => 'saved',
          (refusal: { errorName: string }) => refusal.errorName,
        ),
      ),
    );
    expect(ends.sort()).toEqual(['caseChanged', 'saved']);
  });

  test('is final with the submission', async () => {
    const caseId = await open(crownDesign.id);
    await doctor.call(calls.save, put(caseId, fullRequests.crown, 0));
    await giveModel(server, caseId, doctorId, 1);
    await giveModel(server, caseId, doctorId, 2);
    await submit(caseId);
    expect(await doctor.refused(calls.save, put(caseId, fullRequests.crown, 1))).toBe('caseNotEditable');
  });

  test.each([
    ['a tooth twice', { ...fullRequests.crown, teeth: [16, 16] }],
    ['a tooth that there is not', { ...fullRequests.crown, teeth: [19] }],
    ['a shade of no guide', { ...fullRequests.crown, shade: 'E1' }],
    ['a margin too long to be read', { ...fullRequests.crown, margin: 'x'.repeat(501) }],
    ['a field of the other', { ...fullRequests.crown, system: 'x' }],
  ])('does not take %s', async (_what, given) => {
    const caseId = await open(crownDesign.id);
    expect(await doctor.refused(calls.save, put(caseId, given as unknown as DesignRequest, 0))).toBe('paramsError');
  });
});
