import { render } from '@testing-library/react';
import { PoolUpload } from '../photos/pool/PoolUpload.tsx';
import { UploadTile } from '../photos/board/UploadTile.tsx';
import { type PhotoUpload, newPhotoUpload } from '../photos/upload/photo-upload.ts';
import { UploadFailed } from '../models/upload/UploadFailed.tsx';
import { JawUpload } from '../models/upload/JawUpload.tsx';
import { type ModelUpload, newModelUpload } from '../models/upload/model-upload.ts';

const STORED = '__ENCODED__%E4%B8%8A%E9%A2%8C.stl^^^1700_a';
const SHOWN = '上颌.stl';

const model: ModelUpload = newModelUpload(
  { caseId: '7', version: 1, jaw: 1, modelType: 'scan' },
  { name: STORED, size: 10 },
);
const photo: PhotoUpload = {
  ...newPhotoUpload('a', { caseId: '7', version: 1 }, { name: STORED, size: 10 }, 'frontOcc'),
  state: 'uploading',
  share: 0.5,
};

test.each([
  ['a model that failed', <UploadFailed upload={{ ...model, failure: { key: 'read' } }} />],
  ['a model on its way', <JawUpload upload={model} />],
  ['a photo on its way to the pool', <PoolUpload upload={photo} />],
  ['a photo that did not get to its place', <UploadTile upload={{ ...photo, state: 'aborted' }} />],
])('%s is shown by the name that its file is to be shown by', (_what, screen) => {
  const { container } = render(screen);
  expect(container.innerHTML).toContain(SHOWN);
  expect(container.innerHTML).not.toContain('ENCODED');
});
