import type { IntakeOutput } from '@archway/mesh';
import { MeshError } from '@archway/mesh';
import type { StorageScope } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { type ModelWorld, modelFlow } from './model-flow.ts';
import { newModelUpload } from './model-upload.ts';

const drcFile = { name: '1.drc', bytes: new Uint8Array(3) };

function setUp(prepare: ModelWorld['prepare']) {
  const storage = new FakeStorage<StorageScope, Blob>('archway/doctor/7/13/-/');
  const uploads = new Uploads(modelFlow({ prepare }), { storage: () => storage });
  const file = new File(['solid'], 'upper.STL');
  void uploads.start([{ upload: newModelUpload('1', 1, file), work: { file } }]);
  return { storage, uploads, now: () => uploads.store.of('1') };
}
const made = (files: object) => async () => ({ files }) as unknown as IntakeOutput;

test('a model travels compressed, below its owner, and is there until an order has it', async () => {
  const { storage, now } = setUp(made({ drcFile }));
  await settled();
  storage.finishAll();
  await settled();
  expect(storage.transfers[0]?.options).toMatchObject({ scope: { dataType: 13 } });
  expect(now()?.stored?.key).toMatch(/^archway\/doctor\/7\/13\/-\/.*\.drc$/);
});

test('where compression would change it, the file itself travels', async () => {
  const { storage } = setUp(made({ drcFile, originFile: { name: '1.stl', bytes: new Uint8Array(5) } }));
  await settled();
  expect(storage.transfers[0]?.name).toMatch(/\.stl$/);
});

test('what is no mesh does not travel, and says so', async () => {
  const { storage, now } = setUp(() => Promise.reject(new MeshError('empty')));
  await settled();
  expect(storage.transfers).toEqual([]);
  expect(now()?.failure).toBe('unreadable');
});
