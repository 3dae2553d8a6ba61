import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';

const { access, account, cases, centers, credits, practices } = endpoints;

let server: TestServer;
let admin: TestClient;
let creator: TestClient;
let doctor: TestClient;
let outsider: TestClient;
let staff: TestClient;
let practiceId: string;
let theirs: string;
let bridge: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, creator, doctor, outsider, staff] = await Promise.all([
    ...['demoadmin', 'democreator', 'demodoctor', 'demooutsider', 'democenter'].map((name) => server.login(name)),
  ] as [Promise<TestClient>, Promise<TestClient>, Promise<TestClient>, Promise<TestClient>, Promise<TestClient>]);
  practiceId = await practiceIdOf(creator);
  theirs = await practiceIdOf(outsider, 'P10002');
  bridge = (await creator.call(centers.bound, { query: { practiceId } }))[0]!.designCenterId;
});
afterAll(() => server.stop());

const make = async (designCenterName: string, designCenterNo = '') =>
  admin.call(centers.create, { body: { designCenterName, designCenterNo } });
const boundOf = async (client: TestClient, id: string) =>
  (await client.call(centers.bound, { query: { practiceId: id } })).map((each) => [
    each.designCenterName,
    each.practiceDefault,
  ]);

describe('a practice', () => {
  it('shows its design centers to its people alone', async () => {
    expect(await doctor.call(centers.bound, { query: { practiceId } })).toMatchObject([
      { designCenterNo: 'D30001', practiceDefault: true, centerPays: false, status: '1' },
    ]);
    expect(await outsider.refused(centers.bound, { query: { practiceId } })).toBe('recordNotFound');
  });

  it('is bound, and unbound, by its creator; the first center is the default, and another takes its place', async () => {
    const [one, two] = [await make('One'), await make('Two')];
    const bind = (designCenterId: string, flag: '0' | '1' = '1') => ({
      query: { practiceId: theirs, designCenterId, bind: flag },
    });
    expect(await creator.refused(centers.bind, bind(one.designCenterId))).toBe('recordNotFound');
    await outsider.call(centers.bind, bind(one.designCenterId));
    await outsider.call(centers.bind, bind(two.designCenterId));
    expect(await outsider.refused(centers.bind, bind(two.designCenterId))).toBe('centerBound');
    expect(await outsider.refused(centers.bind, bind('424242'))).toBe('designCenterUnknown');
    expect(await boundOf(outsider, theirs)).toEqual([
      ['One', true],
      ['Two', false],
    ]);

    const choose = { query: { practiceId: theirs, designCenterId: two.designCenterId } };
    expect(await creator.refused(centers.setDefault, choose)).toBe('recordNotFound');
    await outsider.call(centers.setDefault, choose);
    expect(await boundOf(outsider, theirs)).toEqual([
      ['Two', true],
      ['One', false],
    ]);
    const foreign = { query: { practiceId: theirs, designCenterId: bridge } };
    expect(await outsider.refused(centers.setDefault, foreign)).toBe('designCenterUnknown');

    await outsider.call(centers.bind, bind(two.designCenterId, '0'));
    expect(await boundOf(outsider, theirs)).toEqual([['One', true]]);
    expect(await outsider.refused(centers.bind, bind(two.designCenterId, '0'))).toBe('recordNotFound');
    await outsider.call(centers.bind, bind(one.designCenterId, '0'));
  });

  it('is bound by nobody else of it', async () => {
    const { designCenterId } = await make('Not for doctors');
    const query = { practiceId, designCenterId };
    expect(await doctor.refused(centers.bind, { query })).toBe('notPracticeOwner');
    expect(await doctor.refused(centers.setDefault, { query })).toBe('notPracticeOwner');
    expect(await staff.refused(centers.bind, { query })).toBe('noPermission');
  });

  it('that is unbound is seen by the center no more, and is seen again when it is bound', async () => {
    const seen = (await staff.call(cases.page, { query: {} })).total;
    expect(seen).toBeGreaterThan(0);
    const query = { practiceId, designCenterId: bridge };
    await creator.call(centers.bind, { query: { ...query, bind: '0' } });
    expect(await staff.refused(cases.page, { query: {} })).toBe('noPermission');
    const { rows } = await staff.call(account.notices, { query: {} });
    expect(rows[0]).toMatchObject({ type: 'centerUnbound', link: '/account?key=11&type=org' });
    const info = { patientName: 'X', gender: '1', birthday: '1999-04-12', productType: 'aligner', entrust: 1 } as const;
    const made = await creator
      .call(cases.create, { body: { practiceId, ...info } })
      .catch((refusal: unknown) => refusal);
    expect(made).toMatchObject({ errorName: 'noDesignCenter' });
    await creator.call(centers.bind, { query });
    expect((await staff.call(cases.page, { query: {} })).total).toBe(seen);
  });
});

describe('the link of a design center', () => {
  it('names it by its number, and binds the practice that its reader created', async () => {
    const { designCenterId } = await make('By link', 'link-1');
    const named = await outsider.call(centers.byNumber, { params: { no: 'Link-1' } });
    expect(named).toEqual({ designCenterId, designCenterNo: 'LINK-1', designCenterName: 'By link' });
    expect(await outsider.call(centers.join, { params: { id: designCenterId } })).toMatchObject({
      ...{ practiceId: theirs, designCenterName: 'By link' },
    });
    expect(await outsider.refused(centers.join, { params: { id: designCenterId } })).toBe('centerBound');
    expect((await outsider.call(access.personalData)).designCenterList).toEqual([named]);
  });

  it('says to a doctor that the creator binds, and to whoever has no practice that one is needed', async () => {
    const { designCenterId } = await make('Second link');
    const params = { id: designCenterId };
    expect(await doctor.refused(centers.join, { params })).toBe('notPracticeOwner');
    const guest = await newcomer(server, 'no-practice-yet');
    await expect(guest.call(centers.join, { params })).rejects.toMatchObject({
      text: 'Please join a practice or create a practice first.',
    });
    const { practiceId: own } = await guest.call(practices.create, { body: { name: 'New', abbreviation: 'New' } });
    expect(await guest.call(centers.join, { params })).toMatchObject({ practiceId: own });
    expect(await guest.refused(centers.join, { params, query: { practiceId } })).toBe('recordNotFound');
  });

  it('leads nowhere with a wrong number, or to one that is disabled', async () => {
    const { designCenterId, designCenterNo } = await make('Closed');
    await admin.call(centers.update, { body: { designCenterId, status: '0' } });
    expect(await outsider.refused(centers.byNumber, { params: { no: designCenterNo } })).toBe('designCenterUnknown');
    expect(await outsider.refused(centers.byNumber, { params: { no: 'D0' } })).toBe('designCenterUnknown');
    expect(await outsider.refused(centers.join, { params: { id: designCenterId } })).toBe('designCenterUnknown');
    const query = { practiceId: theirs, designCenterId };
    expect(await outsider.refused(centers.bind, { query })).toBe('designCenterUnknown');
  });
});

describe('the staff of a design center', () => {
  it('see their own center and its practices, and nobody else does', async () => {
    const [own, ...others] = await staff.call(centers.own);
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      ...{ designCenterNo: 'D30001', staff: [{ userName: 'democenter', status: '1' }] },
      practices: [{ practiceId, number: 'P10001' }],
    });
    expect(JSON.stringify(own)).not.toContain('phone');
    expect(await creator.call(centers.own)).toEqual([]);
  });

  it('are added by the operator by any name of their account, and disabled', async () => {
    const { designCenterId } = await make('With staff');
    const guest = await newcomer(server, 'new-staff', { doctorType: null });
    const add = (name: string) => ({ body: { designCenterId, account: name } });
    expect(await admin.refused(centers.addStaff, add('nobody-at-all'))).toBe('accountUnknown');
    await admin.call(centers.addStaff, add('New-Staff'));
    expect(await admin.refused(centers.addStaff, add('new-staff'))).toBe('alreadyStaff');
    await admin.call(centers.bindPractice, { body: { designCenterId, number: 'p10001' } });
    expect(await admin.refused(centers.bindPractice, { body: { designCenterId, number: 'P10001' } })).toBe(
      'centerBound',
    );
    expect(await admin.refused(centers.bindPractice, { body: { designCenterId, number: 'P0' } })).toBe(
      'practiceUnknown',
    );
    expect((await guest.call(access.personalData)).roles).toEqual(['design_center']);
    const set = (status: '0' | '1') => ({ body: { designCenterId, userId: guest.userId, status } });
    await admin.call(centers.staffAvailable, set('0'));
    expect((await guest.call(access.personalData)).roles).toEqual([]);
    expect(await guest.call(centers.own)).toEqual([]);
    await admin.call(centers.staffAvailable, set('1'));
    expect(await admin.call(centers.detail, { query: { designCenterId } })).toMatchObject({
      ...{ staffCount: 1, practiceCount: 1, credits: 0, status: '1' },
      staff: [{ userName: 'new-staff', status: '1' }],
    });
    await admin.call(centers.unbindPractice, { body: { designCenterId, practiceId } });
    expect((await guest.call(access.personalData)).roles).toEqual([]);
    expect(await admin.refused(centers.unbindPractice, { body: { designCenterId, practiceId } })).toBe(
      'recordNotFound',
    );
  });
});

describe('the operator', () => {
  it('makes centers with a number of their own or one that is drawn, and finds them', async () => {
    const drawn = await make('Drawn number');
    expect(drawn.designCenterNo).toMatch(/^D\d{8}$/);
    await make('Own number', 'LAB-77');
    const create = (designCenterNo: string) => ({ body: { designCenterName: 'X', designCenterNo } });
    expect(await admin.refused(centers.create, create('lab-77'))).toBe('centerNumberTaken');
    expect(await admin.refused(centers.create, create('a b'))).toBe('centerNumberInvalid');
    const { rows, total } = await admin.call(centers.page, { query: { keyword: 'lab-7' } });
    expect([rows.map((row) => row.designCenterName), total]).toEqual([['Own number'], 1]);
    await admin.call(centers.update, { body: { designCenterId: drawn.designCenterId, designCenterName: 'Renamed' } });
    expect((await admin.call(centers.page, { query: { keyword: 'Renamed' } })).total).toBe(1);
    const absent = { designCenterId: '424242', designCenterName: 'X' };
    expect(await admin.refused(centers.update, { body: absent })).toBe('recordNotFound');
  });

  it('disables a center, whose staff see no case any more, and which takes none', async () => {
    const seen = (await staff.call(cases.page, { query: {} })).total;
    await admin.call(centers.update, { body: { designCenterId: bridge, status: '0' } });
    expect(await staff.refused(cases.page, { query: {} })).toBe('noPermission');
    expect(await creator.call(centers.bound, { query: { practiceId } })).toMatchObject([{ status: '0' }]);
    await admin.call(centers.update, { body: { designCenterId: bridge, status: '1' } });
    expect((await staff.call(cases.page, { query: {} })).total).toBe(seen);
  });

  it('says who pays, and what a plan costs', async () => {
    const body = { designCenterId: bridge, practiceId, centerPays: true };
    await admin.call(centers.payer, { body });
    expect(await creator.call(centers.bound, { query: { practiceId } })).toMatchObject([{ centerPays: true }]);
    await admin.call(centers.payer, { body: { ...body, centerPays: false } });
    expect(await admin.refused(centers.payer, { body: { ...body, practiceId: theirs } })).toBe('recordNotFound');
    const before = await creator.call(credits.prices);
    expect(await admin.call(credits.setPrices, { body: { confirmPlan: 77 } })).toEqual({ confirmPlan: 77 });
    expect(await creator.call(credits.prices)).toEqual({ confirmPlan: 77 });
    expect(await admin.refused(credits.setPrices, { body: { confirmPlan: 0 } })).toBe('paramsError');
    expect(await creator.refused(credits.setPrices, { body: { confirmPlan: 1 } })).toBe('noPermission');
    await admin.call(credits.setPrices, { body: before });
  });
});
