import { dataTypes } from '@archway/contracts';
import { type StorageClient, createStorageClient } from '../client.ts';
import { UploadQueue } from './upload-queue.ts';
import { UploadTask } from './upload-task.ts';
import { isUnderWay, uploadStatuses } from './upload-state.ts';

const scope = { dataType: dataTypes.productSettings };
const client = (): StorageClient => createStorageClient({ fetchCredentials: async () => null, delayMs: 0 });

test('others wait, and a task that was aborted meanwhile is not started', async () => {
  const queue = new UploadQueue(1);
  const started: string[] = [];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const task = (name: string): UploadTask =>
    new UploadTask(client(), {
      scope,
      prepare: async () => {
        started.push(name);
        await held;
        throw new Error('no file');
      },
    });
  const [first, second, third] = [task('first'), task('second'), task('third')];
  const all = Promise.all([first, second, third].map((each) => queue.add(each!)));
  expect(first!.state().status).toBe('preparing');
  expect(second!.state().status).toBe('waiting');
  await second!.abort();
  expect(second!.state().status).toBe('aborted');
  release();
  await all;
  expect(started).toEqual(['first', 'third']);
  expect(third!.state()).toMatchObject({ status: 'serverError', error: { message: 'no file' } });
});

test('the states are those of the specification; only the final three let a page go', () => {
  expect(uploadStatuses).toHaveLength(9);
  const final = uploadStatuses.filter((status) => !isUnderWay({ status } as Parameters<typeof isUnderWay>[0]));
  expect(final).toEqual(['success', 'aborted', 'serverError']);
});
