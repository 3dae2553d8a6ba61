import { orientJaw } from '@archway/mesh';
import type { Vec3 } from '@archway/geometry';
import { arrange, placePoint } from '../frame/placement.ts';
import { generatedArch } from '../frame/generated-arch.fixture.ts';
import type { SceneModel } from '../scene/scene-object.ts';
import { placeComparison } from './comparison-models.ts';

const modelFrom = (place?: (point: Vec3) => Vec3): SceneModel =>
  ({
    modelId: '1',
    jaw: 'lower',
    ghost: true,
    model: { frame: orientJaw(generatedArch('lower', place)) },
  }) as unknown as SceneModel;
const present = modelFrom();
const arrangement = arrange(null, present.model.frame);

test('a version in the same system stays where it is', () => {
  const { sameSystem, placementOf } = placeComparison([present], arrangement, [
    modelFrom(([x, y, z]) => [x + 1, y, z]),
  ]);
  expect(sameSystem).toBe(true);
  expect(placementOf('lower')).toBe(arrangement.lower);
});

test('a version of another scanner is laid over by its arch, and that is told', () => {
  const elsewhere = ([x, y, z]: Vec3): Vec3 => [z + 40, x - 12, y + 7];
  const { sameSystem, placementOf } = placeComparison([present], arrangement, [modelFrom(elsewhere)]);
  expect(sameSystem).toBe(false);
  const tip: Vec3 = [0, 0, 0];
  const [a, b] = [placePoint(arrangement.lower!, tip), placePoint(placementOf('lower')!, elsewhere(tip))];
  a.forEach((value, i) => expect(Math.abs(value - b[i]!)).toBeLessThan(1));
});
