import { VolumeError } from '@archway/volume';
import { FetchFailure } from '../../loading/fetch-bytes.ts';
import { cbctFailure, ModuleFailure } from './cbct-failure.ts';

const kind = (error: unknown): string => cbctFailure(error).kind;

test('the catalogue: what is wrong with the package', () => {
  expect(kind(new VolumeError('archive'))).toBe('loadZippedDicomFail');
  expect(kind(new VolumeError('checksum'))).toBe('loadZippedDicomFail');
  expect(kind(new VolumeError('noImageData'))).toBe('noImageData');
  expect(kind(new VolumeError('unsupportedDataType'))).toBe('unsupportedType');
  expect(kind(new VolumeError('chunkDamaged'))).toBe('frame');
});

test('fetching: the network, the storage and a link that expired are told apart', () => {
  expect(kind(new FetchFailure(0))).toBe('network');
  expect(kind(new FetchFailure(502))).toBe('network');
  expect(kind(new FetchFailure(404))).toBe('missing');
  expect(kind(new FetchFailure(403))).toBe('refused');
});

test('own code that does not come or does not start, memory that does not suffice, and the rest', () => {
  expect(kind(new ModuleFailure('file', 'x'))).toBe('moduleFile');
  expect(kind(new ModuleFailure('init', new Error('x')))).toBe('moduleInit');
  expect(kind(new VolumeError('codecModule'))).toBe('moduleFile');
  expect(kind(new VolumeError('workerFailed'))).toBe('moduleInit');
  expect(kind(new RangeError('Array buffer allocation failed'))).toBe('tooLarge');
  expect(kind('?')).toBe('imageData');
});
