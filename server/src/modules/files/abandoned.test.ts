import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { callerOf, giveModel, givePhotos, openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import { sweepAbandoned } from './abandoned.ts';
import { FILE_ROOT } from './object-names.ts';

let server: TestServer;
let caseId: string;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  const doctor = await server.login('demodoctor');
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
  ({ userId } = await callerOf(server, doctor));
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await server.ctx.store.list(FILE_ROOT, after === '' ? {} : { after });
    found.push(...page.objects.map(({ key }) => key));
    after = page.next;
  }
  return found;
}

test('what was uploaded and never registered goes after a week; registered files and other types stay', async () => {
  const { store } = server.ctx;
  const at = (dataType: number, name: string): string => `archway/pt/${caseId}/1/${dataType}/-/${name}`;
  await givePhotos(server, caseId, userId, ['lateral', null]);
  await giveModel(server, caseId, userId);
  const left = [
    ...[at(1, 'left.jpg'), at(2, 'left.drc'), at(3, 'left.zip'), at(4, 'left.json')],
    `archway/doctor/${userId}/9/-/left.pdf`,
  ];
  const others = [at(6, 'report.pdf'), `archway/doctor/${userId}/8/-/logo.png`, 'remotes/x/1.0.0/a.js'];
  for (const key of [...left, ...others]) await store.put(key, Buffer.from('x'));
  const before = await keys();

  await sweepAbandoned(server.ctx, null, inDays(6));
  expect(await keys()).toEqual(before);

  let after: string | null = null;
  // It looks at so many objects at a time, and says where it goes on.
  do after = await sweepAbandoned(server.ctx, after, inDays(8));
  while (after !== null);
  expect(await keys()).toEqual(before.filter((key) => !left.includes(key)));
  for (const key of others) expect(await store.head(key)).not.toBeNull();
});
