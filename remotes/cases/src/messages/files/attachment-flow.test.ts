import type { StorageScope } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { attachmentFlow } from './attachment-flow.ts';
import { newAttachmentUpload } from './attachment-upload.ts';

function setUp() {
  const storage = new FakeStorage<StorageScope, Blob>('archway/doctor/7/9/-/');
  const uploads = new Uploads(
    attachmentFlow((thrown) => ({ message: (thrown as Error).message })),
    {
      storage: () => storage,
    },
  );
  const file = new File(['x'], 'Scan.PDF', { type: 'application/pdf' });
  const upload = newAttachmentUpload('1', { caseId: '5', version: 2, thread: '' }, '7', file);
  return { storage, uploads, start: () => uploads.start([{ upload, work: { file } }]) };
}

test('a file travels below its author, and stays until its message is sent', async () => {
  const { storage, uploads, start } = setUp();
  const ended = start();
  await settled();
  storage.finishAll();
  await expect(ended).resolves.toEqual(['success']);
  const scope = { caseId: '5', version: 2, dataType: 7, targetOrStepId: '7' };
  expect(storage.transfers[0]?.options).toMatchObject({ scope, contentType: 'application/pdf' });
  expect(storage.transfers[0]?.name).toMatch(/_message\.pdf$/);
  expect(uploads.store.of('1')).toMatchObject({ state: 'success', fileName: 'Scan.PDF' });
  expect(uploads.store.of('1')?.stored?.key).toContain('archway/doctor/7/9/-/');
  await uploads.dismiss(['1']);
  expect(uploads.store.all()).toEqual([]);
});
