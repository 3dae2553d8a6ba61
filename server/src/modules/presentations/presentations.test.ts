import { type PictureRef, type Received, type Slide, endpoints, presentationLimits } from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { libraryRecord, treatedCase, uploadedPicture } from '../archives/archives.fixture.ts';
import { callerOf, openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import { givePlan } from './presentation-links.fixture.ts';
import { presentations } from './schema.ts';

const { archives, audit, photos, presentations: calls } = endpoints;
let server: TestServer;
let doctor: TestClient;
let creator: TestClient;
let caseId: string;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, creator] = await Promise.all([server.login('demodoctor'), server.login('democreator')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  caseId = await treatedCase(server, doctor);
});

const words = (slideId: string, heading = 'Next steps'): Slide => ({ kind: 'text', slideId, heading, body: '- Wear' });
const photo = (slideId: string, picture: PictureRef | null): Slide => ({
  ...{ kind: 'photos', slideId, heading: '', layout: 'one' },
  pictures: [{ picture, caption: 'Front' }],
});
const stage = (slideId: string, planId: string): Slide => ({
  ...{ kind: 'stage', slideId, heading: '', planId, step: null, view: 'front', animated: true },
});

type Body = Received<typeof calls.create>['body'];
const begun = (slides: Slide[] = [words('a')], changes: Partial<Body> = {}) => ({
  body: { caseId, version: 1, title: 'For Mila', language: 'en-US' as const, slides, ...changes },
});
const create = (slides?: Slide[], client = doctor) => client.call(calls.create, begun(slides));
const saved = (presentationId: string, revision: number, slides: Slide[] = [words('a'), words('b')]) => ({
  params: { presentationId },
  body: { revision, title: 'For Mila', language: 'en-US' as const, slides },
});
const key = () => ({ query: { caseId, version: 1 } });

const plannedIn = (id: string): Promise<string> => givePlan(server, id, 0);

async function photoOf(id: string): Promise<PictureRef> {
  const [first] = await doctor.call(photos.list, { query: { caseId: id, version: 1 } });
  return { source: 'intake', pictureId: first!.photoId };
}

async function pictureOf(id: string): Promise<PictureRef> {
  const added = await doctor.call(archives.add, { body: { caseId: id, version: 1, contents: libraryRecord() } });
  const picture = await uploadedPicture(server, id, 'visit');
  const { pictures } = await doctor.call(archives.addPtPic, {
    body: { archivesId: added.archivesId, pictures: [picture] },
  });
  return { source: 'library', pictureId: pictures[0]!.pictureId };
}

test('what is begun is listed and read, with what of the case slides may show', async () => {
  const [front, visit, planId] = [await photoOf(caseId), await pictureOf(caseId), await plannedIn(caseId)];
  const made = await create([words('a'), photo('b', front), photo('c', visit), stage('d', planId)]);
  expect(made).toMatchObject({ caseId, version: 1, revision: 1, title: 'For Mila' });
  const { rows, canEdit } = await doctor.call(calls.list, key());
  expect(canEdit).toBe(true);
  expect(rows).toMatchObject([{ presentationId: made.presentationId, slideCount: 4, firstKind: 'text' }]);
  expect(rows[0]?.thumbName).toContain('_thumb');
  const read = await doctor.call(calls.read, { query: { presentationId: made.presentationId } });
  expect(read.presentation).toEqual(made);
  expect(read.sources).toEqual(await doctor.call(calls.sources, key()));
  expect(read.sources.plans).toMatchObject([{ planId, version: 1, name: 'Target' }]);
  expect(read.sources.pictures).toEqual(
    expect.arrayContaining([expect.objectContaining(front), expect.objectContaining(visit)]),
  );
});

test('of two who edit the second is refused, and nothing is overwritten', async () => {
  const { presentationId } = await create();
  expect(await doctor.call(calls.save, saved(presentationId, 1))).toMatchObject({ revision: 2 });
  expect(await creator.refused(calls.save, saved(presentationId, 1, [words('z')]))).toBe('presentationChanged');
  const { presentation } = await creator.call(calls.read, { query: { presentationId } });
  expect(presentation).toMatchObject({ revision: 2, slides: [words('a'), words('b')] });
  expect(await creator.call(calls.save, saved(presentationId, 2, [words('z')]))).toMatchObject({ revision: 3 });
});

test('a photo or a plan of another case is refused with the number of its slide', async () => {
  const other = await treatedCase(server, doctor);
  const foreign = [
    photo('b', await photoOf(other)),
    photo('b', await pictureOf(other)),
    stage('b', await plannedIn(other)),
  ];
  const { presentationId } = await create();
  for (const slide of foreign) {
    const failure = await doctor.call(calls.create, begun([words('a'), slide])).catch((error: unknown) => error);
    expect(failure).toMatchObject({ errorName: 'presentationReference' });
    expect(String(failure)).toContain('2');
    expect(await doctor.refused(calls.save, saved(presentationId, 1, [slide]))).toBe('presentationReference');
  }
  // Ids of photos and of pictures are counted apart.
  const own = await pictureOf(caseId);
  const swapped = { ...own, pictureId: '999999999' };
  expect(await doctor.refused(calls.save, saved(presentationId, 1, [photo('a', swapped)]))).toBe(
    'presentationReference',
  );
});

test('a plan without a document is none to show', async () => {
  const planId = await givePlan(server, caseId, 0, { bare: true });
  expect((await doctor.call(calls.sources, key())).plans).toEqual([]);
  expect(await doctor.refused(calls.create, begun([stage('a', planId)]))).toBe('presentationReference');
});

test('a photo that is taken out of the case keeps nothing from being saved', async () => {
  caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001')));
  const picture = await pictureOf(caseId);
  const { presentationId } = await create([photo('a', picture)]);
  const [record] = (await doctor.call(archives.list, key())).rows;
  const { archivesId, revision } = record!;
  await doctor.call(archives.remove, { body: { archivesId, revision } });
  await doctor.call(calls.save, saved(presentationId, 1, [photo('a', picture), words('b')]));
  const { presentation, sources } = await doctor.call(calls.read, { query: { presentationId } });
  expect(presentation.slides).toHaveLength(2);
  expect(sources.pictures).toEqual([]);
  expect((await doctor.call(calls.list, key())).rows).toMatchObject([{ thumbName: null }]);
});

describe('what a presentation may not be', () => {
  const many = (count: number): Slide[] => Array.from({ length: count }, (_, at) => words(`s${at}`));
  test.each<[string, Slide[]]>([
    ['without a slide', []],
    ['with more slides than there may be', many(presentationLimits.slides + 1)],
    ['with one slide twice', [words('a'), words('a')]],
    ['with a text that is too long', [{ ...words('a'), body: 'x'.repeat(presentationLimits.body + 1) } as Slide]],
    [
      'with two photos where there is room for one',
      [
        {
          ...photo('a', null),
          pictures: [
            { picture: null, caption: '' },
            { picture: null, caption: '' },
          ],
        } as Slide,
      ],
    ],
  ])('%s', async (_, slides) => {
    expect(await doctor.refused(calls.create, begun(slides))).toBe('paramsError');
  });

  test('one more than a case can have', async () => {
    const { userId } = await callerOf(server, doctor);
    const row = { caseId, version: 1, title: 'Full', language: 'en-US', slides: [words('a')] } as const;
    const by = { createdBy: userId, updatedBy: userId };
    await server.ctx.db
      .insert(presentations)
      .values(Array.from({ length: presentationLimits.ofCase }, () => ({ ...row, slides: [...row.slides], ...by })));
    expect(await doctor.refused(calls.create, begun())).toBe('presentationsFull');
    const [first] = (await doctor.call(calls.list, key())).rows;
    await doctor.call(calls.remove, { params: { presentationId: first!.presentationId } });
    expect(await create()).toMatchObject({ revision: 1 });
  });
});

describe('who presents', () => {
  test('everybody of the practice who looks after the case, assistants as well', async () => {
    const { presentationId } = await create();
    const assistant = await server.login('demoassistant');
    expect(await assistant.call(calls.save, saved(presentationId, 1))).toMatchObject({ revision: 2 });
    expect((await creator.call(calls.list, key())).rows).toHaveLength(1);
    await creator.call(calls.remove, { params: { presentationId } });
    expect(await doctor.refused(calls.read, { query: { presentationId } })).toBe('recordNotFound');
  });

  test('nobody who designs it: what a practice tells its patient is its own', async () => {
    const { presentationId } = await create();
    for (const name of ['demodesigner', 'demoauditor']) {
      const client = await server.login(name);
      expect(await client.refused(calls.list, key())).toBe('noPermission');
      expect(await client.refused(calls.read, { query: { presentationId } })).toBe('noPermission');
      expect(await client.refused(calls.create, begun())).toBe('noPermission');
      expect(await client.refused(calls.save, saved(presentationId, 1))).toBe('noPermission');
    }
  });

  test('a stranger finds nothing', async () => {
    const { presentationId } = await create();
    const outsider = await server.login('demooutsider');
    expect(await outsider.refused(calls.list, key())).toBe('recordNotFound');
    expect(await outsider.refused(calls.sources, key())).toBe('recordNotFound');
    expect(await outsider.refused(calls.read, { query: { presentationId } })).toBe('recordNotFound');
    expect(await outsider.refused(calls.create, begun())).toBe('recordNotFound');
    expect(await outsider.refused(calls.save, saved(presentationId, 1))).toBe('recordNotFound');
    expect(await outsider.refused(calls.remove, { params: { presentationId } })).toBe('recordNotFound');
  });
});

test('the trail of the case tells who began, changed, saw and deleted it', async () => {
  const { presentationId } = await create();
  await doctor.call(calls.save, saved(presentationId, 1));
  await doctor.call(calls.read, { query: { presentationId } });
  await doctor.call(calls.remove, { params: { presentationId } });
  const { rows } = await creator.call(audit.page, { query: { caseId, pageSize: 100 } });
  expect(rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['addPresentation', 'savePresentation', 'presentations', 'removePresentation']),
  );
});
