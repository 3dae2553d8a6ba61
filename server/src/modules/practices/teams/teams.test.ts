import { endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { wrapPassword } from '../../../../test/des.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { newcomer, practiceIdOf } from '../practices.fixture.ts';

const { access, account, cases, teams } = endpoints;
const PASSWORD = 'Design-2026';

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let outsider: TestClient;
let practiceId: string;
let teamId: string;
beforeAll(async () => {
  server = await startTestServer();
  [creator, doctor] = [await server.login('democreator'), await server.login('demodoctor')];
  outsider = await server.login('demooutsider');
  practiceId = await practiceIdOf(creator);
  teamId = (await creator.call(teams.list))[0]!.designTeamId;
});
afterAll(() => server.stop());

const team = async (id = teamId) => {
  const found = (await creator.call(teams.list)).find(({ designTeamId }) => designTeamId === id);
  if (!found) throw new Error('no such team');
  return found;
};
const memberNamed = async (userName: string, id = teamId) =>
  (await creator.call(teams.members, { query: { designTeamId: id } })).find((each) => each.userName === userName);
const account_ = (userName: string, changes: object = {}) => ({
  body: {
    ...{
      designTeamId: teamId,
      nickName: '设计师',
      userName,
      email: `${userName}@example.com`,
      phone: '',
      department: '',
    },
    ...{ password: wrapPassword(PASSWORD), roles: ['target_design' as const] },
    ...changes,
  },
});

describe('a design team', () => {
  it('is made by the creator of the practice alone, with a number that nobody guesses', async () => {
    const body = { practiceId, teamName: ' 新团队 ' };
    expect(await doctor.refused(teams.create, { body })).toBe('notPracticeOwner');
    expect(await outsider.refused(teams.create, { body })).toBe('recordNotFound');
    expect(await (await server.login('demodesigner')).refused(teams.create, { body })).toBe('noPermission');
    const { designTeamId, designTeamNo } = await creator.call(teams.create, { body });
    expect(designTeamNo).toMatch(/^T\d{8}$/);
    expect(await team(designTeamId)).toMatchObject({
      ...{ teamName: '新团队', practiceId, status: '1', memberCount: 0, waitingCount: 0, manages: true, own: null },
    });
    expect(await creator.refused(teams.create, { body })).toBe('teamNameTaken');
    expect(await creator.refused(teams.create, { body: { practiceId, teamName: ' ' } })).toBe('paramsError');
    await creator.call(teams.update, { body: { designTeamId, status: '0' } });
  });

  it('lets a practice have its cases designed, as long as one is enabled', async () => {
    const theirs = await practiceIdOf(outsider, 'P10002');
    const enabled = async () =>
      (await outsider.call(access.practices)).find((each) => each.practiceId === theirs)!.teamDesignEnabled;
    expect(await enabled()).toBe(false);
    const [first, second] = [
      await outsider.call(teams.create, { body: { practiceId: theirs, teamName: 'One' } }),
      await outsider.call(teams.create, { body: { practiceId: theirs, teamName: 'Two' } }),
    ];
    expect(await enabled()).toBe(true);
    const set = (designTeamId: string, status: '0' | '1') => ({ body: { designTeamId, status } });
    await outsider.call(teams.update, set(first.designTeamId, '0'));
    expect(await enabled()).toBe(true);
    await outsider.call(teams.update, set(second.designTeamId, '0'));
    expect(await enabled()).toBe(false);
    await outsider.call(teams.update, set(first.designTeamId, '1'));
    expect(await enabled()).toBe(true);
  });

  it('is changed by its creator alone, and told to whoever belongs to it', async () => {
    const designer = await server.login('demodesigner');
    const body = { designTeamId: teamId, teamName: 'Renamed' };
    expect(await doctor.refused(teams.update, { body })).toBe('notPracticeOwner');
    expect(await designer.refused(teams.update, { body })).toBe('noPermission');
    expect(await outsider.refused(teams.update, { body })).toBe('recordNotFound');
    expect(await outsider.refused(teams.info, { query: { designTeamId: teamId } })).toBe('recordNotFound');
    expect(await outsider.refused(teams.members, { query: { designTeamId: teamId } })).toBe('recordNotFound');
    await creator.call(teams.update, { body });
    expect(await designer.call(teams.info)).toMatchObject({ teamName: 'Renamed', manages: false });
    expect(await doctor.call(teams.list)).toEqual([]);
    expect(await creator.refused(teams.update, { body: { designTeamId: teamId, teamName: '新团队' } })).toBe(
      'teamNameTaken',
    );
  });

  it('that is disabled shows its members no case, until it is enabled again', async () => {
    const designer = await server.login('demodesigner');
    const seen = (await designer.call(cases.page, { query: {} })).total;
    expect(seen).toBeGreaterThan(0);
    await creator.call(teams.update, { body: { designTeamId: teamId, status: '0' } });
    expect((await designer.call(access.personalData)).roles).toEqual([]);
    expect(await designer.call(teams.ownRoles)).toEqual([]);
    await creator.call(teams.update, { body: { designTeamId: teamId, status: '1' } });
    expect((await designer.call(cases.page, { query: {} })).total).toBe(seen);
  });

  it('has at most twenty in a practice', async () => {
    const owner = await newcomer(server, 'many-teams');
    const { practiceId: own } = await owner.call(endpoints.practices.create, {
      body: { name: 'Many', abbreviation: 'Many' },
    });
    for (let made = 0; made < 20; made++)
      await owner.call(teams.create, { body: { practiceId: own, teamName: `Team ${made}` } });
    await expect(owner.call(teams.create, { body: { practiceId: own, teamName: 'One more' } })).rejects.toMatchObject({
      text: 'A practice has at most 20 design teams',
    });
  });
});

describe('designers', () => {
  it('have roles with the numbers of the specification', async () => {
    const members = await creator.call(teams.members, { query: { designTeamId: teamId } });
    const numbers = Object.fromEntries(
      members.flatMap(({ roleVoList }) => roleVoList.map(({ roleKey, assignType }) => [roleKey, assignType])),
    );
    expect(numbers).toEqual({
      ...{ step_design: 7, target_design: 4, post_process: 12, target_internal_audit: 5, step_internal_audit: 8 },
      ...{ internal_audit: 5 },
    });
    const auditor = await server.login('demoauditor');
    expect((await auditor.call(teams.ownRoles)).map(({ assignType }) => assignType).sort()).toEqual([5, 5, 8]);
  });

  it('see their colleagues, and how they are reached is told to the creator alone', async () => {
    const designer = await server.login('demodesigner');
    const { userId } = await creator.call(teams.createMember, account_('reached-one', { phone: '13977778888' }));
    expect(await memberNamed('reached-one')).toMatchObject({ phone: '+8613977778888', mayReset: true });
    const seen = (await designer.call(teams.members)).find((each) => each.userId === userId);
    expect(seen).toMatchObject({ nickName: '设计师', phone: null, email: null, mayReset: false, teamName: 'Renamed' });
  });

  it('whose accounts the creator made log in, work, and lose and gain sight at once', async () => {
    const { userId } = await creator.call(teams.createMember, account_('made-here', { department: '一组' }));
    expect(await memberNamed('made-here')).toMatchObject({
      ...{ department: '一组', status: '1', waiting: false },
      // The demonstration's designer is the default one of this role.
      roleVoList: [{ roleKey: 'target_design', assignType: 4, isDefault: false }],
    });
    const client = await server.login('made-here', PASSWORD);
    const seen = (await client.call(cases.page, { query: {} })).total;
    expect(seen).toBeGreaterThan(0);
    const change = (fields: object) => ({ body: { designTeamId: teamId, userId, ...fields } });
    await creator.call(teams.updateMember, change({ status: '0' }));
    expect((await client.call(access.personalData)).roles).toEqual([]);
    await creator.call(teams.updateMember, change({ status: '1', roles: ['step_internal_audit', 'step_design'] }));
    expect((await client.call(access.personalData)).roles).toEqual(['step_design', 'step_internal_audit']);
    expect((await client.call(cases.page, { query: {} })).total).toBe(seen);
    expect(await memberNamed('made-here')).toMatchObject({ department: '一组' });
    expect(await creator.refused(teams.updateMember, change({ roles: [] }))).toBe('rolesRequired');
    expect(await doctor.refused(teams.updateMember, change({ status: '0' }))).toBe('notPracticeOwner');
    expect(await outsider.refused(teams.updateMember, change({ status: '0' }))).toBe('recordNotFound');
    const { userId: foreign } = await outsider.call(access.personalData);
    const body = { designTeamId: teamId, userId: foreign, roles: ['step_design' as const] };
    expect(await creator.refused(teams.updateMember, { body })).toBe('recordNotFound');
  });

  it('each rule of the account refuses with its own word', async () => {
    const refused = (changes: object) => creator.refused(teams.createMember, account_('another-name', changes));
    await creator.call(teams.createMember, account_('taken-name', { phone: '13955556666' }));
    for (const userName of ['short', '1abcdef', '设计设计设计', 'x'.repeat(21)])
      expect(await refused({ userName })).toBe('userNameInvalid');
    expect(await refused({ userName: 'Taken-Name' })).toBe('userNameTaken');
    expect(await refused({ email: 'taken-name@example.com' })).toBe('emailExist');
    expect(await refused({ phone: '13955556666' })).toBe('userExist');
    expect(await refused({ phone: '12' })).toBe('phoneInvalid');
    expect(await refused({ email: 'x@' })).toBe('emailInvalid');
    expect(await refused({ email: '', phone: '' })).toBe('contactRequired');
    expect(await refused({ roles: [] })).toBe('rolesRequired');
    expect(await refused({ roles: ['creator'] })).toBe('paramsError');
    expect(await refused({ password: wrapPassword('aaaaaaaa') })).toBe('passwordRule');
    expect(await refused({ password: 'clear' })).toBe('passwordUnreadable');
    expect(await doctor.refused(teams.createMember, account_('by-a-doctor'))).toBe('notPracticeOwner');
    expect(await outsider.refused(teams.createMember, account_('by-a-stranger'))).toBe('recordNotFound');
  });

  it('one is the default of each role, and nobody who is disabled', async () => {
    const { userId } = await creator.call(teams.createMember, account_('default-one'));
    const set = { body: { designTeamId: teamId, userId } };
    await creator.call(teams.setDefaultMember, set);
    const defaults = (await creator.call(teams.members, { query: { designTeamId: teamId } })).filter(({ roleVoList }) =>
      roleVoList.some(({ roleKey, isDefault }) => roleKey === 'target_design' && isDefault),
    );
    expect(defaults.map((each) => each.userId)).toEqual([userId]);
    await creator.call(teams.updateMember, { body: { ...set.body, status: '0' } });
    await expect(creator.call(teams.setDefaultMember, set)).rejects.toMatchObject({
      errorName: 'disabledDesigner',
      text: 'Designer 设计师 is disabled. Please assign another designer.',
    });
    const without = { body: { ...set.body, roleKey: 'post_process' as const } };
    expect(await creator.refused(teams.setDefaultMember, without)).toBe('recordNotFound');
    expect(await doctor.refused(teams.setDefaultMember, set)).toBe('notPracticeOwner');
    expect(await outsider.refused(teams.setDefaultMember, set)).toBe('recordNotFound');
  });
});

describe('a password', () => {
  const reset = (userId: string, password = wrapPassword('Other-2026')) => ({
    body: { designTeamId: teamId, userId, password },
  });

  it('is reset for an account that was made here; its logins end, and the new one logs in', async () => {
    const { userId } = await creator.call(teams.createMember, account_('forgetful'));
    const client = await server.login('forgetful', PASSWORD);
    expect(await creator.refused(teams.resetPassword, reset(userId, wrapPassword('weak')))).toBe('passwordRule');
    expect(await doctor.refused(teams.resetPassword, reset(userId))).toBe('notPracticeOwner');
    expect(await outsider.refused(teams.resetPassword, reset(userId))).toBe('recordNotFound');
    await creator.call(teams.resetPassword, reset(userId));
    expect(await client.refused(access.personalData)).toBe('logExpired');
    const again = await server.login('forgetful', 'Other-2026');
    const { rows } = await again.call(endpoints.security.events, { query: {} });
    expect(rows.find(({ type }) => type === 'passwordReset')).toMatchObject({ actorName: expect.any(String) });
  });

  it('of somebody who came by the link, or who works elsewhere, is reset by nobody else', async () => {
    const guest = await newcomer(server, 'own-account');
    await guest.call(teams.join, { query: { designTeamNo: (await team()).designTeamNo } });
    expect(await creator.refused(teams.resetPassword, reset(guest.userId))).toBe('notTeamAccount');
    // Made here, and then at work for somebody else, whose patients its password would open.
    const { userId } = await creator.call(teams.createMember, account_('two-teams'));
    const theirs = (await outsider.call(teams.list)).find(({ status }) => status === '1')!;
    const client = await server.login('two-teams', PASSWORD);
    await client.call(teams.join, { query: { designTeamNo: theirs.designTeamNo } });
    expect(await creator.refused(teams.resetPassword, reset(userId))).toBe('notTeamAccount');
    expect(await memberNamed('two-teams')).toMatchObject({ mayReset: false });
    await client.call(teams.leave, { body: { designTeamId: theirs.designTeamId } });
    await creator.call(teams.resetPassword, reset(userId));
  });
});

describe('the link of a team', () => {
  it('lets in whoever has it, who sees nothing until the creator gives a role', async () => {
    const guest = await newcomer(server, 'link-guest', { doctorType: null });
    const { designTeamNo } = await team();
    expect(await guest.call(teams.join, { query: { designTeamNo: designTeamNo.toLowerCase() } })).toMatchObject({
      designTeamId: teamId,
    });
    expect(await guest.refused(teams.join, { query: { designTeamNo } })).toBe('alreadyInTeam');
    expect(await guest.call(teams.info)).toMatchObject({ own: { status: '1', roles: [] } });
    // Neither cases nor the people of the team.
    expect(await guest.refused(cases.page, { query: {} })).toBe('noPermission');
    expect(await guest.call(teams.members, { query: { designTeamId: teamId } })).toEqual([]);
    expect(await guest.refused(teams.work, { query: { designTeamId: teamId } })).toBe('recordNotFound');
    expect(await memberNamed('link-guest')).toMatchObject({ waiting: true, roleVoList: [], mayReset: false });
    const { rows } = await creator.call(account.notices, { query: {} });
    expect(rows[0]).toMatchObject({
      ...{ type: 'teamJoined', link: '/account?key=11&type=team' },
      content: expect.stringContaining('link-guest'),
    });
    const designer = await server.login('demodesigner');
    expect((await designer.call(teams.members)).map(({ userName }) => userName)).not.toContain('link-guest');

    const body = { designTeamId: teamId, userId: guest.userId, roles: ['step_design' as const] };
    await creator.call(teams.updateMember, { body });
    expect((await guest.call(access.personalData)).roles).toEqual(['step_design']);
    expect((await guest.call(cases.page, { query: {} })).total).toBeGreaterThan(0);
    await guest.call(teams.leave, { body: { designTeamId: teamId } });
    expect((await guest.call(access.personalData)).roles).toEqual([]);
    expect(await guest.refused(teams.leave, { body: { designTeamId: teamId } })).toBe('recordNotFound');
  });

  it('sends away whoever waits, without a trace', async () => {
    const guest = await newcomer(server, 'sent-away');
    await guest.call(teams.join, { query: { designTeamNo: (await team()).designTeamNo } });
    const body = { designTeamId: teamId, userId: guest.userId };
    expect(await creator.refused(teams.updateMember, { body: { ...body, status: '1' } })).toBe('rolesRequired');
    await creator.call(teams.updateMember, { body: { ...body, status: '0' } });
    expect(await memberNamed('sent-away')).toBeUndefined();
    expect(await guest.call(teams.info)).toBeNull();
  });

  it('leads nowhere with another number, after a new one was drawn, or while the team is disabled', async () => {
    const guest = await newcomer(server, 'late-guest');
    const { designTeamNo: old } = await team();
    const join = (designTeamNo: string) => guest.refused(teams.join, { query: { designTeamNo } });
    expect(await join('T00000000')).toBe('teamLinkInvalid');
    expect(await doctor.refused(teams.renewNumber, { body: { designTeamId: teamId } })).toBe('notPracticeOwner');
    const { designTeamNo } = await creator.call(teams.renewNumber, { body: { designTeamId: teamId } });
    expect(designTeamNo).not.toBe(old);
    await expect(guest.call(teams.join, { query: { designTeamNo: old } })).rejects.toMatchObject({
      text: 'This invitation link is invalid or has expired. Please ask for a new one.',
    });
    await creator.call(teams.update, { body: { designTeamId: teamId, status: '0' } });
    expect(await join(designTeamNo)).toBe('teamLinkInvalid');
    await creator.call(teams.update, { body: { designTeamId: teamId, status: '1' } });
    await guest.call(teams.join, { query: { designTeamNo } });
  });
});
