import { PhotoError } from '@archway/photo';
import { photoFailureOf } from './photo-failure.ts';

test('a file that cannot be read will not become readable; a worker may work the next time', () => {
  expect(photoFailureOf(new PhotoError('damaged', { detail: 'x' }))).toEqual({ key: 'damaged', final: true });
  expect(photoFailureOf(new PhotoError('unsupportedFormat'))).toEqual({ key: 'format', final: true });
  expect(photoFailureOf(new PhotoError('workerFailed'))).toEqual({ key: 'prepare', final: false });
  expect(photoFailureOf(new Error('offline'))).toEqual({ key: 'upload', final: false });
});
