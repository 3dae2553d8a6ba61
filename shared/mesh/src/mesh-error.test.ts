import { fileTypeOf } from './mesh.ts';
import { MeshError, meshErrorCodes } from './mesh-error.ts';

test('the specified texts', () => {
  expect(new MeshError('pointCloud').message).toBe('Wrong geometry type, expected mesh, got point cloud.');
  expect(new MeshError('noPositions').message).toBe('No position attribute found in the decoded model.');
  expect(new MeshError('dracoDecode', { detail: 'x' }).message).toBe('Could not decode Draco file: x');
  expect(new MeshError('unknownFormat', { name: 'off' }).message).toBe('Unsupported file format: off');
});

test('every code has a text, and a missing value leaves no brace', () => {
  for (const code of meshErrorCodes) expect(new MeshError(code).message).not.toMatch(/[{}]|^$/);
});

test('the type of a file is what follows the last dot, without a query, lower case', () => {
  expect(['a.STL', 'a.b.ply?x=1.obj', 'http://h/p/a.Drc?Expires=1', 'none', 'dot.'].map(fileTypeOf)).toEqual([
    'stl',
    'ply',
    'drc',
    '',
    '',
  ]);
});
