import { encodeDraco, generateJaw, MeshError, writeStl } from '@archway/mesh';
import { generatedArch } from '../frame/generated-arch.fixture.ts';
import { prepareModel } from './prepare-model.ts';

const jaw = generatedArch('lower');

test('a model becomes all that the scene needs', async () => {
  const model = await prepareModel(await encodeDraco(jaw), '1.drc', 1);
  expect(model.indices.length).toBe(jaw.indices.length);
  expect(model.normals.length).toBe(model.positions.length);
  expect(model.bvhRoots.length).toBeGreaterThan(0);
  expect(model.frame?.archFit).toBeGreaterThan(0.45);
  expect(Math.round(model.max[0] - model.min[0])).toBe(65);
  expect(model.colors).toBeNull();
});

test('a file in metres is shown in millimetres', async () => {
  const metres = { ...jaw, positions: jaw.positions.map((value) => value / 1000) };
  const [small, whole] = [
    await prepareModel(await encodeDraco(metres), '1.drc', 1000),
    await prepareModel(await encodeDraco(jaw), '1.drc', 1),
  ];
  small.max.forEach((value, i) => expect(value).toBeCloseTo(whole.max[i]!, 2));
});

test('colours are kept as light, and one even colour is none', async () => {
  const count = jaw.positions.length / 3;
  const painted = (of: (vertex: number) => number) => ({
    ...jaw,
    colors: Uint8Array.from({ length: count * 3 }, (_, i) => of(Math.floor(i / 3))),
  });
  const colored = await prepareModel(
    await encodeDraco(painted((vertex) => (vertex % 2 === 0 ? 255 : 128))),
    'a.drc',
    1,
  );
  expect([...new Set(colored.colors)].sort((a, b) => a - b)).toEqual([14_146, 65_535]);
  const even = await prepareModel(await encodeDraco(painted(() => 128)), 'a.drc', 1);
  expect(even.colors).toBeNull();
});

test('a damaged file is a named error', async () => {
  const bytes = await encodeDraco(jaw);
  await expect(prepareModel(bytes.slice(0, 200), '1.drc', 1)).rejects.toBeInstanceOf(MeshError);
});

test('what is no arch is shown all the same', async () => {
  const triangle = { positions: new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), indices: new Uint32Array([0, 1, 2]) };
  const model = await prepareModel(await encodeDraco(triangle), '1.drc', 1);
  expect(model.indices).toHaveLength(3);
  expect(model.max.map(Math.round)).toEqual([1, 1, 0]);
});

test('a file of the reader is cleaned, brought to millimetres and told apart', async () => {
  const metres = generateJaw({ jaw: 'lower', triangles: 20_000 });
  metres.positions = metres.positions.map((value) => value / 1000);
  const model = await prepareModel(writeStl(metres).bytes, 'mine.stl', null);
  expect(model.jawGuess).toBe('lower');
  expect(Math.round(model.max[0] - model.min[0])).toBeGreaterThan(40);
  expect(model.positions.length / 3).toBeLessThan(model.indices.length / 3);
});
