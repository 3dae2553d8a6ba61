import { archive, picture, server } from '../archives.fixture.tsx';
import { describePicture, notesOf, removePicture } from './change-pictures.ts';

const record = archive('5', { kind: 'record', name: 'Gum', remarks: '' }, { revision: 2 });
const seen = picture('p1', { name: 'Gum' });
const theirs = picture('p1', { name: 'Theirs', position: 'uptooth' });
/** The page has the new revision already, and the old pictures. */
const pictured = { archive: record, pictures: [seen] };

afterEach(() => jest.restoreAllMocks());

/** A server that has these pictures of the record; what was sent to it. */
function having(pictures: readonly object[]) {
  const calls = server({
    '/archives/update': () => record,
    '/archives/listPic': () => pictures,
    '/archives/list': () => ({ rows: [record], canAddDataBase: true, canAddFollowUp: true }),
  });
  return () => calls.filter(({ path }) => path.endsWith('/archives/update')).map(({ body }) => body['pictures']);
}
function describing(mine: Partial<typeof seen>) {
  const base = notesOf(seen);
  return describePicture(pictured, { pictureId: 'p1', base, mine: { ...base, ...mine } });
}

test('what others have said since is not replaced, though the page knows their revision', async () => {
  const sent = having([theirs]);
  expect(await describing({ name: 'Mine' })).toMatchObject({
    ...{ fields: ['name'], mine: { name: 'Mine', position: 'uptooth' }, theirs: { name: 'Theirs' } },
  });
  expect(sent()).toEqual([]);
});

test('what only others have said stays', async () => {
  const sent = having([theirs]);
  expect(await describing({ takenOn: '2026-11-01' })).toBeNull();
  expect(sent()).toEqual([[{ pictureId: 'p1', name: 'Theirs', position: 'uptooth', takenOn: '2026-11-01' }]]);
});

test.each([
  ['that others have described since is not removed', [theirs], () => removePicture(pictured, seen)],
  ['that is gone is not described', [], () => describing({ name: 'Mine' })],
])('a picture %s', async (_what, pictures, work) => {
  const sent = having(pictures);
  await expect(work()).rejects.toMatchObject({ name: 'archiveChanged' });
  expect(sent()).toEqual([]);
});
