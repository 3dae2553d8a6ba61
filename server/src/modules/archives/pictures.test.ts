import {
  ARCHIVE_COVERS,
  ARCHIVE_PICTURE_LIMIT,
  type Archive,
  type ArchiveContents,
  type ArchivePicture,
  dataTypes,
  endpoints,
} from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { sweepAbandoned } from '../files/abandoned.ts';
import {
  type SentPicture,
  libraryRecord,
  nameOfPicture,
  treatedCase,
  uploadedPicture,
  visit,
} from './archives.fixture.ts';

const { archives, files } = endpoints;

let server: TestServer;
let doctor: TestClient;
let designer: TestClient;
let caseId: string;
let archive: Archive;

beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.login('demodoctor');
  designer = await server.login('demodesigner');
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await treatedCase(server, doctor);
  archive = await add();
});

const add = (contents: ArchiveContents = visit()) =>
  doctor.call(archives.add, { body: { caseId, version: 1, contents } });
const uploaded = (name: string, changes: Partial<SentPicture> = {}) => uploadedPicture(server, caseId, name, changes);
const give = (pictures: SentPicture[], to = archive) =>
  doctor.call(archives.addPtPic, { body: { archivesId: to.archivesId, pictures } });
const refused = (pictures: SentPicture[], to = archive) =>
  doctor.refused(archives.addPtPic, { body: { archivesId: to.archivesId, pictures } });
const pictures = (of = archive, client = doctor): Promise<ArchivePicture[]> =>
  client.call(archives.listPic, { body: { archivesId: of.archivesId } });
const newest = async (): Promise<Archive> => {
  const { rows } = await doctor.call(archives.list, { query: { caseId, version: 1 } });
  return rows.find(({ archivesId }) => archivesId === archive.archivesId) as Archive;
};
const stored = async (name: string): Promise<boolean> => (await server.ctx.store.head(name)) !== null;
const notesOf = ({ pictureId, name, position, takenOn }: ArchivePicture) => ({ pictureId, name, position, takenOn });
const arrange = (given: ReturnType<typeof notesOf>[], revision: number) => ({
  body: { archivesId: archive.archivesId, revision, contents: archive.contents, pictures: given },
});

test('pictures stand in the order in which they came, with what was said of them', async () => {
  const first = await uploaded('a', { name: '正面', position: 'frontOcc', takenOn: '2026-03-02' });
  const { revision, pictures: added } = await give([first, await uploaded('b')]);
  expect(revision).toBe(2);
  expect(added).toMatchObject([
    { name: '正面', position: 'frontOcc', takenOn: '2026-03-02', fileName: 'a 照片.JPG', width: 800, height: 600 },
    { name: null, position: null, takenOn: null, fileName: 'b 照片.JPG', size: added[1]?.size },
  ]);
  expect(added[0]?.uploadedBy).not.toBe('');
  const { pictures: more } = await give([await uploaded('c'), await uploaded('d'), await uploaded('e')]);
  expect(more.map(({ fileName }) => fileName[0]).join('')).toBe('abcde');
  expect(await pictures()).toEqual(more);
  const { pictureCount, thumbNames } = await newest();
  expect(pictureCount).toBe(5);
  expect(thumbNames).toEqual(more.slice(0, ARCHIVE_COVERS).map(({ thumbName }) => thumbName));
});

test('who sees the case gets their addresses; who may write, a place to upload to, also after the submission', async () => {
  const [picture] = (await give([await uploaded('a')])).pictures;
  expect(await pictures(archive, designer)).toHaveLength(1);
  const body = { objectNameList: [picture!.thumbName, picture!.objectName] };
  const [thumb = '', whole = ''] = await designer.call(files.accessUrls, { body });
  expect(await (await fetch(thumb)).text()).toBe('small');
  expect(await (await fetch(whole)).text()).toBe(`picture a ${caseId}`);
  expect(await (await server.login('demooutsider')).refused(files.accessUrls, { body })).toBe('storageScope');

  const place = { caseId, version: 1, dataType: dataTypes.archive };
  const { paths } = await doctor.call(files.token, { body: { ...place, actions: ['put'] } });
  expect(paths).toEqual([nameOfPicture(caseId, '')]);
  expect(await designer.refused(files.token, { body: { ...place, actions: ['put'] } })).toBe('noPermission');
  await designer.call(files.token, { body: { ...place, actions: ['get'] } });
  const maker = await server.login('demomaker');
  expect(await maker.refused(files.token, { body: { ...place, actions: ['get'] } })).toBe('noPermission');
});

describe('what is not as the uploader says', () => {
  test.each<[string, (picture: SentPicture) => Partial<SentPicture>, string]>([
    ['another size', ({ size }) => ({ size: size + 1 }), 'checksumMismatch'],
    ['another checksum', () => ({ crc64: '12345' }), 'checksumMismatch'],
    ['no such object', () => ({ objectName: nameOfPicture(caseId, 'none.jpg') }), 'fileNotUploaded'],
    ['no such thumbnail', () => ({ thumbName: nameOfPicture(caseId, 'none.jpg') }), 'fileNotUploaded'],
    ['a place of photos', () => ({ objectName: `archway/pt/${caseId}/1/1/-/a.jpg` }), 'storageScope'],
    ['another version', () => ({ objectName: `archway/pt/${caseId}/2/10/-/a.jpg` }), 'storageScope'],
    ['a thumbnail elsewhere', () => ({ thumbName: 'remotes/cases/a.jpg' }), 'storageScope'],
    ['another format', () => ({ fileName: 'a.pdf' }), 'fileFormat'],
    ['an unknown view', () => ({ position: 'nose' as never }), 'paramsError'],
    ['an empty name', () => ({ name: ' ' }), 'paramsError'],
    ['a long name', () => ({ name: 'x'.repeat(101) }), 'paramsError'],
    ['taken before the birth', () => ({ takenOn: '1999-04-11' }), 'pictureDateImpossible'],
    ['taken tomorrow', () => ({ takenOn: '2999-01-01' }), 'pictureDateImpossible'],
  ])('%s: none of them is added', async (_what, change, answer) => {
    const [right, wrong] = [await uploaded('right'), await uploaded('wrong')];
    expect(await refused([right, { ...wrong, ...change(wrong) }])).toBe(answer);
    expect(await pictures()).toEqual([]);
    expect((await newest()).revision).toBe(1);
  });

  test('pictures of another record', async () => {
    const picture = await uploaded('a');
    await give([picture]);
    expect(await refused([picture], await add(libraryRecord()))).toBe('storageScope');
    expect(await pictures()).toHaveLength(1);
  });
});

test('pictures whose answer was lost may be sent again', async () => {
  const sent = [await uploaded('a'), await uploaded('b')];
  const first = await give(sent);
  expect(await give([...sent, sent[0]!])).toEqual(first);
  // Uploaded anew under its name, a picture has the new bytes.
  const { size, crc64 } = await server.ctx.store.put(sent[0]!.objectName, Buffer.from('turned'));
  const { revision, pictures: after } = await give([{ ...sent[0]!, size, crc64 }]);
  expect(revision).toBe(first.revision + 1);
  expect(after.map((picture) => picture.size)).toEqual([6, sent[1]!.size]);
});

test('a record takes so many pictures, and not one more', async () => {
  const many = await Promise.all(Array.from({ length: ARCHIVE_PICTURE_LIMIT }, (_, index) => uploaded(`p${index}`)));
  await give(many.slice(1));
  const more = await uploaded('more');
  expect(await refused([many[0]!, more])).toBe('archivePictureLimit');
  expect((await give([more])).pictures).toHaveLength(ARCHIVE_PICTURE_LIMIT);
  // Those that stand there already are no more.
  await give([more]);
  expect(await refused([...many, more])).toBe('paramsError');
});

test('pictures added at the same moment all stand, each at a place of its own', async () => {
  const sent = await Promise.all(['a', 'b', 'c', 'd'].map((name) => uploaded(name)));
  await Promise.all(sent.map((picture) => give([picture])));
  expect((await pictures()).map(({ fileName }) => fileName[0]).sort()).toEqual(['a', 'b', 'c', 'd']);
  expect((await newest()).revision).toBe(5);
});

describe('arranging', () => {
  let given: ArchivePicture[];
  let revision: number;
  beforeEach(async () => {
    ({ pictures: given, revision } = await give([await uploaded('a'), await uploaded('b'), await uploaded('c')]));
  });

  test('order and notes are as they are named; those left out are removed with their files', async () => {
    const [a, , c] = given.map(notesOf);
    const named = [
      { ...c!, position: 'lateral' as const, takenOn: '2026-03-03' },
      { ...a!, name: 'Before' },
    ];
    const { pictureCount } = await doctor.call(archives.update, arrange(named, revision));
    expect(pictureCount).toBe(2);
    expect((await pictures()).map(notesOf)).toEqual(named);
    expect(await Promise.all(given.map(({ objectName }) => stored(objectName)))).toEqual([true, false, true]);
    expect(await Promise.all(given.map(({ thumbName }) => stored(thumbName)))).toEqual([true, false, true]);
  });

  test('where pictures are not named they stay', async () => {
    const body = { archivesId: archive.archivesId, revision, contents: visit({ remarks: '' }) };
    await doctor.call(archives.update, { body });
    expect(await pictures()).toEqual(given);
  });

  test('a picture that came meanwhile is not removed by who has not seen it', async () => {
    await give([await uploaded('meanwhile')]);
    expect(await doctor.refused(archives.update, arrange([], revision))).toBe('archiveChanged');
    expect(await pictures()).toHaveLength(4);
  });

  test('pictures of another record, removed ones, or one twice are none of it', async () => {
    const other = await add(libraryRecord());
    const [theirs] = (await give([await uploaded('theirs')], other)).pictures.map(notesOf);
    const mine = given.map(notesOf);
    const again = { ...mine[0]!, takenOn: '2999-01-01' };
    for (const wrong of [[theirs!], [mine[0]!, mine[0]!], [{ ...mine[0]!, pictureId: '999999' }]])
      expect(await doctor.refused(archives.update, arrange(wrong, revision))).toBe('pictureUnknown');
    expect(await doctor.refused(archives.update, arrange([again], revision))).toBe('pictureDateImpossible');
    expect(await pictures()).toEqual(given);
  });

  test('what is removed takes its files along', async () => {
    await doctor.call(archives.remove, { body: { archivesId: archive.archivesId, revision } });
    for (const { objectName, thumbName } of given)
      expect([await stored(objectName), await stored(thumbName)]).toEqual([false, false]);
  });
});

test('what was uploaded and never added is swept away; what was added stays', async () => {
  const [kept, left] = [await uploaded('kept'), await uploaded('left')];
  await give([kept]);
  const later = new Date(Date.now() + 30 * 86_400_000);
  let after: string | null = `archway/pt/${caseId}/`;
  do after = await sweepAbandoned(server.ctx, after, later);
  while (after !== null);
  expect([await stored(kept.objectName), await stored(kept.thumbName)]).toEqual([true, true]);
  expect([await stored(left.objectName), await stored(left.thumbName)]).toEqual([false, false]);
});

test('pictures count as storage of the practice', async () => {
  const { practiceId } = await doctor.call(endpoints.cases.detail, { params: { caseId, version: 1 } });
  const counted = async () => (await doctor.call(endpoints.storage.totals, { query: { practiceId } })).kinds.archives;
  const before = await counted();
  const picture = await uploaded('a');
  await give([picture]);
  expect(await counted()).toEqual({ bytes: before.bytes + picture.size, files: before.files + 1 });
});
