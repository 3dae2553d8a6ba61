import { type CephFilm, type Received, endpoints } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { callerOf, givePhotos, openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import { casePrefix } from '../files/object-names.ts';

const { tracing, photos } = endpoints;
type Sent = Received<typeof tracing.save>['body'];

let server: TestServer;
let creator: TestClient;
let doctor: TestClient;
let caseId: string;
let film: CephFilm;

beforeAll(async () => {
  server = await startTestServer();
  creator = await server.login('democreator');
  doctor = await server.login('demodoctor');
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001'), { birthday: '1999-05-04' }));
  await givePhotos(server, caseId, (await callerOf(server, doctor)).userId, ['lateral']);
  await server.ctx.db.execute(sql`update case_photos set width = 600, height = 800 where pt_id = ${caseId}`);
  film = await theFilm();
});

const listed = (client = doctor): Promise<CephFilm[]> => client.call(tracing.films, { query: { caseId, version: 1 } });
async function theFilm(): Promise<CephFilm> {
  const [first] = await listed();
  if (!first) throw new Error('no film');
  return first;
}
const body = (changes: Partial<Sent> = {}): Sent => ({
  caseId,
  version: 1,
  photoId: film.photoId,
  objectName: film.objectName,
  revision: 0,
  filmDate: '2026-03-03',
  calibration: { kind: 'ruler', from: { x: 10, y: 10 }, to: { x: 10, y: 410 }, lengthMm: 40 },
  marks: { S: { x: 100, y: 120, confirmed: true }, Go: { x: 20, y: 30.5, confirmed: false, confidence: 0.61 } },
  finished: false,
  ...changes,
});
const save = (changes: Partial<Sent> = {}, client = doctor) => client.call(tracing.save, { body: body(changes) });
const refused = (changes: Partial<Sent>, client = doctor) => client.refused(tracing.save, { body: body(changes) });

test('what was traced on a film is kept as it was sent, and counted', async () => {
  expect(film).toMatchObject({ caseId, version: 1, tracing: null });
  const { filmDate, calibration, marks, finished } = body();
  const kept = await save();
  expect(kept).toMatchObject({ filmDate, calibration, marks, finished, revision: 1 });
  expect(kept.updatedBy).not.toBe('');
  expect((await theFilm()).tracing).toEqual(kept);
  const again = await save({ revision: 1, calibration: { kind: 'dpi', dpi: 254 } });
  expect(again).toMatchObject({ revision: 2, calibration: { kind: 'dpi', dpi: 254 } });
});

test('a case without a lateral cephalogram has no film', async () => {
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
  expect(await listed()).toEqual([]);
});

describe('who', () => {
  test('a colleague of the practice goes on with it', async () => {
    await save();
    expect(await save({ revision: 1, filmDate: '2026-03-04' }, creator)).toMatchObject({ revision: 2 });
    expect((await listed(creator))[0]?.tracing?.filmDate).toBe('2026-03-04');
  });

  test('another practice knows nothing of it', async () => {
    const outsider = await server.login('demooutsider');
    expect(await outsider.refused(tracing.films, { query: { caseId, version: 1 } })).toBe('recordNotFound');
    expect(await refused({}, outsider)).toBe('recordNotFound');
  });

  test('a designer has no permission to trace', async () => {
    expect(await refused({}, await server.login('demodesigner'))).toBe('noPermission');
  });

  test('a stranger to the case does not learn by its film that there is one', async () => {
    const other = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
    expect(await refused({ caseId: other })).toBe('filmReplaced');
    expect(await refused({ version: 2 })).toBe('recordNotFound');
  });
});

test('what somebody else changed meanwhile is not overwritten', async () => {
  await save();
  expect(await refused({})).toBe('tracingChanged');
  expect(await refused({ revision: 2 })).toBe('tracingChanged');
  expect(await theFilm()).toMatchObject({ tracing: { revision: 1 } });
});

test('of two who save at once one is refused', async () => {
  const answers = await Promise.allSettled([save(), save({}, creator)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('the film', () => {
  test('one that was replaced has no stale tracing, and takes none', async () => {
    await save();
    const objectName = `${casePrefix({ caseId, version: 1, dataType: 1 })}turned.jpg`;
    const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from('turned'));
    await doctor.call(photos.replaceImage, {
      body: { photoId: film.photoId, objectName, thumbName: objectName, size, crc64, width: 600, height: 800 },
    });
    expect(await theFilm()).toMatchObject({ objectName, tracing: null });
    expect(await refused({ revision: 1 })).toBe('filmReplaced');
    expect(await save({ objectName })).toMatchObject({ revision: 1 });
  });

  test('one that stands elsewhere now is no lateral cephalogram', async () => {
    await save();
    await doctor.call(photos.place, {
      body: { caseId, version: 1, moves: [{ photoId: film.photoId, position: 'other' }] },
    });
    expect(await listed()).toEqual([]);
    expect(await refused({ revision: 1 })).toBe('filmReplaced');
  });
});

describe('what cannot be', () => {
  test('a landmark beside the film', async () => {
    expect(await refused({ marks: { Go: { x: film.width + 1, y: 3, confirmed: true } } })).toBe('markOutside');
    expect(await refused({ marks: { Go: { x: 3, y: film.height + 1, confirmed: true } } })).toBe('markOutside');
    await save({ marks: { Go: { x: film.width, y: film.height, confirmed: true } } });
  });

  test('a film from before the birth, or of tomorrow', async () => {
    expect(await refused({ filmDate: '1999-05-03' })).toBe('filmDateImpossible');
    expect(await refused({ filmDate: '2999-01-01' })).toBe('filmDateImpossible');
    await save({ filmDate: '1999-05-04' });
  });

  test('a finished tracing with landmarks that nobody confirmed', async () => {
    expect(await refused({ finished: true })).toBe('landmarksUnconfirmed');
    await save({ finished: true, marks: { S: { x: 100, y: 120, confirmed: true } } });
  });

  test('what is no tracing', async () => {
    expect(await refused({ marks: { nose: { x: 1, y: 1, confirmed: true } } as Sent['marks'] })).toBe('paramsError');
    expect(await refused({ calibration: { kind: 'dpi', dpi: 0 } })).toBe('paramsError');
    expect(await refused({ revision: -1 })).toBe('paramsError');
  });
});
