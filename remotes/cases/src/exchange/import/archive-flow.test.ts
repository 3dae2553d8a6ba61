import type { ArchiveInside } from '@archway/contracts';
import type { StorageScope } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { inside } from '../exchange.fixture.ts';
import { archiveFlow } from './archive-flow.ts';
import { newArchiveUpload } from './archive-upload.ts';

function setUp(inspect: (objectName: string) => Promise<ArchiveInside>) {
  const storage = new FakeStorage<StorageScope, Blob>('archway/doctor/7/12/-/');
  const flow = archiveFlow({ inspect, failureOf: (thrown) => ({ message: (thrown as Error).message }) });
  const uploads = new Uploads(flow, { storage: () => storage });
  const file = new File(['zip'], 'case.zip');
  void uploads.start([{ upload: newArchiveUpload('1', file), work: { file } }]);
  const arrive = async () => {
    await settled();
    storage.finishAll();
    await settled();
  };
  return { storage, uploads, arrive };
}

test('an archive travels below its reader, and what is in it is shown until that is decided', async () => {
  const asked: string[] = [];
  const { storage, uploads, arrive } = setUp((objectName) => {
    asked.push(objectName);
    return Promise.resolve(inside());
  });
  await arrive();
  expect(storage.transfers[0]?.options.scope).toMatchObject({ dataType: 12 });
  expect(asked).toEqual([expect.stringMatching(/^archway\/doctor\/7\/12\/-\/.*\.zip$/)]);
  expect(uploads.store.of('1')).toMatchObject({ state: 'success', found: { objectName: asked[0], inside: inside() } });
});

test('one that cannot be read says why; another try asks again and sends nothing again', async () => {
  let wrong = true;
  const { storage, uploads, arrive } = setUp(() =>
    wrong ? Promise.reject(new Error('no whole ZIP')) : Promise.resolve(inside()),
  );
  await arrive();
  expect(uploads.store.of('1')).toMatchObject({ state: 'serverError', failure: { message: 'no whole ZIP' } });
  wrong = false;
  uploads.retry('1');
  await arrive();
  expect(uploads.store.of('1')?.state).toBe('success');
  expect(storage.transfers).toHaveLength(1);
});
