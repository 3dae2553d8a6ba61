import type { UploadCheckpoint } from '@archway/storage';
import { noteOf } from '@archway/uploads';
import { interruptedFiles } from './interrupted-files.ts';

const kept = (startedAt: number, about: object, kind = 'model'): UploadCheckpoint => ({
  ...{ id: `${startedAt}`, scope: {} as UploadCheckpoint['scope'], key: 'a', uploadId: 'b', size: 1, partSize: 1 },
  ...{ contentType: 'model/stl', startedAt, note: noteOf(kind, about) },
});

test('uploads of one case are found, the last one first, also those that an earlier page kept in other words', async () => {
  const storage = {
    interrupted: async () => [
      kept(1, { ptId: '7', version: 1, jaw: 'upper' }),
      kept(2, { caseId: '7', version: 1, jaw: 'lower' }),
      kept(3, { caseId: '8', version: 1 }),
      kept(4, { caseId: '7', version: 2 }),
      kept(5, { caseId: '7', version: 1 }, 'cbct'),
    ],
  };
  const found = await interruptedFiles(storage, 'model', { caseId: '7', version: 1 });
  expect(found.map(({ about }) => about)).toEqual([
    { caseId: '7', version: 1, jaw: 'lower' },
    { caseId: '7', version: 1, jaw: 'upper' },
  ]);
});
