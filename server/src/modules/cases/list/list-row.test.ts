import { type CaseRow, type ServiceId, endpoints, requiredPhotos, serviceTypes } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import {
  callerOf,
  fullRequests,
  giveFiles,
  givePhotos,
  givePrescription,
  openCase,
  practiceId,
  putInto,
  validInfo,
} from '../cases.fixture.ts';
import { columnsFor } from './columns.ts';
import { caseRecords } from '../schema.ts';

const { cases, files } = endpoints;

let server: TestServer;
let creator: TestClient;
let main: string;

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  main = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());

const rowOf = async (caseId: string): Promise<CaseRow> => {
  const { rows } = await creator.call(cases.page, { query: { pageSize: 100 } });
  const found = rows.find((row) => row.caseId === caseId);
  if (!found) throw new Error(`case ${caseId} is not on the page`);
  return found;
};
const userId = async (): Promise<string> => (await callerOf(server, creator)).userId;
const open = (): Promise<string> => openCase(creator, validInfo(main));

describe('the picture of a row', () => {
  test('is that of the best position, wherever it came in the order', async () => {
    const caseId = await open();
    await givePhotos(server, caseId, await userId(), ['frontFace', 'uptooth', 'frontOcc', 'lateral', null]);
    expect((await rowOf(caseId)).thumbName).toMatch(/frontOcc_thumb\.jpg$/);
  });

  test('is none while there are only radiographs and photos that nobody has placed', async () => {
    const caseId = await open();
    expect(await rowOf(caseId)).toMatchObject({ thumbName: null, photoCount: 0 });
    await givePhotos(server, caseId, await userId(), ['lateral', 'curvilinearFault', null, 'other']);
    expect(await rowOf(caseId)).toMatchObject({ thumbName: null, photoCount: 2 });
  });

  test('can be had by whoever sees the row, all of a page at once', async () => {
    const { rows } = await creator.call(cases.page, { query: { pageSize: 100 } });
    const names = rows.flatMap(({ thumbName }) => thumbName ?? []);
    expect(names.length).toBeGreaterThan(5);
    const urls = await creator.call(files.accessUrls, { body: { objectNameList: names } });
    expect(urls.every((url) => url.startsWith('http'))).toBe(true);
  });

  test('is refused to others, even as one among many that they see', async () => {
    const caseId = await open();
    await givePhotos(server, caseId, await userId(), ['frontOcc']);
    const { thumbName } = await rowOf(caseId);
    const outsider = await server.login('demooutsider');
    const own = (await outsider.call(cases.page, { query: { pageSize: 100 } })).rows.flatMap(
      (row) => row.thumbName ?? [],
    );
    await expect(
      outsider.refused(files.accessUrls, { body: { objectNameList: [...own, thumbName ?? ''] } }),
    ).resolves.toBe('storageScope');
  });
});

describe('why a case stands where it stands', () => {
  test('what the intake still lacks is counted', async () => {
    const caseId = await open();
    await giveFiles(server, caseId, await userId());
    expect(await rowOf(caseId)).toMatchObject({ photoCount: requiredPhotos.length, modelCount: 1 });
  });

  test('the last reason is told while the status hangs on it, and no longer', async () => {
    const caseId = await open();
    const caller = await callerOf(server, creator);
    const failed = {
      caseId,
      version: 1,
      action: 'failInspection',
      fromStatus: 2,
      toStatus: 5,
      userId: caller.userId,
    } as const;
    await server.ctx.db.insert(caseRecords).values({ ...failed, note: 'Second molars are missing' });
    await server.ctx.db.insert(caseRecords).values({ ...failed, note: 'The lower photo is blurred' });
    await putInto(server, caller, caseId, 5);
    expect((await rowOf(caseId)).statusNote).toBe('The lower photo is blurred');
    const detail = await creator.call(cases.detail, { params: { caseId, version: 1 } });
    expect(detail.statusNote).toBe('The lower photo is blurred');
    await putInto(server, caller, caseId, 10);
    expect((await rowOf(caseId)).statusNote).toBeNull();
  });
});

describe('what a reader may do', () => {
  test.each(['democreator', 'demodoctor', 'demodesigner', 'democenter', 'demomaker', 'demoadmin'])(
    'a row tells %s nothing that the case does not allow, and the same roles',
    async (account) => {
      const client = await server.login(account);
      const { rows } = await client.call(cases.page, { query: { pageSize: 15 } });
      expect(rows.length).toBeGreaterThan(0);
      for (const { caseId, version, actions, roles } of rows) {
        const detail = await client.call(cases.detail, { params: { caseId, version } });
        expect(roles).toEqual(detail.roles);
        expect(detail.actions).toEqual(expect.arrayContaining(actions));
      }
    },
  );

  test('a draft can be submitted from its row, and one that waits can be withdrawn', async () => {
    const caseId = await open();
    expect(await rowOf(caseId)).toMatchObject({ roles: ['creator'], actions: ['submit', 'discard'] });
    await putInto(server, await callerOf(server, creator), caseId, 1);
    expect((await rowOf(caseId)).actions).toEqual(['withdraw', 'discard']);
  });
});

describe('what is asked for', () => {
  const { crownDesign, plant, report } = serviceTypes;
  const openOf = (serviceType: 3 | 5 | 7): Promise<string> => openCase(creator, { ...validInfo(main), serviceType });
  const askedIn = async (serviceType: ServiceId, caseId: string): Promise<CaseRow['asked'] | undefined> => {
    const { rows } = await creator.call(cases.page, { query: { serviceType, pageSize: 100 } });
    return rows.find((row) => row.caseId === caseId)?.asked;
  };

  test.each([
    ['a crown', crownDesign.id, fullRequests.crown, { kind: 'crown', teeth: [16], material: 'zirconia', shade: 'A2' }],
    [
      ...(['an implant', plant.id, fullRequests.implant] as const),
      { kind: 'implant', positions: [36, 46], system: 'Tapered 4.1 mm', guide: 'full' },
    ],
  ] as const)('of %s stands in its row once it is saved', async (_name, service, given, told) => {
    const caseId = await openOf(service);
    expect(await askedIn(service, caseId)).toBeNull();
    const { read, save } = endpoints.request;
    const params = { caseId, version: 1 };
    const { revision } = await creator.call(read, { query: params });
    await creator.call(save, { params, body: { request: given as never, revision } });
    expect(await askedIn(service, caseId)).toEqual(told);
  });

  test('of a report is what the patient complains of, and nothing more of the prescription', async () => {
    const caseId = await openOf(report.id);
    await givePrescription(server, caseId, await userId());
    expect(await askedIn(report.id, caseId)).toEqual({ kind: 'report', complaintTags: ['crowding'] });
  });

  test('of an aligner is not told, though it has a prescription', async () => {
    const caseId = await open();
    await givePrescription(server, caseId, await userId());
    expect((await rowOf(caseId)).asked).toBeNull();
  });
});

describe('columns', () => {
  test.each(['zh-CN', 'en-US'] as const)('in %s patient and status always stay, and time before created', (lang) => {
    const columns = columnsFor(lang, 2, serviceTypes.aligner.id);
    const priority = (key: string): number => columns.find((column) => column.key === key)?.priority ?? -1;
    expect(columns.filter((column) => column.priority === 0).map(({ key }) => key)).toEqual(['patient', 'status']);
    expect(priority('updateTime')).toBeLessThan(priority('createTime'));
    expect(columns.every(({ width, minWidth }) => width >= minWidth)).toBe(true);
    const order = columns.map((column) => column.priority).filter((value) => value > 0);
    expect(new Set(order).size).toBe(order.length);
  });

  test.each([
    ['aligner', ['stage', 'steps', 'entrust']],
    ['crownDesign', ['teeth', 'material', 'shade', 'entrust']],
    ['plant', ['positions', 'system', 'guide', 'entrust']],
    ['report', ['complaint', 'photos', 'models']],
  ] as const)('of the service %s are its own, each with a place in the order of leaving', (service, own) => {
    const columns = columnsFor('en-US', 2, serviceTypes[service].id);
    const shared = ['image', 'patient', 'ptNo', 'practice', 'status', 'doctor', 'labels', 'createTime', 'updateTime'];
    expect(columns.map(({ key }) => key).filter((key) => !shared.includes(key))).toEqual(own);
    const order = columns.map(({ priority }) => priority).filter((value) => value > 0);
    expect(new Set(order).size).toBe(order.length);
  });
});
