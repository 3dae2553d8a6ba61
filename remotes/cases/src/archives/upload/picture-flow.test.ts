import type { PhotoGuess, PhotoPosition } from '@archway/contracts';
import { ApiError } from '@archway/platform';
import type { StorageScope } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { type NewPictures, pictureFlow } from './picture-flow.ts';
import { newPictureUpload } from './picture-upload.ts';

const stored = (name: string, size: number) => ({ name, bytes: new Uint8Array(size), type: 'image/jpeg' });

function setUp(guesses: readonly PhotoGuess[]) {
  const add = jest.fn<Promise<unknown>, [NewPictures]>(() => Promise.resolve(null));
  const storage = new FakeStorage<StorageScope, Blob>('prefix/');
  const flow = pictureFlow({
    prepare: () =>
      Promise.resolve({
        ...{ file: stored('a.jpg', 90), thumb: stored('a.jpg', 10), width: 1200, height: 800, format: 'jpeg' },
        ...{ removed: [], notes: [], guesses, sharpness: null },
      }),
    preview: () => 'blob:thumb',
    known: () => {},
    add,
    refresh: () => Promise.resolve(),
  });
  const uploads = new Uploads(flow, { storage: () => storage });
  const send = async (position: PhotoPosition | null): Promise<void> => {
    const file = new File(['x'], 'a.jpg');
    const place = { archivesId: '5', caseId: '1', version: 1 };
    void uploads.start([{ upload: newPictureUpload('a', place, file, position), work: { file } }]);
    await settled();
    storage.finishAll();
    await settled();
  };
  return { add, storage, uploads, send };
}

const guess = (confidence: number): PhotoGuess => ({ position: 'uptooth', confidence });

test.each([
  ['what was surely recognized is its view', null, 0.9, 'uptooth'],
  ['what is not sure is left to the reader', null, 0.7, null],
  ['what the reader said stands against the classification', 'frontOcc', 0.99, 'frontOcc'],
] as const)('%s', async (_name, chosen, confidence, view) => {
  const { add, storage, uploads, send } = setUp([guess(confidence)]);
  await send(chosen);
  const { archivesId, pictures } = add.mock.calls[0]![0];
  expect(archivesId).toBe('5');
  expect(pictures).toEqual([
    expect.objectContaining({ fileName: 'a.jpg', size: 90, width: 1200, height: 800, position: view, name: null }),
  ]);
  expect(storage.transfers).toHaveLength(2);
  expect(uploads.store.all()).toEqual([]);
});

test('a refusal is told, and once more sends nothing twice', async () => {
  const { add, storage, uploads, send } = setUp([]);
  add.mockRejectedValueOnce(new ApiError({ name: 'archivePictureLimit', message: 'at most 30' }));
  await send(null);
  expect(uploads.store.of('a')).toMatchObject({ state: 'serverError', failure: { message: 'at most 30' } });
  uploads.retry('a');
  await settled();
  expect(add).toHaveBeenCalledTimes(2);
  expect(storage.transfers).toHaveLength(2);
});
