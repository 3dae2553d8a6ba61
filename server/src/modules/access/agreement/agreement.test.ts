import { currentAgreement, endpoints } from '@archway/contracts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { agreementAcceptances } from '../schema.ts';

const { access, agreement } = endpoints;
const { version } = currentAgreement;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('whoever has not accepted the version that holds is told so until it is accepted, once', async () => {
  const doctor = await server.login('demodoctor');
  expect(await doctor.call(access.personalData)).toMatchObject({ acceptedAgreement: version });
  await server.ctx.db.delete(agreementAcceptances);
  expect(await doctor.call(access.personalData)).toMatchObject({ acceptedAgreement: 0 });
  expect(await doctor.call(agreement.acceptances)).toEqual([]);
  const [first] = await doctor.call(agreement.accept, { body: { version } });
  expect(first).toEqual({ version, acceptedTime: expect.any(String) });
  // The first time counts.
  expect(await doctor.call(agreement.accept, { body: { version } })).toEqual([first]);
  expect(await doctor.call(access.personalData)).toMatchObject({ acceptedAgreement: version });
  const other = await server.login('democreator');
  expect(await other.call(agreement.acceptances)).toEqual([]);
});

test.each([version - 1, version + 1])('version %i is not what holds now, and is not accepted', async (other) => {
  const doctor = await server.login('demodoctor');
  expect(await doctor.refused(agreement.accept, { body: { version: other } })).toBe('agreementOutdated');
});
