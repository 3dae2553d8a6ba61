import { MeshError } from '@archway/mesh';
import { ApiError } from '@archway/platform';
import { FetchFailure } from './fetch-bytes.ts';
import { loadFailure } from './load-failure.ts';

test.each([
  [new MeshError('truncated', { expected: 9, found: 3, what: 'bytes' }), 'damaged'],
  [new MeshError('dracoDecode', { detail: 'x' }), 'damaged'],
  [new MeshError('pointCloud'), 'pointCloud'],
  [new MeshError('workerFailed', { detail: 'x' }), 'decoder'],
  [new FetchFailure(403), 'refused'],
  [new FetchFailure(404), 'missing'],
  [new FetchFailure(500), 'server'],
  [new FetchFailure(0), 'network'],
  [new ApiError({ name: 'storageScope', message: 'no', code: 203005, http: 200 }), 'refused'],
  [new ApiError({ name: 'networkError', message: 'no' }), 'network'],
  [new ApiError({ name: 'serverError', message: 'no', http: 500 }), 'server'],
  [new Error('odd'), 'server'],
])('%s is told as %s', (error, kind) => {
  expect(loadFailure(error).kind).toBe(kind);
});
