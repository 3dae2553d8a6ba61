import {
  type Endpoint,
  OK,
  addressOf,
  allEndpoints,
  allows,
  bodyOf,
  errorNameOf,
  permissionsOf,
  roleKeys,
} from '@archway/contracts';
import { hashPassword } from '../../src/modules/access/passwords.ts';
import { insertUser } from '../../src/modules/access/repository.ts';
import { DEMO_PASSWORD } from '../../src/modules/demo/people/accounts.ts';
import { assistantPractices, practiceMembers } from '../../src/modules/practices/schema.ts';
import { type TestServer, startTestServer } from '../harness.ts';
import { isEnvelope, textOf } from './answer.ts';
import { type Owned, ownedByFirstPractice } from './first-practice.ts';
import { settleStrangers, strangerRoles } from './strangers.ts';

let server: TestServer;
let owned: Owned;
beforeAll(async () => {
  server = await startTestServer();
  owned = await ownedByFirstPractice(server);
  await settleStrangers(server);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await server.ctx.db.transaction(async (tx) => {
    const account = (userName: string) => insertUser(tx, { userName, passwordHash, expiresOn: '2036-12-31' });
    const [doctor, assistant] = [await account('colleague_doctor'), await account('colleague_assistant')];
    await tx.insert(practiceMembers).values({ practiceId: '1', userId: doctor, identity: 'doctor' });
    await tx.insert(assistantPractices).values({ practiceId: '1', userId: assistant });
  });
});
afterAll(() => server.stop());

/** Reads that do not change anything though they are sent as POST. */
const postedReads = ['archives.listPic', 'certification.document', 'files.accessUrls', 'files.tmpUrl'];
/** Changes that the specification has as GET, and the stream of events, which nobody names a record in. */
const changingGets = ['centers.bind', 'centers.setDefault', 'centers.join', 'teams.join', 'account.readNotices'];
/** What a read needs besides the records that it names. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'finishes.read': { kind: 'postProcess' },
  'archives.compare': { position: 'frontFace' },
  'process.preview': { jaw: 1 },
  'process.download': { jaw: 1 },
};
/** Fields that look like ids of somebody's records, and name none, or a person among those whom the caller works with. */
const noRecords = ['assignUserId', 'gumCarvingId', 'pageId', 'parentId', 'reportId', 'targetOrStepId'];
/** Fields that name a case, or something in one. */
const inCases = [
  'caseId',
  'modelId',
  'photoId',
  'cbctId',
  'archivesId',
  'messageId',
  'objectName',
  'objectNameList',
  'presentationId',
];

const inputsOf = (endpoint: Endpoint): string[] =>
  [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );

const isRead = ({ id, method, access }: Endpoint): boolean =>
  access !== 'public' &&
  access !== 'deploy' &&
  (method === 'GET' ? !changingGets.includes(id) : postedReads.includes(id));

/** Reads of the practice side that name a record. */
const reads = (): Endpoint[] =>
  allEndpoints.filter(
    (endpoint) =>
      isRead(endpoint) &&
      inputsOf(endpoint).some((field) => field !== 'version' && field in owned.records) &&
      allows(permissionsOf(roleKeys.filter((role) => role !== 'admin')), accessOf(endpoint) ?? ['account:view']),
  );
const accessOf = ({ access }: Endpoint): readonly string[] | null => (Array.isArray(access) ? access : null);

interface Answered {
  readonly name: string | undefined;
  readonly status: number;
  readonly tells: boolean;
}

/** Asks for the records of the first practice. */
async function ask(endpoint: Endpoint, token: string): Promise<Answered> {
  const part = (schema: Endpoint['body']): Record<string, unknown> => {
    const fields = schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
    const known = { ...owned.records, ...needed[endpoint.id] } as Record<string, unknown>;
    return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field]]));
  };
  const address = addressOf(endpoint, { params: part(endpoint.params), query: part(endpoint.query) });
  const body = endpoint.body && bodyOf({ body: part(endpoint.body) });
  const response = await fetch(server.url + address, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  const text = await textOf(response);
  const { code } = isEnvelope(response) ? (JSON.parse(text) as { code: number }) : { code: OK };
  const tells = owned.secrets.some((secret) => text.includes(secret));
  return { name: code === OK ? undefined : errorNameOf(code), status: response.status, tells };
}

/** What somebody is answered, by endpoint. */
async function askAll(name: string): Promise<ReadonlyMap<string, Answered>> {
  const token = (await server.login(name)).token ?? '';
  const all = new Map<string, Answered>();
  for (const endpoint of reads()) all.set(endpoint.id, await ask(endpoint, token));
  return all;
}

const answeredOk = (all: ReadonlyMap<string, Answered>): string[] =>
  [...all]
    .filter(([, { name, status }]) => name === undefined && status === 200)
    .map(([id]) => id)
    .sort();

/** How what is somebody else's is refused: by the right to it, or as if it were not there. */
const refusals = [
  ...['noPermission', 'recordNotFound', 'notPracticeOwner', 'auditForOwner', 'storageScope'],
  ...['reviewOfAnother', 'shareOfAnother'],
];

/** Answers that neither give what was asked for nor say by such a name that it is not the caller's. */
const oddly = (all: ReadonlyMap<string, Answered>, besides: readonly string[] = []): string[] =>
  [...all]
    .filter(([, { name, status }]) => status !== 200 || (name !== undefined && !refusals.includes(name)))
    .map(([id, { name, status }]) => `${id}: ${status} ${name}`)
    .filter((told) => !besides.includes(told));

/** Lists that anybody may ask for: of somebody else's practice they hold nothing. */
const lists = [
  ...['cases.file', 'cases.page', 'cases.tabCounts', 'cases.tableHead', 'labels.list'],
  ...['storage.page', 'storage.totals'],
];
/** The same of orders, for those who have to do with them. */
const orderLists = ['production.file', 'production.orders'];
/** The same of batches, for those who make. */
const batchLists = ['batches.counts', 'batches.page'];
/** Devices and batches are the makers' alone. */
const ofMakers = ['batches.batch', 'batches.candidates', 'batches.fileUrl', ...batchLists];
/** What everybody of a practice is told of it. */
const ofPractice = [
  ...['access.creatorPersonalData', 'access.personalData', 'cases.doctors', 'cases.transferDoctors'],
  ...['centers.bound', 'practices.profile'],
];
/** The newest case of the practice is of a service that has no design request, and no implants. */
const ofOtherServices = ['implantReport.read', 'request.read'];
/** What is said inside of an audit is not the practice's, nor what a design center reads to help with one. */
const ofDesigners = ['assists.read', 'plans.audit'];
const noRequest = ofOtherServices.map((id) => `${id}: 200 requestMismatch`);

test('every field of a request that names a record has a record of the first practice', () => {
  const named = allEndpoints.flatMap(inputsOf).filter((field) => /(Id|Ids|objectName|objectNameList)$/.test(field));
  const lacking = [...new Set(named)].filter((field) => !owned.records[field] && !noRecords.includes(field));
  expect(lacking).toEqual([]);
  expect(reads().length).toBeGreaterThan(50);
});

test('the owner of a practice is answered what it owns', async () => {
  const all = await askAll('democreator');
  expect(oddly(all, noRequest)).toEqual([]);
  expect(
    reads()
      .map(({ id }) => id)
      .filter((id) => !answeredOk(all).includes(id))
      .sort(),
  ).toEqual([...ofOtherServices, ...ofDesigners, ...ofMakers].sort());
  expect(all.get('cases.detail')?.tells).toBe(true);
});

test('an assistant reads every case of the practice, and nothing that is for its creator', async () => {
  const all = await askAll('colleague_assistant');
  expect(oddly(all, noRequest)).toEqual([]);
  const held = permissionsOf(['assistant']);
  const ofCases = reads()
    .filter((endpoint) => inputsOf(endpoint).some((field) => inCases.includes(field)))
    .filter((endpoint) => allows(held, accessOf(endpoint) ?? ['account:view']))
    .map(({ id }) => id)
    .filter((id) => !['audit.page', ...ofOtherServices].includes(id));
  const views = ['phone.status', 'prescription.templates'];
  expect(answeredOk(all)).toEqual([...new Set([...ofCases, ...lists, ...ofPractice, ...views])].sort());
});

test('a doctor reads no case of a colleague, and of the practice what every member does', async () => {
  const all = await askAll('colleague_doctor');
  expect(oddly(all)).toEqual([]);
  const money = ['credits.balances', 'credits.ledger', 'credits.ledgerFile', 'credits.requests'];
  expect(answeredOk(all)).toEqual([...lists, ...money, ...ofPractice, ...orderLists].sort());
  for (const id of [...lists, ...orderLists]) expect([id, all.get(id)?.tells]).toEqual([id, false]);
});

test.each(strangerRoles)('somebody of another practice with the role %s is told nothing of it', async (role) => {
  const all = await askAll(`stranger_${role}`);
  expect(oddly(all)).toEqual([]);
  const held = permissionsOf([role]);
  const orders = [
    ...(allows(held, ['order:list']) ? orderLists : []),
    ...(allows(held, ['order:produce']) ? batchLists : []),
  ];
  expect(answeredOk(all).filter((id) => ![...lists, ...orders].includes(id))).toEqual([]);
  expect([...all].filter(([, { tells }]) => tells).map(([id]) => id)).toEqual([]);
});
