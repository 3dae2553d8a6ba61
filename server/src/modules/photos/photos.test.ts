import { type CasePhoto, type PhotoPosition, type Received, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import {
  callerOf,
  giveFiles,
  giveModel,
  givePhotos,
  givePrescription,
  openCase,
  practiceId,
  putInto,
  validInfo,
} from '../cases/cases.fixture.ts';
import { casePrefix } from '../files/object-names.ts';
import { casePhotos } from './schema.ts';
import { until } from '../../../test/until.ts';

const { cases, photos } = endpoints;
type Registration = Received<typeof photos.register>['body'];

let server: TestServer;
let doctor: TestClient;
let doctorId: string;
let practice: string;
let caseId: string;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  doctorId = (await callerOf(server, doctor)).userId;
  practice = await practiceId(server, 'P10001');
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await openCase(doctor, validInfo(practice));
});

const nameIn = (name: string, id = caseId): string => `${casePrefix({ caseId: id, version: 1, dataType: 1 })}${name}`;

/** Stores a photo and its thumbnail, and says what the browser would say of them. */
async function uploaded(name: string, changes: Partial<Registration> = {}, id = caseId): Promise<Registration> {
  const objectName = nameIn(`${name}.jpg`, id);
  const thumbName = nameIn(`${name}_thumb.jpg`, id);
  const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from(`bytes of ${name} ${id}`));
  await server.ctx.store.put(thumbName, Buffer.from('small'));
  const file = { fileName: `${name} 照片.JPG`, objectName, thumbName, size, crc64, width: 800, height: 600 };
  return { caseId: id, version: 1, guesses: [], sharpness: null, ...file, ...changes };
}

const register = (body: Registration): Promise<CasePhoto> => doctor.call(photos.register, { body });
const give = async (name: string, changes: Partial<Registration> = {}) => register(await uploaded(name, changes));
const refused = (body: Registration, client = doctor) => client.refused(photos.register, { body });
const listed = (): Promise<CasePhoto[]> => doctor.call(photos.list, { query: { caseId, version: 1 } });
const stored = async (name: string): Promise<boolean> => (await server.ctx.store.head(name)) !== null;
const place = (...moves: [CasePhoto, PhotoPosition | null][]) => ({
  body: { caseId, version: 1, moves: moves.map(([{ photoId }, position]) => ({ photoId, position })) },
});
const sure = (position: PhotoPosition, confidence = 0.95) => ({ guesses: [{ position, confidence }] });
/** Position by file name, in the order of the list. */
const places = (list: CasePhoto[]) => list.map((photo) => [photo.fileName.split(' ')[0], photo.position]);

test('a registered photo is listed as it was given, placed ones first', async () => {
  const pooled = await give('a');
  const placed = await give('b', { position: 'lateral' });
  await give('c', { position: 'frontOcc' });
  expect(pooled).toMatchObject({ caseId, version: 1, position: null, automatic: false, width: 800, height: 600 });
  expect(placed).toMatchObject({ position: 'lateral', automatic: false, fileName: 'b 照片.JPG' });
  expect(placed.uploadedBy).not.toBe('');
  expect(places(await listed())).toEqual([
    ['c', 'frontOcc'],
    ['b', 'lateral'],
    ['a', null],
  ]);
});

test('a blurred photo is asked about, until sharper bytes come', async () => {
  const asked = async () =>
    (await doctor.call(endpoints.doubts.list, { query: { caseId, version: 1 } })).doubts.map(({ reason }) => reason);
  const blurred = await give('blurred', { position: 'frontOcc', sharpness: 0.09 });
  expect(blurred.sharpness).toBeCloseTo(0.09, 5);
  expect(await asked()).toEqual(['blurredPhoto']);
  const { objectName, thumbName, size, crc64, width, height } = await uploaded('sharp');
  const files = { objectName, thumbName, size, crc64, width, height };
  await doctor.call(photos.replaceImage, { body: { photoId: blurred.photoId, ...files, sharpness: 0.3 } });
  expect(await asked()).toEqual([]);
});

test('uploads that follow each other are one line of the progress log', async () => {
  for (const name of ['a', 'b', 'c']) await give(name);
  const log = await doctor.call(cases.progress, { query: { caseId } });
  expect(log.map(({ action, note }) => [action, note])).toEqual([
    ['uploadPhotos', '× 3'],
    ['create', null],
  ]);
});

test('open pages hear of it', async () => {
  const heard: string[] = [];
  const end = await server.ctx.events.subscribe({ userId: doctorId, groupIds: [] }, null, (event) => {
    if (event.type === 'case.changed') heard.push(event.data.caseId);
  });
  const about = (id: string): string[] => heard.filter((each) => each === id);
  caseId = await openCase(doctor, validInfo(practice));
  await give('a');
  await until(() => about(caseId).length >= 2);
  end();
  // One for the new case, one for its photo.
  expect(about(caseId)).toHaveLength(2);
});

test('a registration whose answer was lost may be sent again', async () => {
  const body = await uploaded('a', { position: 'lateral' });
  const first = await register(body);
  expect(await register(body)).toEqual(first);
  expect(await listed()).toHaveLength(1);
  expect(await stored(body.objectName)).toBe(true);
});

describe('what is not as the uploader says', () => {
  const wrong: [string, (body: Registration) => Partial<Registration>, string][] = [
    ['another size', ({ size }) => ({ size: size + 1 }), 'checksumMismatch'],
    ['another checksum', () => ({ crc64: '12345' }), 'checksumMismatch'],
    ['no such object', () => ({ objectName: nameIn('none.jpg') }), 'fileNotUploaded'],
    ['no such thumbnail', () => ({ thumbName: nameIn('none.jpg') }), 'fileNotUploaded'],
    ['a place of models', () => ({ objectName: `archway/pt/${caseId}/1/2/-/a.jpg` }), 'storageScope'],
    ['a thumbnail elsewhere', () => ({ thumbName: 'remotes/cases/a.jpg' }), 'storageScope'],
    ['a name below the prefix', () => ({ objectName: nameIn('x/a.jpg') }), 'storageScope'],
    ['another format', () => ({ fileName: 'a.pdf' }), 'fileFormat'],
    ['another version', () => ({ version: 2 }), 'recordNotFound'],
    ['an unknown position', () => ({ position: 'nose' as PhotoPosition }), 'paramsError'],
  ];
  test.each(wrong)('%s', async (_what, change, answer) => {
    const body = await uploaded('a');
    expect(await refused({ ...body, ...change(body) })).toBe(answer);
    expect(await listed()).toEqual([]);
  });

  test('an object of another case', async () => {
    const other = await uploaded('a', {}, await openCase(doctor, validInfo(practice)));
    const { objectName, thumbName } = other;
    expect(await refused({ ...(await uploaded('a')), objectName })).toBe('storageScope');
    expect(await refused({ ...(await uploaded('a')), thumbName })).toBe('storageScope');
  });

  test('an object of another format', async () => {
    const objectName = nameIn('a.exe');
    const { size, crc64 } = await server.ctx.store.put(objectName, Buffer.from('MZ'));
    expect(await refused({ ...(await uploaded('a')), objectName, size, crc64 })).toBe('fileFormat');
  });
});

describe('placing at registration', () => {
  test('the classification places what is sure, and says so', async () => {
    expect(await give('a', sure('lateral'))).toMatchObject({ position: 'lateral', automatic: true });
  });
  test('it leaves in the pool what is not', async () => {
    expect(await give('a', sure('lateral', 0.5))).toMatchObject({ position: null, automatic: false });
  });
  test('it displaces nobody', async () => {
    await give('a', { position: 'lateral' });
    expect(await give('b', sure('lateral'))).toMatchObject({ position: null });
    expect(places(await listed())).toEqual([
      ['a', 'lateral'],
      ['b', null],
    ]);
  });
  test('the user does: who stood there goes to the pool', async () => {
    await give('a', sure('lateral'));
    await give('b', { position: 'lateral' });
    expect(places(await listed())).toEqual([
      ['b', 'lateral'],
      ['a', null],
    ]);
  });
  test('the open position holds many', async () => {
    for (const name of ['a', 'b']) await give(name, { position: 'other' });
    expect(places(await listed())).toEqual([
      ['a', 'other'],
      ['b', 'other'],
    ]);
  });
  test('photos that come at the same time find one place', async () => {
    const bodies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => uploaded(name, sure('lateral'))));
    await Promise.all(bodies.map(register));
    expect((await listed()).filter(({ position }) => position === 'lateral')).toHaveLength(1);
  });
});

describe('placing by hand', () => {
  test('changes places, and confirms what the classification said', async () => {
    const a = await give('a', sure('lateral'));
    const b = await give('b', sure('frontOcc'));
    const answer = await doctor.call(photos.place, place([a, 'frontOcc']));
    expect(places(answer)).toEqual([
      ['a', 'frontOcc'],
      ['b', 'lateral'],
    ]);
    expect(answer.map((photo) => photo.automatic)).toEqual([false, false]);
    expect(await listed()).toEqual(answer);
    const back = await doctor.call(photos.place, place([a, 'lateral'], [b, 'frontOcc']));
    expect(places(back)).toEqual([
      ['b', 'frontOcc'],
      ['a', 'lateral'],
    ]);
  });
  test('a photo that stays where it is was looked at', async () => {
    const a = await give('a', sure('lateral'));
    expect(await doctor.call(photos.place, place([a, 'lateral']))).toMatchObject([{ automatic: false }]);
  });
  test('out of the pool and into it', async () => {
    const a = await give('a', { position: 'lateral' });
    const b = await give('b');
    expect(places(await doctor.call(photos.place, place([b, 'lateral'])))).toEqual([
      ['b', 'lateral'],
      ['a', null],
    ]);
    expect(places(await doctor.call(photos.place, place([b, null], [a, null])))).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });
  test('all or none', async () => {
    const a = await give('a');
    const b = await give('b');
    const foreign = { ...a, photoId: '999999999' };
    expect(await doctor.refused(photos.place, place([a, 'lateral'], [foreign, 'frontOcc']))).toBe('recordNotFound');
    expect(await doctor.refused(photos.place, place([a, 'lateral'], [b, 'lateral']))).toBe('photoPlaceTwice');
    expect(await doctor.refused(photos.place, place([a, 'lateral'], [a, 'frontOcc']))).toBe('photoPlaceTwice');
    expect((await listed()).map((photo) => photo.position)).toEqual([null, null]);
  });
  test('no photo of another case', async () => {
    const a = await give('a');
    const other = await openCase(doctor, validInfo(practice));
    const body = { ...place([a, 'lateral']).body, caseId: other };
    expect(await doctor.refused(photos.place, { body })).toBe('recordNotFound');
  });
});

describe('classifying again', () => {
  const classify = (results: [CasePhoto, ReturnType<typeof sure>][]) => ({
    body: { caseId, version: 1, results: results.map(([{ photoId }, guess]) => ({ photoId, ...guess })) },
  });
  test('places photos of the pool, the surest first, and moves no other', async () => {
    const placed = await give('a', { position: 'frontOcc' });
    const [b, c] = [await give('b'), await give('c')];
    const answer = await doctor.call(
      photos.classify,
      classify([
        [placed, sure('uptooth')],
        [b, sure('lateral', 0.85)],
        [c, sure('lateral', 0.99)],
      ]),
    );
    expect(places(answer)).toEqual([
      ['a', 'frontOcc'],
      ['c', 'lateral'],
      ['b', null],
    ]);
    expect(answer.map((photo) => photo.automatic)).toEqual([false, true, false]);
    expect(answer[0]?.guesses).toEqual(sure('uptooth').guesses);
  });
  test('all or none', async () => {
    const a = await give('a');
    const unknown = { ...a, photoId: '999999999' };
    const input = classify([
      [a, sure('lateral')],
      [unknown, sure('frontOcc')],
    ]);
    expect(await doctor.refused(photos.classify, input)).toBe('recordNotFound');
    expect(await listed()).toMatchObject([{ position: null, guesses: [] }]);
  });
});

describe('new bytes and no bytes', () => {
  const files = ({ objectName, thumbName, size, crc64 }: Registration) => ({ objectName, thumbName, size, crc64 });
  test('a turned photo stays where it is; the old bytes are gone', async () => {
    const old = await give('a', { position: 'lateral' });
    const turned = await uploaded('turned');
    const body = { photoId: old.photoId, ...files(turned), width: 600, height: 800 };
    const photo = await doctor.call(photos.replaceImage, { body });
    expect(photo).toMatchObject({
      photoId: old.photoId,
      position: 'lateral',
      width: 600,
      objectName: turned.objectName,
    });
    for (const name of [old.objectName, old.thumbName]) expect(await stored(name)).toBe(false);
    for (const name of [turned.objectName, turned.thumbName]) expect(await stored(name)).toBe(true);
    expect(await doctor.call(photos.replaceImage, { body })).toEqual(photo);
    expect(await stored(turned.objectName)).toBe(true);
    expect(await doctor.refused(photos.replaceImage, { body: { ...body, crc64: '1' } })).toBe('checksumMismatch');
  });
  test('the bytes of one photo do not become those of another', async () => {
    const [a, b] = [await give('a'), await uploaded('b')];
    await register(b);
    const body = { photoId: a.photoId, ...files(b), width: 1, height: 1 };
    expect(await doctor.refused(photos.replaceImage, { body })).toBe('storageScope');
  });
  test('removing takes both objects, and nothing that another photo shares', async () => {
    const a = await give('a');
    const b = await give('b', { thumbName: a.thumbName });
    await doctor.call(photos.remove, { params: { photoId: b.photoId } });
    expect(await stored(b.objectName)).toBe(false);
    expect(await stored(a.thumbName)).toBe(true);
    await doctor.call(photos.remove, { params: { photoId: a.photoId } });
    expect(await stored(a.thumbName)).toBe(false);
    expect(await listed()).toEqual([]);
    expect(await doctor.refused(photos.remove, { params: { photoId: a.photoId } })).toBe('recordNotFound');
  });
});

describe('clearing', () => {
  const clear = { body: { caseId: '', version: 1 } };
  beforeEach(() => void (clear.body.caseId = caseId));

  test('removes every photo of the version with its objects', async () => {
    const [a, b] = [await give('a'), await give('b')];
    expect(await doctor.call(photos.clear, clear)).toEqual({ removed: 2 });
    expect(await listed()).toEqual([]);
    for (const name of [a.objectName, a.thumbName, b.objectName]) expect(await stored(name)).toBe(false);
    expect(await doctor.call(photos.clear, clear)).toEqual({ removed: 0 });
  });

  test('is refused to strangers, and once the case is submitted', async () => {
    const photo = await give('a');
    expect(await (await server.login('demooutsider')).refused(photos.clear, clear)).toBe('recordNotFound');
    await putInto(server, await callerOf(server, doctor), caseId, 1);
    expect(await doctor.refused(photos.clear, clear)).toBe('caseNotEditable');
    expect(await stored(photo.objectName)).toBe(true);
  });
});

test('a version has at most so many photos', async () => {
  const many = Array.from({ length: 199 }, (_, index) => ({
    ...{ caseId, version: 1, fileName: 'x.jpg', size: 1, crc64: '1', width: 1, height: 1, uploadedBy: doctorId },
    objectName: nameIn(`many${index}.jpg`),
    thumbName: nameIn(`many${index}.jpg`),
  }));
  await server.ctx.db.insert(casePhotos).values(many);
  await give('a');
  expect(await refused(await uploaded('b'))).toBe('photoLimit');
  expect(await listed()).toHaveLength(200);
});

describe('who may', () => {
  test('nobody whose case it is not', async () => {
    const photo = await give('a');
    const outsider = await server.login('demooutsider');
    const designer = await server.login('demodesigner');
    const { photoId } = photo;
    const image = { ...(await uploaded('b')), photoId };
    const { objectName, thumbName, size, crc64, width, height } = image;
    const body = { photoId, objectName, thumbName, size, crc64, width, height };
    expect(await outsider.refused(photos.list, { query: { caseId, version: 1 } })).toBe('recordNotFound');
    expect(await refused(await uploaded('c'), outsider)).toBe('recordNotFound');
    expect(await outsider.refused(photos.place, place([photo, 'lateral']))).toBe('recordNotFound');
    expect(await outsider.refused(photos.replaceImage, { body })).toBe('recordNotFound');
    expect(await outsider.refused(photos.remove, { params: { photoId } })).toBe('recordNotFound');
    expect(await refused(await uploaded('c'), designer)).toBe('noPermission');
    const results = [{ photoId, guesses: [] }];
    const classify = { body: { caseId, version: 1, results } };
    expect(await outsider.refused(photos.classify, classify)).toBe('recordNotFound');
    expect(await listed()).toEqual([photo]);
  });
  test('nobody once the case is submitted; the practice again when the inspection failed', async () => {
    await giveFiles(server, caseId, doctorId);
    await doctor.call(cases.submit, { body: { caseId, version: 1 } });
    const [photo] = await listed();
    if (!photo) throw new Error('no photo');
    const { photoId } = photo;
    expect(await refused(await uploaded('z'))).toBe('caseNotEditable');
    expect(await doctor.refused(photos.place, place([photo, null]))).toBe('caseNotEditable');
    expect(await doctor.refused(photos.remove, { params: { photoId } })).toBe('caseNotEditable');
    const results = [{ photoId, guesses: [] }];
    expect(await doctor.refused(photos.classify, { body: { caseId, version: 1, results } })).toBe('caseNotEditable');
    expect(await stored(photo.objectName)).toBe(true);
    await putInto(server, await callerOf(server, doctor), caseId, 5);
    await doctor.call(photos.remove, { params: { photoId } });
    expect(await stored(photo.objectName)).toBe(false);
  });
});

test('submitting names the photos that are missing, in the language of the reader', async () => {
  await giveModel(server, caseId, doctorId);
  const body = { caseId, version: 1 };
  expect(await doctor.refused(cases.submit, { body })).toBe('photosMissing');
  await givePhotos(server, caseId, doctorId, ['frontOcc', 'leftOcc', 'rightOcc', 'uptooth', 'lowtooth', 'frontSmile']);
  await givePhotos(server, await openCase(doctor, validInfo(practice)), doctorId);
  await givePhotos(server, caseId, doctorId, [null, 'rightFace', 'curvilinearFault']);
  await expect(doctor.call(cases.submit, { body })).rejects.toThrow(
    'The following photos are not uploaded yet: [Facial frontal (relaxed), Lateral cephalogram]',
  );
  await expect(doctor.call(cases.submit, { body }, 'zh-CN')).rejects.toThrow('【正面放松像、头颅侧位片】');
  await give('a', { position: 'frontFace' });
  await give('b', sure('lateral'));
  await givePrescription(server, caseId, doctorId);
  expect(await doctor.call(cases.submit, { body })).toEqual({ status: 1 });
});
