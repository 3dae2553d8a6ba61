import type { StorageScope } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { type CredentialWorld, credentialFlow } from './credential-flow.ts';
import { newCredentialUpload } from './credential-upload.ts';

function setUp(change: Partial<CredentialWorld> = {}) {
  const world = {
    check: jest.fn(() => Promise.resolve()),
    register: jest.fn<Promise<unknown>, unknown[]>(() => Promise.resolve()),
    refresh: jest.fn(() => Promise.resolve()),
    tell: (failure: unknown) => ({ message: (failure as Error).message }),
    isLost: (failure: unknown) => (failure as Error).message === 'lost',
  };
  const storage = new FakeStorage<StorageScope, Blob>('archway/doctor/7/9/-/');
  const uploads = new Uploads(credentialFlow({ ...world, ...change }), { storage: () => storage });
  const file = new File(['x'], 'sign.PNG', { type: 'image/png' });
  const start = () => uploads.start([{ upload: newCredentialUpload('1', 'doorPhoto', '5', file), work: { file } }]);
  const arrive = async () => {
    await settled();
    storage.finishAll();
    await settled();
  };
  return { world, storage, uploads, start, arrive };
}

test('a document is looked at, travels below its owner, and is kept for its practice', async () => {
  const { world, storage, start, arrive } = setUp();
  const ended = start();
  await arrive();
  await expect(ended).resolves.toEqual(['success']);
  expect(storage.transfers[0]?.options).toMatchObject({ scope: { dataType: 9 }, contentType: 'image/png' });
  expect(world.register).toHaveBeenCalledWith(
    expect.objectContaining({ item: 'doorPhoto', practiceId: '5', fileName: 'sign.PNG', crc64: '1' }),
  );
  expect((world.register.mock.calls[0]?.[0] as { objectName: string }).objectName).toMatch(/_doorPhoto\.png$/);
});

test('what is refused does not travel', async () => {
  const { storage, uploads, start } = setUp({ check: () => Promise.reject(new Error('too small')) });
  await expect(start()).resolves.toEqual(['serverError']);
  expect(storage.transfers).toEqual([]);
  expect(uploads.store.of('1')?.failure).toEqual({ message: 'too small' });
});

test('what the server does not find travels again under another name; what it has does not', async () => {
  const { world, storage, uploads, start, arrive } = setUp();
  world.register.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('no answer'));
  void start();
  await arrive();
  uploads.retry('1');
  await arrive();
  expect(new Set(storage.transfers.map(({ name }) => name)).size).toBe(2);
  uploads.retry('1');
  await arrive();
  expect(storage.transfers).toHaveLength(2);
  expect(world.register).toHaveBeenCalledTimes(3);
});
