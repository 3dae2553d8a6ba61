import { meshFilesAmong } from './bundle.ts';

const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];

test('a mesh is found by its hash in any folder and format, and what is not there is named', () => {
  const { found, missing } = meshFilesAmong(['plan.json', `meshes/${one}.drc`, 'meshes/else.stl'], [one, other]);
  expect([...found]).toEqual([[one, `meshes/${one}.drc`]]);
  expect(missing).toEqual([other]);
  expect(meshFilesAmong([`D:\\plan\\meshes\\${other.toUpperCase()}.STL`], [other]).missing).toEqual([]);
});
