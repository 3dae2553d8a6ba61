import { sheet } from '../testing/shapes.ts';
import { faceColorsToVertices } from './face-colors.ts';

test('a vertex takes the colour of most of its faces and invents none', () => {
  const mesh = sheet(4);
  const faceColors = new Uint8Array(mesh.indices.length).fill(10);
  for (let i = 0; i < 48; i += 3) faceColors.set([200, 0, 50], i);
  const { colors } = faceColorsToVertices({ ...mesh, faceColors });
  const found = new Set<string>();
  for (let v = 0; v < colors!.length; v += 3) found.add(colors!.subarray(v, v + 3).join());
  expect([...found].sort()).toEqual(['10,10,10', '200,0,50']);
  expect(colors!.subarray(0, 3).join()).toBe('200,0,50');
});

test('colours of vertices win, and a mesh without any stays itself', () => {
  const mesh = sheet(1);
  expect(faceColorsToVertices(mesh)).toBe(mesh);
  const both = { ...mesh, colors: new Uint8Array(12), faceColors: new Uint8Array(6).fill(9) };
  expect(faceColorsToVertices(both)).toBe(both);
});
