import { endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { newcomer, practiceIdOf } from './practices.fixture.ts';

const { access, account } = endpoints;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the account tells the three pairs of its certification, those of licenses by the default practice', async () => {
  const nowhere = await newcomer(server, 'nowhere', { certification: 'authFailed' });
  await expect(nowhere.call(access.personalData)).resolves.toMatchObject({
    ...{ submitDoctorAuth: true, doctorAuthResult: 'authFailed' },
    ...{ submitBusinessLicense: false, businessLicenseResult: 'none' },
    ...{ submitAptitudeLicense: false, aptitudeLicenseResult: 'none' },
  });
  const creator = await server.login('democreator');
  await expect(creator.call(access.personalData)).resolves.toMatchObject({
    ...{ submitDoctorAuth: true, doctorAuthResult: 'authed', authResult: 'authed' },
    ...{ submitBusinessLicense: true, businessLicenseResult: 'authed' },
    ...{ submitAptitudeLicense: true, aptitudeLicenseResult: 'authed' },
  });
  const admin = await server.login('demoadmin');
  await expect(admin.call(access.personalData)).resolves.toMatchObject({ submitDoctorAuth: false });
});

test('a member is told of the creator of the practice whom to ask and what is left, and not where they live', async () => {
  const [creator, doctor] = [await server.login('democreator'), await server.login('demodoctor')];
  const practiceId = await practiceIdOf(creator);
  await creator.call(account.updateInfo, { body: { notificationEmail2: 'desk@example.com' } });
  const own = await creator.call(access.creatorPersonalData, {});
  expect(own).toMatchObject({
    practiceId,
    userName: 'democreator',
    accountInfo: { notificationEmail2: 'desk@example.com' },
  });
  const { accountInfo } = await creator.call(access.personalData);
  expect(own.accountInfo).toEqual(accountInfo);
  const told = await doctor.call(access.creatorPersonalData, { query: { practiceId } });
  expect(told).toMatchObject({
    ...{ practiceId, doctorId: own.doctorId, defaultPracticeId: practiceId, authResult: 'authed' },
    accountInfo: {
      ...{ confirmRemainingNum: accountInfo.confirmRemainingNum, email: 'democreator@example.com' },
      ...{ notificationEmail2: null, address: null },
    },
  });
});

test('nobody is told of the creator of a practice that is not theirs', async () => {
  const practiceId = await practiceIdOf(await server.login('democreator'));
  const outsider = await server.login('demooutsider');
  expect(await outsider.refused(access.creatorPersonalData, { query: { practiceId } })).toBe('recordNotFound');
  const nowhere = await newcomer(server, 'still-nowhere');
  await expect(nowhere.call(access.creatorPersonalData, {})).rejects.toMatchObject({
    text: 'Please join a practice or create a practice first.',
  });
});
