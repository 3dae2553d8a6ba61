import { UploadStore } from '@archway/uploads';
import { type PhotoUpload, newPhotoUpload } from '../../photos/upload/photo-upload.ts';
import { unfinishedOf } from './unfinished-store.ts';

const PREFIX = 'archway.photos.unfinished.';
const key = { caseId: '1', version: 1 };
const held: string[] = [];
const store = new UploadStore<PhotoUpload>();
const photos = unfinishedOf<PhotoUpload>('photos', (upload) => upload);

beforeAll(() => {
  const request = (name: string): Promise<never> => {
    held.push(name);
    return new Promise(() => undefined);
  };
  const query = () => Promise.resolve({ held: held.map((name) => ({ name })), pending: [] });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  photos.remember(store);
});

const upload = (id: string, change: Partial<PhotoUpload> = {}): PhotoUpload => ({
  ...newPhotoUpload(id, key, { name: `${id}.jpg`, size: 1 }, null),
  ...change,
});

/** What a page leaves behind that was closed while it worked. */
const leave = (page: string, left: readonly PhotoUpload[]): void =>
  localStorage.setItem(
    PREFIX + page,
    JSON.stringify({ tab: 'x', at: Date.now(), files: left.map((photo) => ({ ...photo, since: Date.now() })) }),
  );

const names = async (): Promise<string[]> => (await photos.lost(key)).map(({ fileName }) => fileName);

beforeEach(() => localStorage.clear());
afterEach(() => store.remove(store.all().map(({ id }) => id)));

test('a page keeps what it has not finished, and nothing once it has arrived', () => {
  const kept = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  store.add([upload('a'), upload('b')]);
  expect(kept()).toEqual(held);
  expect(localStorage.getItem(held[0]!)).toMatch(/a\.jpg.*b\.jpg/);
  store.act('a', 'send');
  store.act('a', 'succeed');
  expect(localStorage.getItem(held[0]!)).not.toContain('a.jpg');
  store.act('b', 'abort');
  expect(kept()).toEqual([]);
});

test('what this page is doing is not lost; what a closed page left is, by its case', async () => {
  store.add([upload('mine')]);
  leave('closed', [upload('front'), upload('elsewhere', { caseId: '2' })]);
  expect(await names()).toEqual(['front.jpg']);
});

test('a tab that still holds its lock raises no alarm', async () => {
  leave('working', [upload('front')]);
  held.push(`${PREFIX}working`);
  expect(await names()).toEqual([]);
  held.pop();
  expect(await names()).toEqual(['front.jpg']);
});

test('what was dismissed is not named again; other cases keep theirs', async () => {
  leave('closed', [upload('front'), upload('elsewhere', { caseId: '2' })]);
  await photos.forget(key);
  expect(await names()).toEqual([]);
  expect(await photos.lost({ caseId: '2', version: 1 })).toHaveLength(1);
  await photos.forget({ caseId: '2', version: 1 });
  expect(localStorage).toHaveLength(0);
});

test('models are remembered apart from photos', async () => {
  const models = unfinishedOf<PhotoUpload>('models', (upload) => upload);
  leave('closed', [upload('front')]);
  expect(await models.lost(key)).toEqual([]);
  localStorage.setItem(
    'archway.models.unfinished.closed',
    JSON.stringify({ tab: 'x', at: Date.now(), files: [{ ...key, fileName: 'upper.stl', since: Date.now() }] }),
  );
  expect((await models.lost(key)).map(({ fileName }) => fileName)).toEqual(['upper.stl']);
  await models.forget(key);
  expect(await names()).toEqual(['front.jpg']);
});

test('an upload whose end is known already is not remembered, and another file at its place begins anew', () => {
  const kept = (): string => Object.values({ ...localStorage }).join();
  const models = unfinishedOf<PhotoUpload>('models', (each) => (each.failure ? null : each));
  const own = new UploadStore<PhotoUpload>();
  models.remember(own);
  own.add([upload('a')]);
  expect(kept()).toContain('a.jpg');
  own.patch('a', { failure: { key: 'upload' } as never });
  expect(kept()).not.toContain('a.jpg');
  own.add([upload('a', { fileName: 'other.jpg' })]);
  expect(kept()).toContain('other.jpg');
});
