import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';

const { access, cases, practices } = endpoints;

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let practiceId: string;
beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor] = [await server.login('democreator'), await server.login('demodoctor')];
  practiceId = await practiceIdOf(creator);
});
afterAll(() => server.stop());

const memberNamed = async (code: string) => {
  const members = await creator.call(practices.members, { query: { practiceId } });
  const found = members.find((member) => member.code === code);
  if (!found) throw new Error(`nobody is called ${code}`);
  return found;
};

const hangzhou = { region: 'CN', province: '33', city: '3301', area: '330106' };

describe('a practice', () => {
  it('is created by a doctor, who owns it, with a code that the server draws', async () => {
    const owner = await newcomer(server, 'founder');
    expect((await owner.call(access.personalData)).practiceBound).toBe(0);
    const body = { name: ' 新诊所 ', abbreviation: '新', phone: '', ...hangzhou };
    const { practiceId: made, number } = await owner.call(practices.create, { body });
    expect(number).toMatch(/^P\d{8}$/);
    const second = await owner.call(practices.create, { body });
    expect(second.number).not.toBe(number);
    const bound = await owner.call(access.practices);
    expect(bound).toMatchObject([
      { practiceId: made, name: '新诊所', creator: true, isDefault: true, available: true, accountExpired: false },
      { practiceId: second.practiceId, isDefault: false },
    ]);
    expect((await owner.call(access.personalData)).roles).toEqual(['creator']);
    expect(await owner.call(practices.profile, { query: { practiceId: made } })).toMatchObject({
      ...{ phone: null, ...hangzhou, creatorName: 'founder' },
    });
  });

  it('refuses a name or a phone number that breaks the rule, and assistants', async () => {
    const refused = (body: { name: string; abbreviation: string; phone?: string }) =>
      creator.refused(practices.create, { body });
    expect(await refused({ name: ' ', abbreviation: 'x' })).toBe('paramsError');
    expect(await refused({ name: 'x', abbreviation: 'x'.repeat(31) })).toBe('paramsError');
    expect(await refused({ name: 'x', abbreviation: 'x', phone: 'call me' })).toBe('practicePhoneInvalid');
    const assistant = await server.login('demoassistant');
    const body = { name: 'x', abbreviation: 'x' };
    expect(await assistant.refused(practices.create, { body })).toBe('noPermission');
  });

  it('is changed by its creator alone', async () => {
    const body = { practiceId, name: '晨光口腔', abbreviation: '晨光', profile: '隐形矫治' };
    expect(await doctor.refused(practices.update, { body })).toBe('notPracticeOwner');
    expect(await (await server.login('demooutsider')).refused(practices.update, { body })).toBe('recordNotFound');
    await creator.call(practices.update, { body });
    expect(await doctor.call(practices.profile, { query: { practiceId } })).toMatchObject({ profile: '隐形矫治' });
    const outsider = await server.login('demooutsider');
    expect(await outsider.refused(practices.profile, { query: { practiceId } })).toBe('recordNotFound');
  });
});

describe('members', () => {
  it('are listed for the creator alone, who comes first, with the assistants who serve', async () => {
    const members = await creator.call(practices.members, { query: { practiceId } });
    expect(members.map(({ code, identity, serving }) => [code, identity, serving])).toEqual([
      ['democreator', 'creator', false],
      ['demodoctor', 'doctor', false],
      ['demoassistant', 'assistant', true],
    ]);
    expect(await doctor.refused(practices.members, { query: { practiceId } })).toBe('notPracticeOwner');
    const outsider = await server.login('demooutsider');
    expect(await outsider.refused(practices.members, { query: { practiceId } })).toBe('recordNotFound');
  });

  it('who are disabled lose sight of the practice at once, and gain it again', async () => {
    const { userId } = await memberNamed('demodoctor');
    const seen = await doctor.call(cases.page, { query: {} });
    expect(seen.total).toBeGreaterThan(0);
    const set = (status: '0' | '1', of = userId) => ({ body: { practiceId, userId: of, status } });
    await creator.call(practices.memberAvailable, set('0'));
    expect((await doctor.call(cases.page, { query: {} })).total).toBe(0);
    const lost = { params: { caseId: seen.rows[0]!.caseId, version: 1 } };
    expect(await doctor.refused(cases.detail, lost)).toBe('recordNotFound');
    expect(await doctor.call(access.practices)).toMatchObject([{ practiceId, available: false }]);
    expect(await doctor.refused(practices.profile, { query: { practiceId } })).toBe('recordNotFound');
    const body = { practiceId, patientName: 'X', gender: '1', birthday: '1999-04-12', productType: 'aligner' } as const;
    await expect(doctor.call(cases.create, { body: { ...body, entrust: 0 } })).rejects.toMatchObject({
      errorName: 'practiceDisabled',
      text: 'Your current account has been disabled. Please contact the practice creator.',
    });
    await creator.call(practices.memberAvailable, set('1'));
    expect((await doctor.call(cases.page, { query: {} })).total).toBe(seen.total);
  });

  it('are disabled by the creator alone, and the creator by nobody', async () => {
    const [owner, other] = [await memberNamed('democreator'), await memberNamed('demodoctor')];
    const disable = (userId: string) => ({ body: { practiceId, userId, status: '0' as const } });
    expect(await creator.refused(practices.memberAvailable, disable(owner.userId))).toBe('creatorStays');
    expect(await doctor.refused(practices.memberAvailable, disable(other.userId))).toBe('notPracticeOwner');
    const stranger = await server.login('demooutsider');
    expect(await stranger.refused(practices.memberAvailable, disable(other.userId))).toBe('recordNotFound');
    const { userId: foreign } = await stranger.call(access.personalData);
    expect(await creator.refused(practices.memberAvailable, disable(foreign))).toBe('recordNotFound');
  });

  it('have an identity, a role and a department, which the creator notes', async () => {
    const [owner, other] = [await memberNamed('democreator'), await memberNamed('demodoctor')];
    const note = (userId: string, notes: object) => ({ body: { practiceId, userId, ...notes } });
    await creator.call(practices.updateMember, note(other.userId, { role: '主任', department: '正畸科' }));
    expect(await memberNamed('demodoctor')).toMatchObject({ role: '主任', department: '正畸科', identity: 'doctor' });
    await creator.call(practices.updateMember, note(other.userId, { identity: 'assistant' }));
    expect((await doctor.call(access.personalData)).roles).toEqual(['assistant']);
    // Whoever is an assistant is nobody's doctor any more.
    const doctors = await creator.call(cases.doctors, { query: { practiceId } });
    expect(doctors.map(({ doctorId }) => doctorId)).toEqual([owner.userId]);
    await creator.call(practices.updateMember, note(other.userId, { identity: 'doctor' }));
    for (const [userId, identity] of [
      [owner.userId, 'doctor'],
      [other.userId, 'creator'],
    ] as const)
      expect(await creator.refused(practices.updateMember, note(userId, { identity }))).toBe('creatorStays');
    const tooLong = note(other.userId, { department: 'x'.repeat(31) });
    expect(await creator.refused(practices.updateMember, tooLong)).toBe('paramsError');
  });
});

test('the default practice is one of those that the caller belongs to, and one alone', async () => {
  const { practiceId: second } = await creator.call(practices.create, { body: { name: 'Two', abbreviation: 'Two' } });
  await creator.call(practices.setDefault, { body: { practiceId: second } });
  const defaults = async () =>
    (await creator.call(access.practices)).filter((each) => each.isDefault).map((each) => each.practiceId);
  expect(await defaults()).toEqual([second]);
  expect((await creator.call(access.personalData)).defaultPracticeId).toBe(second);
  expect(await doctor.refused(practices.setDefault, { body: { practiceId: second } })).toBe('recordNotFound');
  await creator.call(practices.setDefault, { body: { practiceId } });
  expect(await defaults()).toEqual([practiceId]);
});
